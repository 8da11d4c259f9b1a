import Perpend

/// The pictures of a feed: what their sizes are and what a column makes of them.
struct Feed {
  /// Heights at the standard width of a column, 100 to 400 points.
  let heights: [Int32]
  /// Original sizes in whole pixels, which are about `heights` tall when scaled to the standard width.
  let originals: [(width: Int32, height: Int32)]

  init(count: Int) {
    var heightGenerator = Generator(seed: 42)
    var widthGenerator = Generator(seed: 7)
    heights = (0..<count).map { _ in Int32(heightGenerator.next(in: 100...400)) }
    originals = heights.map { height in
      let width = widthGenerator.next(in: 320...1280)
      return (Int32(width), Int32((Int(height) * width + 100) / 200))
    }
  }

  var count: Int { heights.count }

  /// Sizes that say their height outright.
  var given: [LayoutSize] { heights.map { LayoutSize(height: Double($0)) } }

  /// Sizes of which only the aspect ratio counts.
  var aspect: [LayoutSize] {
    originals.map { LayoutSize(width: Double($0.width), height: Double($0.height)) }
  }

  /// The same as ratios of width to height.
  var ratios: [LayoutSize] {
    originals.map { LayoutSize(width: Double($0.width) / Double($0.height), height: 1) }
  }

  /// How tall the originals are in a column of `columnWidth` points, on a pixel grid of one pixel a point.
  func scaled(toColumnWidth columnWidth: Int) -> [Int32] {
    originals.map { Int32(Int($0.height) * columnWidth / Int($0.width)) }
  }
}

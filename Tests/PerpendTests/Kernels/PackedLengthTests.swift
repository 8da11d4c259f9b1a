import Perpend
import TestSupport
import Testing

/// How sizes are kept: against the reference, one by one and many at a time.
struct PackedLengthTests {
  /// Lengths at the ends of what is kept in one way or the other.
  private static let lengths: [Double] = {
    let whole = [0, 1, 2, 319, 960, 8_388_607, 8_388_608, 16_777_217, 1_919_999_999, 1_920_000_000].map {
      $0 / 960.0
    }
    let others = [
      -0.0, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-34, 8e-34, 1e-9, 0.0005, 1.0 / 1920, 0.1,
      1.0 / 3, 1.0 / 7, 16.0 / 9, 8738.13,
      8738.1334, 1_999_999.999,
    ]
    return whole + others + whole.flatMap { [$0.nextUp, max(0, $0.nextDown)] }.filter { $0 <= 2_000_000 }
  }()

  private static let sizes = lengths.flatMap { width in
    lengths.map { LayoutSize(width: width, height: $0) }
  }

  private func kept(_ size: LayoutSize) -> LayoutSize {
    let (width, height) = PackedLength.pack(width: size.width, height: size.height)
    #expect(width.isTerm == height.isTerm)
    return LayoutSize(width: width.points, height: height.points)
  }

  private func randomSizes() -> [LayoutSize] {
    var random = RandomSource(seed: 1)
    return SizeStyle.allCases.flatMap { $0.sizes(1000, using: &random) }
  }

  @Test func areAsTheReferenceHasThem() {
    for size in Self.sizes + randomSizes() {
      #expect(kept(size) == OriginalSize(size).points, "\(size)")
      let (width, height) = PackedLength.pack(width: size.width, height: size.height)
      let reference = OriginalSize(size)
      #expect(Int(width.units) == reference.width && Int(height.units) == reference.height, "\(size)")
    }
  }

  /// What is given back comes in again as the very same bits, along either axis; no width becomes 0.
  @Test func comeInAgainAlike() {
    for size in Self.sizes + randomSizes() {
      let first = PackedLength.pack(width: size.width, height: size.height)
      let again = kept(size)
      #expect(first == PackedLength.pack(width: again.width, height: again.height), "\(size)")
      let exchanged = PackedLength.pack(width: again.height, height: again.width)
      #expect((first.height, first.width) == exchanged, "\(size)")
      if size.width > 0, size.height > 0 { #expect(first.width.exactUnits > 0, "\(size)") }
      #expect(again.width <= 2_000_000 && again.height <= 2_000_000, "\(size)")
    }
  }

  /// Runs of sizes against sizes one by one, in the order of ratios, whole sizes and both.
  @Test func manyAtATimeAreAsOneByOne() {
    var random = RandomSource(seed: 2)
    var intake = SizeIntake()
    let all = Self.sizes.filter { $0.width < 1_999_999.9994 && $0.height < 1_999_999.9994 }
    for round in 0..<300 {
      let sizes = (0..<SizeIntake.run).map { _ in
        round % 3 == 0 ? SizeStyle.pictures.size(using: &random) : random.pick(all)
      }
      var (widths, heights) = ([Int32](repeating: 0, count: 64), [Int32](repeating: 0, count: 64))
      let isWithin = unsafe intake.pack(sizes, widths: &widths, heights: &heights)
      // What has a sign is left to the scalar code.
      #expect(isWithin == sizes.allSatisfy { $0.width.sign == .plus && $0.height.sign == .plus })
      guard isWithin else { continue }
      let expected = sizes.map { PackedLength.pack(width: $0.width, height: $0.height) }
      #expect(widths == expected.map(\.width.bits))
      #expect(heights == expected.map(\.height.bits))
      var (ranges, items) = (SizeRange(), SizeRange())
      unsafe ranges.include(widths: widths, heights: heights, count: SizeIntake.run)
      for kept in expected { items.include(width: kept.width, height: kept.height) }
      #expect(ranges == items)
    }
  }

  @Test(arguments: [
    -1.0, -0.0, .nan, -.nan, .infinity, -.infinity, 1e300, -.leastNonzeroMagnitude, 2_000_000.000_1,
  ])
  func whatMayBeOutOfBoundsIsSeen(length: Double) {
    for style in [SizeStyle.pictures, .ratios] {
      for place in 0..<2 * SizeIntake.run {
        var random = RandomSource(seed: 3)
        var intake = SizeIntake()
        var sizes = style.sizes(SizeIntake.run, using: &random)
        var (widths, heights) = ([Int32](repeating: 0, count: 64), [Int32](repeating: 0, count: 64))
        #expect(unsafe intake.pack(sizes, widths: &widths, heights: &heights))
        if place % 2 == 0 { sizes[place / 2].width = length } else { sizes[place / 2].height = length }
        #expect(unsafe !intake.pack(sizes, widths: &widths, heights: &heights))
      }
    }
  }

  /// No item of a range is longer, scaled, than the range says, nor by much.
  @Test func boundsOfRangesHold() throws {
    for size in randomSizes() where size.width > 0 {
      let (width, height) = PackedLength.pack(width: size.width, height: size.height)
      var range = SizeRange()
      range.include(width: width, height: height)
      for columnWidth in [0, 960, 374_400, 5_760_000_000] as [Int64] {
        let scaler = ItemScaler(
          columnWidth: columnWidth, grid: try #require(PixelGrid(scale: 960)), tallest: height.units)
        let extent = Double(scaler.extent(width: width.bits, height: height.bits))
        let bound = range.longestExtent(columnWidth: columnWidth)
        #expect(bound >= extent && bound <= max(Double(height.units), (extent + 1) * 1.13), "\(size)")
      }
    }
  }
}

import Foundation
import Perpend

/// What the tool does without arguments: lays out the sample that it brings along, and draws it.
package struct SampleCommand {
  static let pictureName = "perpend-sample.svg"

  /// The folder that the picture goes to.
  let folder: String

  package init(folder: String = FileManager.default.currentDirectoryPath) { self.folder = folder }

  package func run(_ console: Console) throws -> ExitCode {
    let laidOut = try LaidOutFeed(SampleFeed.read(), FeedStyle())
    let figures = Figures(laidOut)
    let timing = try Timing.measure(laidOut, viewportLength: 900)
    let path = URL(fileURLWithPath: folder).appendingPathComponent(Self.pictureName).path
    var picture = Picture(laidOut: laidOut, figures: figures)
    picture.offset = Self.liveliestOffset(laidOut.index, height: 1950)
    try PictureFile.write(picture.svg(), title: laidOut.name, to: path, console)
    console.print(
      """
      The bundled sample: the sizes of \(Format.grouped(figures.itemCount)) pictures of the Open Clip Art Library.

      \(Summary.text(figures, timing))

      The picture is in \(path)
      Open it in a browser; point at an item to see its size and place.
      perpend --help tells how to lay out a feed of your own.
      """)
    return .success
  }

  /// Where a viewport shows the beginnings of most sections: one that shows but a single section tells little.
  static func liveliestOffset(_ index: LayoutIndex, height: Double) -> Double {
    let starts = (0..<index.sectionCount).compactMap { index.frame(ofSection: $0)?.minY }
    var best = (offset: 0.0, count: 0)
    var end = 0
    for (first, start) in starts.enumerated() {
      let offset = max(0, start - height / 12).rounded()
      while end < starts.count, starts[end] < offset + height { end += 1 }
      if end - first > best.count { best = (offset, end - first) }
    }
    return best.offset
  }
}

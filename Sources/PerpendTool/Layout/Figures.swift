import Perpend

/// The figures of a section.
struct SectionFigures {
  var name: String
  var itemCount: Int
  var columnCount: Int
  var columnWidth: Double
  var start: Double
  var height: Double
  var tallestItem: Double
  var itemsArea: Double
  var columnsArea: Double

  /// Which share of its columns the items take up.
  var fill: Double { columnsArea > 0 ? itemsArea / columnsArea : 0 }

  init(_ section: Int, of laidOut: LaidOutFeed) {
    let index = laidOut.index
    let frame = index.frame(ofSection: section) ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let columns = laidOut.itemArea(ofSection: section) ?? frame
    let width = index.itemWidth(inSection: section) ?? 0
    var heights = 0.0
    var tallest = 0.0
    index.forEachElement(in: frame) { element in
      guard element.path.kind == .item, element.path.section == section else { return }
      heights += element.frame.height
      tallest = max(tallest, element.frame.height)
    }
    name = laidOut.feed.groups[section].name
    itemCount = index.itemCount(inSection: section) ?? 0
    columnCount = index.columnCount(inSection: section) ?? 0
    columnWidth = width
    start = frame.minY
    height = frame.height
    tallestItem = tallest
    itemsArea = heights * width
    columnsArea = Double(columnCount) * width * columns.height
  }
}

/// The figures of a whole feed.
struct Figures {
  var sections: [SectionFigures]
  var itemCount: Int
  var contentSize: Size
  var bytesPerItem: Double

  var fill: Double {
    let columns = sections.reduce(0) { $0 + $1.columnsArea }
    return columns > 0 ? sections.reduce(0) { $0 + $1.itemsArea } / columns : 0
  }

  /// Such as "6 of 188 pt".
  var columns: String {
    guard let first = sections.first else { return "none" }
    return "\(first.columnCount) of \(Format.grouped(first.columnWidth)) pt"
  }

  var size: String { "\(Format.grouped(contentSize.width)) × \(Format.grouped(contentSize.height)) pt" }

  init(_ laidOut: LaidOutFeed) {
    let index = laidOut.index
    sections = laidOut.feed.groups.indices.map { SectionFigures($0, of: laidOut) }
    itemCount = index.itemCount
    contentSize = index.contentSize
    bytesPerItem = itemCount > 0 ? Double(index.byteCount) / Double(itemCount) : 0
  }
}

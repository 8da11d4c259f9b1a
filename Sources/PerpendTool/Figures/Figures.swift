import Perpend

/// The figures of a section. Lengths are those along the way the feed scrolls.
struct SectionFigures {
  var name: String
  var layout: SectionLayout
  var itemCount: Int
  var columnCount: Int
  var columnWidth: Double
  var start: Double
  var length: Double
  var longestItem = 0.0
  var itemsArea = 0.0
  var columnsArea: Double

  /// Which share of its columns the items take up.
  var fill: Double { columnsArea > 0 ? min(1, itemsArea / columnsArea) : 0 }

  init(_ section: Int, of laidOut: LaidOutFeed) {
    let index = laidOut.index
    let axis = laidOut.axis
    let frame = index.frame(ofSection: section) ?? LayoutRect(x: 0, y: 0, width: 0, height: 0)
    let options = laidOut.options(ofSection: section)
    name = laidOut.sectionNames[section]
    layout = options.layout
    itemCount = index.itemCount(inSection: section) ?? 0
    columnCount = index.columnCount(inSection: section) ?? 0
    columnWidth = index.itemWidth(inSection: section) ?? 0
    start = axis.start(frame)
    length = axis.length(frame)
    let tracks = SectionTracks(ofSection: section, in: laidOut.index)
    columnsArea = tracks?.columns.reduce(0) { $0 + $1.width * $1.height } ?? 0
    if case .grid = options.layout {
      // There may be more of them than one can look at.
      guard itemCount > 0, let first = index.frame(ofItemAt: ItemPath(section: section, item: 0)) else {
        return
      }
      longestItem = axis.length(first)
      itemsArea = first.width * first.height * Double(itemCount)
      return
    }
    let room = tracks?.area ?? frame
    var (longest, area) = (0.0, 0.0)
    for item in 0..<itemCount {
      guard let frame = index.frame(ofItemAt: ItemPath(section: section, item: item)) else { continue }
      longest = max(longest, axis.length(frame))
      // What sticks out of the columns fills nothing of them.
      area += frame.areaShared(with: room)
    }
    (longestItem, itemsArea) = (longest, area)
  }
}

/// The figures of a whole feed.
package struct Figures {
  var sections: [SectionFigures]
  var itemCount: Int
  var contentSize: LayoutSize
  var bytesPerItem: Double

  package var fill: Double {
    let columns = sections.reduce(0) { $0 + $1.columnsArea }
    return columns > 0 ? min(1, sections.reduce(0) { $0 + $1.itemsArea } / columns) : 0
  }

  /// Such as "6 of 188 pt", or "1 to 6" where the sections differ.
  var columns: String {
    guard let first = sections.first, let least = sections.map(\.columnCount).min(),
      let most = sections.map(\.columnCount).max()
    else { return "none" }
    guard least == most else { return "\(least) to \(most)" }
    let isEven = sections.allSatisfy { $0.columnWidth == first.columnWidth }
    return isEven ? "\(most) of \(Format.grouped(first.columnWidth)) pt" : String(most)
  }

  /// Whether a column is more than a line that a layout fills as it likes.
  var hasColumns: Bool { sections.contains { $0.layout.hasColumns } }

  /// Whether all sections are waterfalls.
  var isWaterfall: Bool { sections.allSatisfy { $0.layout.kind == .waterfall } }

  /// The names of the layouts, each once.
  var layouts: String {
    sections.map(\.layout.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      .joined(separator: ", ")
  }

  var size: String { "\(Format.grouped(contentSize.width)) × \(Format.grouped(contentSize.height)) pt" }

  package init(_ laidOut: LaidOutFeed) {
    let index = laidOut.index
    sections = laidOut.sectionNames.indices.map { SectionFigures($0, of: laidOut) }
    itemCount = index.itemCount
    contentSize = index.contentSize
    bytesPerItem = itemCount > 0 ? Double(index.byteCount) / Double(itemCount) : 0
  }
}

import Perpend

/// A feed together with its layout.
struct LaidOutFeed {
  let feed: Feed
  let style: FeedStyle
  let index: LayoutIndex

  init(_ feed: Feed, _ style: FeedStyle) throws {
    self.feed = feed
    self.style = style
    do {
      index = try LayoutIndex(style.container, sections: Self.sections(feed, style))
    } catch {
      throw ToolError.refused("\(feed.name): the layout was refused: \(Refusal(error).message)")
    }
  }

  static func sections(_ feed: Feed, _ style: FeedStyle) -> [Section] {
    feed.groups.map { Section(options: style.options(), items: $0.items) }
  }

  /// The whole content.
  var bounds: Rect {
    let size = index.contentSize
    return Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// Where the items of a section stand: from the top of the first to the end of the longest column.
  func itemArea(ofSection section: Int) -> Rect? {
    guard let frame = index.frame(ofSection: section), let width = index.itemWidth(inSection: section),
      let columns = index.columnCount(inSection: section)
    else { return nil }
    var top = frame.minY + style.insets.top
    if let header = index.frame(ofHeaderInSection: section) { top = header.maxY + style.insets.top }
    let bottom = (index.frame(ofFooterInSection: section)?.minY ?? frame.maxY) - style.insets.bottom
    let gaps = Double(columns - 1) * style.waterfall.columnSpacing
    return Rect(
      x: style.insets.leading, y: top, width: Double(columns) * width + gaps, height: max(0, bottom - top))
  }
}

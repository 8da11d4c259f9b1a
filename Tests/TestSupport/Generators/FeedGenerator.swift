import Perpend

extension RandomSource {
  /// A section of up to `maximum` items, often of a number at which blocks end.
  package mutating func section(maximum: Int, style: SizeStyle? = nil) -> FeedSection {
    let boundaries = [0, 1, 2, 63, 64, 65, 127, 128, 129, 255, 256, 257].filter { $0 <= maximum }
    let count = oneIn(2) ? pick(boundaries) : int(0...maximum)
    let style = style ?? pick(SizeStyle.allCases)
    return section(options(), count, style)
  }

  /// A section of so many items; those of a grid come without sizes, with some or all.
  package mutating func section(_ options: SectionOptions, _ count: Int, _ style: SizeStyle) -> FeedSection {
    var section = FeedSection(options: options)
    if section.isGrid { section.unsizedItemCount = pick([0, count, int(0...count)]) }
    section.items = style.sizes(count - section.unsizedItemCount, using: &self)
    section.traits = traits(count)
    return section
  }

  /// A feed that is not refused.
  package mutating func feed(sections: Int, maximum: Int) -> Feed {
    var feed = Feed(container(), [])
    if oneIn(3) { feed.header = supplementary() }
    if oneIn(3) { feed.footer = supplementary() }
    while feed.sections.count < sections {
      feed.sections.append(section(maximum: maximum))
      // A tall picture in a very wide column is beyond the limit of a height.
      if feed.referenceIfAny == nil { feed.sections.removeLast() }
    }
    return feed
  }

  /// The path of an item, or nil if the feed has none.
  package mutating func itemPath(in feed: Feed) -> ItemPath? {
    let filled = feed.sections.indices.filter { feed.sections[$0].itemCount > 0 }
    if filled.isEmpty { return nil }
    let section = pick(filled)
    let last = feed.sections[section].itemCount - 1
    let boundary = 64 * int(0...last / 64)
    let item = pick([0, last, boundary, max(0, boundary - 1), int(0...last), int(0...last)])
    return ItemPath(section: section, item: item)
  }

  /// A rectangle near something: edges on, just before or just after those of elements, now and then endless.
  package mutating func rect(in layout: ReferenceLayout) -> LayoutRect {
    let box = layout.elements.isEmpty ? Box(x: 0, y: 0, width: 0, height: 0) : pick(layout.elements).box
    let other = layout.elements.isEmpty ? box : pick(layout.elements).box
    let x = edge(pick([box.x, box.maxX]))
    let y = edge(pick([box.y, box.maxY]))
    let widths: [Double] = [
      edge(other.maxX) - x, layout.container.crossLength, length(0...400), 1 / 960, .infinity,
    ]
    let heights: [Double] = [edge(other.maxY) - y, length(0...2000), length(0...200), 1 / 960, 1e12]
    let width = pick(widths)
    let height = pick(heights)
    return LayoutRect(x: oneIn(3) ? 0 : x, y: y, width: width, height: height)
  }

  private mutating func edge(_ units: Int) -> Double {
    points(units + int(-1...1))
  }
}

extension RandomSource {
  /// Sections of 0 to 4 items with heights as given, some of no length, some reaching out over their neighbours.
  package mutating func feedOfSmallSections(_ count: Int) -> Feed {
    let container = Container(
      axis: pick(ScrollAxis.allCases), crossLength: 400, direction: pick(ReadingDirection.allCases))
    var sections: [FeedSection] = []
    while sections.count < count {
      var section = section(maximum: 4, style: pick([.given, .few, .withZeros]))
      if oneIn(3) {
        section.options.insets = LayoutInsets(
          top: length(-300...0), leading: length(-300...0), bottom: length(-300...0),
          trailing: length(-300...0))
      }
      let isLong = section.options.layout.mainSpacing > 100 || section.isGrid && !oneIn(5)
      if isLong { section = FeedSection(layout: .list(), items: section.items) }
      if Feed(container, [section]).referenceIfAny != nil { sections.append(section) }
    }
    return Feed(container, sections)
  }
}

import Perpend

/// A feed together with its layout.
package struct LaidOutFeed {
  let name: String
  /// What messages call it.
  let file: String
  let feed: FeedDescription
  /// What the sections are called.
  let sectionNames: [String]
  package let index: LayoutIndex

  /// A feed of lines, laid out as flags say.
  package init(_ feed: Feed, _ style: FeedStyle) throws {
    try self.init(style.description(of: feed), file: feed.name)
  }

  /// Lays out a feed that comes from `file`.
  package init(_ feed: FeedDescription, file: String) throws {
    name = feed.name ?? file
    self.file = file
    self.feed = feed
    sectionNames = feed.sections.indices.map { feed.sections[$0].id ?? "section \($0)" }
    do {
      index = try feed.index()
    } catch {
      let refusal = Refusal(error)
      let line = refusal.section.flatMap { $0 < feed.sections.count ? feed.sections[$0].line : nil } ?? 0
      let place = line > 0 ? "\(file):\(line)" : file
      throw ToolError.refused("\(place): the layout was refused: \(refusal.message)")
    }
  }

  var axis: ScrollAxis { index.container.axis }

  /// The whole content.
  package var bounds: LayoutRect {
    let size = index.contentSize
    return LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The name of the section that an element belongs to; nothing for what belongs to none.
  func name(ofSectionOf path: ElementPath) -> String { path.sectionNumber.map { sectionNames[$0] } ?? "" }

  /// Whether the feed begins at the right edge of its content.
  var startsAtRight: Bool { axis == .horizontal && index.container.direction == .rightToLeft }

  /// How far a rectangle is from the feed's start.
  func start(_ rect: LayoutRect) -> Double {
    index.physicalOffset(axis.start(rect), viewportLength: axis.length(rect))
  }

  /// How far the far end of a rectangle is from the feed's start.
  func end(_ rect: LayoutRect) -> Double { start(rect) + axis.length(rect) }

  /// A viewport over the whole breadth.
  func viewport(offset: Double = 0, length: Double) -> LayoutRect {
    axis.rect(
      start: index.physicalOffset(offset, viewportLength: length), length: length, crossStart: 0,
      breadth: index.container.crossLength)
  }

  /// The first section whose columns are too narrow for its items to have an area.
  var firstSectionWithoutWidth: Int? {
    sectionNames.indices.first { section in
      let layout = options(ofSection: section).layout
      return (layout.hasColumns || layout.kind == .list) && index.itemWidth(inSection: section) == 0
        && (index.itemCount(inSection: section) ?? 0) > 0
    }
  }

  /// How many elements a rectangle or a viewport has.
  func elementCount(in rect: LayoutRect) -> Int {
    var none: [ElementPath] = []
    var span = none.mutableSpan
    return index.paths(in: rect, into: &span)
  }

  func elementCount(in viewport: Viewport) -> Int {
    var none: [ElementPath] = []
    var span = none.mutableSpan
    return index.paths(in: viewport, into: &span)
  }

  /// About how many items of a grid may lie in so many square points: more, maybe, than one can go through. Of other
  /// layouts a file has given each item.
  func estimatedGridItems(in area: Double, sections: some Sequence<Int>) -> Double {
    sections.reduce(0) { most, section in
      guard case .grid(let grid) = options(ofSection: section).layout else { return most }
      let cell = (grid.itemSize.width + grid.columnSpacing) * (grid.itemSize.height + grid.rowSpacing)
      return max(most, min(Double(index.itemCount(inSection: section) ?? 0), area / max(cell, 1e-9)))
    }
  }

  func options(ofSection section: Int) -> SectionOptions {
    index.options(ofSection: section) ?? SectionOptions()
  }
}

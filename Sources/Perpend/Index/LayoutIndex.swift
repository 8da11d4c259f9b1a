/// Where every element of a feed lies, and what lies where.
///
///     var index = try LayoutIndex(Container(width: 390, displayScale: 3))
///     try index.append(FeedSection(layout: .waterfall(Waterfall()), items: sizesOfPhotos))
///     index.contentSize
///     index.forEachElement(in: viewport) { draw($0.path, $0.frame) }
///
/// It is a value: a copy costs next to nothing and shares what neither has changed. Another thread may query a
/// copy while the original is edited. Whatever throws leaves the index as it was.
///
/// The sections stand in an interval tree; so do, in each section, blocks of 64 items. A query descends both:
/// O(log n + k) for k elements found. A change lays out its section from there on, and shifts those below in
/// O(log s).
///
/// It is not a view: it draws nothing, measures nothing and holds nothing of what is shown.
public struct LayoutIndex: Sendable {
  /// What the feed is laid out in.
  public internal(set) var container: Container
  /// How many threads lay out sections: nil for as many as Dispatch gives, 1 for the caller's alone.
  ///
  /// The result is the same whatever the number. Little work stays on the caller's thread.
  public var maximumThreadCount: Int?
  /// How far edits lay out, in points, or nil for all there is: once all columns of a section have passed
  /// this offset, the rest of its items are left for `ensureLayout(through:)` or
  /// `continueLayout(itemBudget:)`.
  ///
  /// Until then they have no frames, no query finds them, and their sections are told to be as long as the sizes of all
  /// their items make likely: exactly so long in a list. What asks for an offset lays out what the answer depends on.
  public var layoutLimit: Double?
  /// The number of items that have no place yet. Where it is not 0, the content size is an estimate.
  public var pendingItemCount: Int { totals.pendingItemCount }
  /// The number of items in all sections.
  public var itemCount: Int { totals.itemCount }

  package internal(set) var containerMetrics: ContainerMetrics
  /// The header and the footer of the whole collection.
  var ends = CollectionEnds()
  package internal(set) var sections: ContiguousArray<SectionStorage> = []
  var tree = SectionTree()
  var totals = FeedTotals()
  var pinnedHeaders = PinnedHeaders()
  /// The end of the last section, in units.
  package var sectionsEnd: Double { totals.sectionsEnd }
  /// The number of edits in which items came, went, moved or changed their sizes.
  var revision = 0
  /// What edits have cost so far.
  package internal(set) var work = LayoutWork()

  /// Creates an index without sections, with a header and a footer for the whole collection if they are given.
  public init(
    _ container: Container, header: Supplementary? = nil, footer: Supplementary? = nil
  ) throws(LayoutError) {
    self.container = container
    containerMetrics = try ContainerMetrics(container)
    ends = try CollectionEnds(header: header, footer: footer, containerMetrics.orientation)
    totals.sectionsEnd = ends.headerLength
    totals.room = roomBefore
    totals.sectionsEnd += totals.room
  }

  /// Creates an index of sections, and lays them out. O(n) for n items.
  public init(
    _ container: Container, header: Supplementary? = nil, footer: Supplementary? = nil,
    sections: [FeedSection]
  ) throws(LayoutError) {
    try self.init(container, header: header, footer: footer)
    try append(contentsOf: sections)
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The bytes of memory that the index holds: sizes, positions, trees and checkpoints of all sections. O(s).
  public var byteCount: Int {
    sections.reduce(tree.byteCount + 8 * sections.capacity) {
      $0 + 16 + MemoryLayout<SectionState>.stride + $1.state.plan.byteCount
    }
  }

  /// A section, or nil if there is none of that number.
  func storage(_ section: Int) -> SectionStorage? {
    sections.indices.contains(section) ? sections[section] : nil
  }
}

/// Where every element of a feed lies, and what lies where.
///
///     var index = try LayoutIndex(Container(width: 390, displayScale: 3))
///     try index.append(FeedSection(layout: .waterfall(Waterfall()), items: sizesOfPhotos))
///     scrollView.contentHeight = index.contentSize.height
///     index.forEachElement(in: viewport) { draw($0.path, $0.frame) }
///
/// It is not a view: it draws nothing, measures nothing and does not know what is shown.
///
/// ## Values and threads
///
/// An index is a value. A copy costs O(1) and shares what neither has changed, so another thread may query a copy
/// while the original is edited. The first edit after a copy copies the list of sections, O(s), and each section
/// that it writes, O(n).
///
/// ## Costs
///
/// The comments say what a call costs for n items in the section, s sections in the feed and k found elements. The
/// number of columns of a waterfall, at most 255, counts as constant.
///
/// The sections are in an interval tree, and so are the blocks of up to 64 items in each section. A query descends
/// both, which takes O(log n + log s + k). Here k also counts blocks that reach into the rectangle with none of
/// their items: there are some where items have frames in any order, as a custom layout may place them. Where a
/// header is pinned with `.untilNext`, a query that is given a viewport takes O(log² s) instead of O(log s).
///
/// ## Errors
///
/// A call that throws leaves the index as it was. An *error of the layout* is one that only the layout can find:
/// `LayoutError.contentTooLong`, and where a custom layout makes no sense `LayoutError.invalidBandItemCount` or
/// `LayoutError.invalidLength`.
public struct LayoutIndex: Sendable {
  /// The container that the feed is laid out in. `setContainer(_:)` changes it.
  public internal(set) var container: Container
  /// How many threads lay out sections at most: nil for as many as Dispatch gives, 1 for the caller's thread alone.
  /// Less than 1 counts as 1.
  ///
  /// The result is the same for any number. Little work stays on the caller's thread.
  public var maximumThreadCount: Int?
  /// How far edits lay out, in points from the content's start; nil or NaN for all there is.
  ///
  /// Once all columns of a section have passed this offset, the rest of its items is *pending*: they have no frames
  /// and no query finds them, until `ensureLayout(through:)` or `continueLayout(itemBudget:)` lays them out. The
  /// length of their section is estimated from the sizes of all its items; in a list the estimate is exact. A call
  /// that returns an offset lays out what the answer depends on.
  public var layoutLimit: Double?
  /// The number of pending items: those that are not laid out yet. Where it is not 0, the content size is an
  /// estimate.
  ///
  /// - Complexity: O(1).
  public var pendingItemCount: Int { totals.pendingItemCount }
  /// The number of items in all sections.
  ///
  /// - Complexity: O(1).
  public var itemCount: Int { totals.itemCount }

  var containerMetrics: ContainerMetrics
  /// The header and the footer of the whole feed.
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

  /// Creates an index without sections.
  ///
  /// - Parameters:
  ///   - container: What the feed is laid out in.
  ///   - header: The header above all sections, or nil for none.
  ///   - footer: The footer below all sections, or nil for none.
  /// - Complexity: O(1).
  /// - Throws: `LayoutError.invalidLength` for a length of the container, a height or an inset;
  ///   `LayoutError.invalidDisplayScale`.
  public init(
    _ container: Container, header: Supplementary? = nil, footer: Supplementary? = nil
  ) throws(LayoutError) {
    self.container = container
    containerMetrics = try ContainerMetrics(container)
    ends = try CollectionEnds(header: header, footer: footer, containerMetrics.axis)
    totals.sectionsEnd = ends.headerLength
    totals.room = roomBefore
    totals.sectionsEnd += totals.room
  }

  /// Creates an index of sections, and lays them out.
  ///
  /// - Parameters:
  ///   - container: What the feed is laid out in.
  ///   - header: The header above all sections, or nil for none.
  ///   - footer: The footer below all sections, or nil for none.
  ///   - sections: The sections, in order.
  /// - Complexity: O(n + s) for the n items of all sections.
  /// - Throws: What `init(_:header:footer:)` and `append(contentsOf:)` throw.
  public init(
    _ container: Container, header: Supplementary? = nil, footer: Supplementary? = nil,
    sections: [FeedSection]
  ) throws(LayoutError) {
    try self.init(container, header: header, footer: footer)
    try append(contentsOf: sections)
  }

  /// The number of sections.
  ///
  /// - Complexity: O(1).
  public var sectionCount: Int { sections.count }

  /// The memory that the index holds, in bytes: sizes, positions, trees and checkpoints of all sections. What it
  /// shares with copies counts in full.
  ///
  /// - Complexity: O(s).
  public var byteCount: Int {
    sections.reduce(tree.byteCount + 8 * sections.capacity) {
      $0 + 16 + MemoryLayout<SectionState>.stride + $1.state.plan.byteCount
    }
  }

  /// How the feed lies in x and y.
  @inline(__always)
  package var orientation: Orientation { containerMetrics.orientation(contentLength: contentEnd) }

  /// A section, or nil if there is none of that index.
  func storage(_ section: Int) -> SectionStorage? {
    sections.indices.contains(section) ? sections[section] : nil
  }
}

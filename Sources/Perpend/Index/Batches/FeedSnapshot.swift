/// Which sections a feed has, and which items each of them, by identifiers of the caller's own.
///
///     let old: FeedSnapshot = ["today": [7, 8], "last week": [3, 5]]
///     var new = old
///     new.sections[0].items.insert(9, at: 0)
///     try index.update { batch throws(LayoutError) in
///       try batch.addDifference(from: old, to: new) {
///         options[$0]!
///       } size: {
///         sizes[$0]!
///       }
///     }
public struct FeedSnapshot<SectionID: Hashable, ItemID: Hashable>: Hashable {
  /// A section and its items, by their identifiers.
  public struct Section: Hashable {
    /// What distinguishes the section from the other sections of the feed.
    public var id: SectionID
    /// What distinguishes each item from all other items of the feed, in order.
    public var items: [ItemID]

    /// Creates a section.
    public init(id: SectionID, items: [ItemID] = []) {
      self.id = id
      self.items = items
    }
  }

  /// The sections, in order.
  public var sections: [Section]

  /// Creates a snapshot.
  public init(sections: [Section] = []) { self.sections = sections }
}

extension FeedSnapshot: ExpressibleByDictionaryLiteral {
  /// Creates a snapshot of sections in the order of the literal.
  ///
  /// - Complexity: O(s) for s sections.
  public init(dictionaryLiteral sections: (SectionID, [ItemID])...) {
    self.init(sections: sections.map { Section(id: $0, items: $1) })
  }
}

extension FeedSnapshot.Section: Sendable where SectionID: Sendable, ItemID: Sendable {}
extension FeedSnapshot: Sendable where SectionID: Sendable, ItemID: Sendable {}

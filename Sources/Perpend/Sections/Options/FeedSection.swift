/// A section as you pass it in: its options and the sizes of its items.
public struct FeedSection: Hashable, Sendable {
  /// Everything about the section except its items.
  public var options: SectionOptions
  /// The original sizes of the items, in order, in points: each width and height 0 to 2,000,000.
  public var items: [LayoutSize]
  /// What sets items apart from one another, in order. The array may be shorter than `items`: the items beyond its
  /// end have no traits.
  public var traits: [ItemTraits]
  /// How many more items there are, behind `items`, whose sizes are not given; 0 or more.
  ///
  /// Only a grid can have such items, since it does not need their sizes. Where there are any, no size is stored of
  /// the others either. Otherwise a grid stores all sizes, for another layout.
  public var unsizedItemCount: Int

  /// The number of items, or `Int.max` if there are more than that. A section may have 2^48.
  ///
  /// - Complexity: O(1).
  public var itemCount: Int {
    let (count, overflows) = items.count.addingReportingOverflow(unsizedItemCount)
    return overflows ? .max : count
  }

  /// Creates a section from its options.
  ///
  /// - Parameters:
  ///   - options: Everything about the section except its items.
  ///   - items: The original sizes of the items, in points.
  ///   - traits: What sets items apart, in order; it may be shorter than `items`.
  ///   - unsizedItemCount: How many more items a grid has, whose sizes are not given.
  public init(
    options: SectionOptions = SectionOptions(), items: [LayoutSize] = [], traits: [ItemTraits] = [],
    unsizedItemCount: Int = 0
  ) {
    self.options = options
    self.items = items
    self.traits = traits
    self.unsizedItemCount = unsizedItemCount
  }

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - layout: How the items are laid out.
  ///   - insets: The space around the items, each side in points, -2,000,000 to 2,000,000.
  ///   - header: The header above the items, or nil for none.
  ///   - footer: The footer below the items, or nil for none.
  ///   - decorations: Backgrounds and other decorations, at most 256.
  ///   - items: The original sizes of the items, in points.
  ///   - traits: What sets items apart, in order; it may be shorter than `items`.
  ///   - unsizedItemCount: How many more items a grid has, whose sizes are not given.
  public init(
    layout: SectionLayout, insets: LayoutInsets = .zero, header: Supplementary? = nil,
    footer: Supplementary? = nil, decorations: [Decoration] = [], items: [LayoutSize] = [],
    traits: [ItemTraits] = [], unsizedItemCount: Int = 0
  ) {
    self.init(
      options: SectionOptions(
        layout: layout, insets: insets, header: header, footer: footer, decorations: decorations),
      items: items, traits: traits, unsizedItemCount: unsizedItemCount)
  }
}

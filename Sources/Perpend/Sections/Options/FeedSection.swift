/// A section as it comes in: its options and the sizes of its items.
public struct FeedSection: Hashable, Sendable {
  /// Everything but the items.
  public var options: SectionOptions
  /// The original sizes of the items, in order.
  public var items: [LayoutSize]
  /// What sets items apart, in order; those beyond the array's end are like any other.
  public var traits: [ItemTraits]
  /// How many more items there are, whose sizes are not given since the layout, a grid, does not need them. Where
  /// there are any, no size is kept of the others either; otherwise a grid keeps all, for another layout.
  public var unsizedItemCount: Int

  /// The number of items, or `Int.max` if there are more than that.
  public var itemCount: Int {
    let (count, overflows) = items.count.addingReportingOverflow(unsizedItemCount)
    return overflows ? .max : count
  }

  /// Creates a section from its options.
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

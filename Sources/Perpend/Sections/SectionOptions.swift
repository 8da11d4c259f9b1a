/// How the items of a section are laid out.
public enum SectionLayout: Hashable, Sendable {
  /// Columns of equal width.
  case waterfall(Waterfall)

  /// One column in which each item has its own height: a waterfall of a single column.
  public static func list(itemSpacing: Double = 10) -> SectionLayout {
    .waterfall(Waterfall(columns: .count(1), itemSpacing: itemSpacing))
  }
}

/// Everything about a section but its items.
public struct SectionOptions: Hashable, Sendable {
  /// How the items are laid out.
  public var layout: SectionLayout
  /// The space around the items.
  public var insets: Insets
  /// The header above the items.
  public var header: Supplementary?
  /// The footer below them.
  public var footer: Supplementary?

  /// Creates the options of a section.
  public init(
    layout: SectionLayout = .waterfall(Waterfall()), insets: Insets = .zero,
    header: Supplementary? = nil, footer: Supplementary? = nil
  ) {
    self.layout = layout
    self.insets = insets
    self.header = header
    self.footer = footer
  }
}

/// A section as it comes in: its options and the sizes of its items.
public struct Section: Hashable, Sendable {
  /// Everything but the items.
  public var options: SectionOptions
  /// The original sizes of the items, in order.
  public var items: [Size]

  /// Creates a section from its options.
  public init(options: SectionOptions = SectionOptions(), items: [Size] = []) {
    self.options = options
    self.items = items
  }

  /// Creates a section.
  public init(
    layout: SectionLayout, insets: Insets = .zero, header: Supplementary? = nil,
    footer: Supplementary? = nil, items: [Size] = []
  ) {
    self.init(
      options: SectionOptions(layout: layout, insets: insets, header: header, footer: footer), items: items)
  }
}

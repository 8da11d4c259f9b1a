/// Everything about a section except its items.
public struct SectionOptions: Hashable, Sendable {
  /// How the items are laid out.
  public var layout: SectionLayout
  /// The space around the items, each side in points, -2,000,000 to 2,000,000.
  public var insets: LayoutInsets
  /// The header above the items, or nil for none.
  public var header: Supplementary?
  /// The footer below the items, or nil for none.
  public var footer: Supplementary?
  /// Backgrounds and other decorations, at most 256. Queries list them in this order.
  public var decorations: [Decoration]

  /// Creates the options of a section.
  ///
  /// - Parameters:
  ///   - layout: How the items are laid out.
  ///   - insets: The space around the items, each side in points, -2,000,000 to 2,000,000.
  ///   - header: The header above the items, or nil for none.
  ///   - footer: The footer below the items, or nil for none.
  ///   - decorations: Backgrounds and other decorations, at most 256.
  public init(
    layout: SectionLayout = .waterfall(Waterfall()), insets: LayoutInsets = .zero,
    header: Supplementary? = nil, footer: Supplementary? = nil, decorations: [Decoration] = []
  ) {
    self.layout = layout
    self.insets = insets
    self.header = header
    self.footer = footer
    self.decorations = decorations
  }
}

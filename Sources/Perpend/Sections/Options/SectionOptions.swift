/// Everything about a section but its items.
public struct SectionOptions: Hashable, Sendable {
  /// How the items are laid out.
  public var layout: SectionLayout
  /// The space around the items.
  public var insets: LayoutInsets
  /// The header above the items.
  public var header: Supplementary?
  /// The footer below them.
  public var footer: Supplementary?
  /// Backgrounds and other decorations, which queries list in this order.
  public var decorations: [Decoration]

  /// Creates the options of a section.
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

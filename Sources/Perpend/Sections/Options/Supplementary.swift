/// A header or a footer: it spans the container's width less its own leading and trailing insets.
///
/// A supplementary of height 0 does not exist, and then its insets do not either.
public struct Supplementary: Hashable, Sendable {
  /// The length along the main axis in points, 0 to 2,000,000: the height where the feed scrolls vertically.
  public var height: Double
  /// The space around it; the section's own insets never touch it.
  public var insets: LayoutInsets
  /// Whether it stays at the viewport's edge while its section is on screen: `frame(ofHeaderInSection:in:)`.
  public var isPinned: Bool

  /// Creates a supplementary.
  public init(height: Double, insets: LayoutInsets = .zero, isPinned: Bool = false) {
    self.height = height
    self.insets = insets
    self.isPinned = isPinned
  }
}

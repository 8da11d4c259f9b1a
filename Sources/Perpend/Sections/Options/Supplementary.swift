/// A header or a footer: it spans the container's width less its own leading and trailing insets.
///
/// A supplementary of height 0 does not exist, and then its insets do not either.
public struct Supplementary: Hashable, Sendable {
  /// The length along the main axis in points, 0 to 2,000,000: the height where the feed scrolls vertically.
  public var height: Double
  /// The space around it; the section's own insets never touch it.
  public var insets: LayoutInsets
  /// Whether it stays at the viewport's edge, and for how long.
  public var pinning: Pinning

  /// How long a header or a footer stays at the viewport's edge.
  public enum Pinning: UInt8, Hashable, Sendable, CaseIterable {
    /// It scrolls with the content.
    case none
    /// It stays while its section is on screen; the header and the footer of the whole collection stay for all of it,
    /// and those of sections stand between them.
    case section
    /// A section's header stays until the next pinned header comes, over the sections in between. For a footer, and for
    /// the header of the whole collection, it is the same as `section`.
    case untilNext
  }

  /// Creates a supplementary.
  public init(height: Double, insets: LayoutInsets = .zero, pinning: Pinning = .none) {
    self.height = height
    self.insets = insets
    self.pinning = pinning
  }
}

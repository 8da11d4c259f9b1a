/// A header or a footer: it spans the container's width less its own leading and trailing insets.
///
/// A supplementary of height 0 does not exist, and then its insets do not either.
public struct Supplementary: Hashable, Sendable {
  /// The height in points, 0 to 2,000,000.
  public var height: Double
  /// The space around it; the section's own insets never touch it.
  public var insets: Insets

  /// Creates a supplementary.
  public init(height: Double, insets: Insets = .zero) {
    self.height = height
    self.insets = insets
  }
}

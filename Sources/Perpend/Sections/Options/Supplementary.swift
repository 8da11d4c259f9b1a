/// A header or a footer. It spans the container's cross length less its own leading and trailing insets.
///
/// One of height 0 does not exist, and neither do its insets.
public struct Supplementary: Hashable, Sendable {
  /// The length along the main axis, in points, 0 to 2,000,000: the height where the feed scrolls vertically.
  public var height: Double
  /// The space around it, each side in points, -2,000,000 to 2,000,000. The section's own insets do not affect it.
  public var insets: LayoutInsets
  /// Whether it stays at the viewport's edge, and for how long.
  public var pinning: Pinning

  /// How long a header or a footer stays at the viewport's edge.
  public enum Pinning: UInt8, Hashable, Sendable, CaseIterable {
    /// It scrolls with the content.
    case none
    /// It stays while its section is on screen. The header and the footer of the whole feed stay for all of it, and
    /// those of sections are pinned between them.
    case section
    /// A section's header stays until the next pinned header comes, also over the sections in between. For a
    /// footer, and for the header of the whole feed, it means the same as `section`.
    case untilNext
  }

  /// Creates a header or a footer.
  ///
  /// - Parameters:
  ///   - height: The length along the main axis, in points, 0 to 2,000,000.
  ///   - insets: The space around it, each side in points, -2,000,000 to 2,000,000.
  ///   - pinning: Whether it stays at the viewport's edge, and for how long.
  public init(height: Double, insets: LayoutInsets = .zero, pinning: Pinning = .none) {
    self.height = height
    self.insets = insets
    self.pinning = pinning
  }
}

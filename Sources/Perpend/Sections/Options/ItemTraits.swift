/// What sets an item apart from the others of its section, beside its size.
public struct ItemTraits: Hashable, Sendable {
  /// How many columns of a waterfall it covers.
  public var span: Span
  /// The column of a waterfall that it is locked to, counted from 0 at the leading side, or nil.
  ///
  /// An item that would reach beyond the last column stands as far to the trailing side as it fits.
  public var column: Int?
  /// Whether its size is a guess that will be measured later. Giving it a size ends that.
  ///
  /// It changes nothing about where the item lies. An anchor to the first visible item prefers one that has
  /// been measured, so that what comes into view and is measured while scrolling up grows upward.
  public var isEstimate: Bool

  /// Creates traits.
  public init(span: Span = .columns(1), column: Int? = nil, isEstimate: Bool = false) {
    self.span = span
    self.column = column
    self.isEstimate = isEstimate
  }

  /// How many columns an item covers.
  public enum Span: Hashable, Sendable {
    /// A number of columns, at least 1; more than the section has count as all.
    case columns(Int)
    /// All of them.
    case full
  }
}

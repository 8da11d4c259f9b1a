/// What sets an item apart from the others of its section, apart from its size.
public struct ItemTraits: Hashable, Sendable {
  /// How many columns of a waterfall it covers.
  public var span: Span
  /// The index of the column of a waterfall that it is locked to, 0 to 254, from the leading side; nil for none.
  ///
  /// If it would reach beyond the last column, it stands as far to the trailing side as it fits.
  public var column: Int?
  /// Whether its size is an estimate that will be measured later. Once it is given a size, it is none.
  ///
  /// The layout does not depend on it: the index notes it for you. An item that is measured while it scrolls into
  /// view from above grows upward, since an anchor to the first visible item then keeps another one
  /// (`ScrollAnchor.Choice.firstVisible`).
  public var isEstimate: Bool

  /// Creates traits.
  ///
  /// - Parameters:
  ///   - span: How many columns of a waterfall the item covers.
  ///   - column: The index of the column that it is locked to, 0 to 254, or nil for none.
  ///   - isEstimate: Whether its size is an estimate that will be measured later.
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

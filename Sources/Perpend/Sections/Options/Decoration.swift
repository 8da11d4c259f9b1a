/// A rectangle behind or above what a section shows: a background, a stripe for each row, a border.
public struct Decoration: Hashable, Sendable {
  /// What it covers, less its insets.
  public var coverage: Coverage
  /// The space between its frame and the edges of what it covers, each side in points, -2,000,000 to 2,000,000. A
  /// negative side lets it stick out.
  public var insets: LayoutInsets
  /// What is drawn above what: items are at 0, footers at 1, headers at 2.
  public var zIndex: Int

  /// Creates a decoration. By default it is behind the items.
  ///
  /// - Parameters:
  ///   - coverage: What it covers.
  ///   - insets: The space between its frame and the edges of what it covers, each side in points, -2,000,000 to
  ///     2,000,000.
  ///   - zIndex: What is drawn above what: items are at 0, footers at 1, headers at 2.
  public init(_ coverage: Coverage = .section, insets: LayoutInsets = .zero, zIndex: Int = -1) {
    self.coverage = coverage
    self.insets = insets
    self.zIndex = zIndex
  }

  /// What a decoration covers.
  public enum Coverage: UInt8, Hashable, Sendable, CaseIterable {
    /// The section, from its start to its end and over the container's whole width: a background.
    case section
    /// The items, from the start of the first to the end of the last, between the section's insets.
    case items
    /// Each row of items by itself, between the section's insets: in a grid, rows, a flow, a list or a custom
    /// layout. A waterfall of several columns has no rows.
    case rows
  }

  /// How many decorations a section may have.
  static let longestList = 256

  static func check(
    _ decorations: [Decoration], _ axis: ScrollAxis, section: Int
  ) throws(LayoutError) {
    guard decorations.count <= longestList else {
      throw .tooManyDecorations(decorations.count, section: section, limit: longestList)
    }
    for decoration in decorations {
      _ = try UnitInsets(decoration.insets, axis, .decorationInset, at: .section(section))
    }
  }
}

/// Items of any size side by side, broken into lines like words.
///
/// Sizes are not scaled. An item that is wider than a line has a line to itself, and sticks out of it.
public struct Flow: Hashable, Sendable {
  /// The space between two lines, in points, 0 to 2,000,000.
  public var lineSpacing: Double
  /// The least space between two items of a line, in points, 0 to 2,000,000.
  public var itemSpacing: Double
  /// Where the width goes that the items of a line leave over. The last line is never stretched: where the others
  /// are, it stands at the start.
  public var justification: Justification
  /// Where an item stands in a line that is taller than it.
  public var alignment: Alignment

  /// Creates the options of a flow.
  ///
  /// - Parameters:
  ///   - lineSpacing: The space between two lines, in points, 0 to 2,000,000.
  ///   - itemSpacing: The least space between two items of a line, in points, 0 to 2,000,000.
  ///   - justification: Where the width goes that the items of a line leave over.
  ///   - alignment: Where an item stands in a line that is taller than it.
  public init(
    lineSpacing: Double = 10, itemSpacing: Double = 10, justification: Justification = .spaceBetween,
    alignment: Alignment = .center
  ) {
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.justification = justification
    self.alignment = alignment
  }

  /// Where an item stands in a line that is taller than it.
  public enum Alignment: UInt8, Hashable, Sendable, CaseIterable {
    /// At the line's top.
    case start
    /// In its middle; half a pixel is rounded towards the top.
    case center
    /// At its bottom.
    case end
  }
}

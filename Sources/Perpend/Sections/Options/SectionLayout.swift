/// How the items of a section are laid out.
public enum SectionLayout: Hashable, Sendable {
  /// Columns of equal width, each item below the last one of its column.
  case waterfall(Waterfall)
  /// Items of one size in rows. Nothing is stored of where they are.
  case grid(UniformGrid)
  /// Columns of equal width; the items of a row begin level.
  case rows(Rows)
  /// Items of any size side by side, broken into lines like words.
  case flow(Flow)
  #if !hasFeature(Embedded)
    /// A layout of your own.
    case custom(AnySectionLayout)
  #endif

  /// One column in which each item has its own height: a waterfall of a single column.
  ///
  /// - Parameter itemSpacing: The space between two items, in points, 0 to 2,000,000.
  /// - Complexity: O(1).
  public static func list(itemSpacing: Double = 10) -> SectionLayout {
    .waterfall(Waterfall(columns: .fixed(1), itemSpacing: itemSpacing))
  }
}

/// How the items of a section are laid out.
public enum SectionLayout: Hashable, Sendable {
  /// Columns of equal width, each item in the one that its placement names.
  case waterfall(Waterfall)
  /// Items of one size in rows; nothing is stored of them.
  case grid(UniformGrid)
  /// Columns of equal width, the items of a row beginning level.
  case rows(Rows)
  /// Items of any size side by side, broken into lines like words.
  case flow(Flow)
  #if !hasFeature(Embedded)
    /// A layout of the caller's.
    case custom(AnySectionLayout)
  #endif

  /// One column in which each item has its own height: a waterfall of a single column.
  public static func list(itemSpacing: Double = 10) -> SectionLayout {
    .waterfall(Waterfall(columns: .fixed(1), itemSpacing: itemSpacing))
  }
}

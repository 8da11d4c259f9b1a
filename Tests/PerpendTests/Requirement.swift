import TestSupport
import Testing

/// Ends the test if something differs, with the trail that led there.
///
/// Cheaper than `#require` where nothing differs, which is what loops over millions of frames need.
func require(
  noDifference difference: String?, _ trail: @autoclosure () -> Trail,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  guard let difference else { return }
  let comment = "\(difference)\n\(trail())"
  try #require(difference.isEmpty, "\(comment)", sourceLocation: sourceLocation)
}

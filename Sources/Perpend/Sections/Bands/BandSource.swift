/// What places items in bands: rows, lines, or anything else of which one follows below the other.
protocol BandSource {
  /// Places a band that begins with the writer's next item, at `start` from where the items begin: at least
  /// one item. Returns its length: where the next band starts.
  ///
  /// A band may depend on nothing but its items, and on as many behind them as `lookahead` says.
  mutating func placeBand(at start: Int64, _ writer: inout FrameWriter) -> Int64
  /// How many items behind a band have had an influence on it, at most, so far; at least 1, since a band may
  /// have ended because there were no more.
  var lookahead: Int { get }
  /// Whether items have the sizes that came in: then only their starts are written.
  var copiesSizes: Bool { get }
  /// What all items lie in on the cross axis, where that is known without a look at them.
  var crossRange: (least: Int32, end: Int32)? { get }
}

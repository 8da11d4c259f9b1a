/// The order statistics of a row's samples.
struct Distribution {
  let minimum: Double
  let median: Double
  /// Nine samples of ten are at most this.
  let p90: Double

  init(_ samples: [Double]) {
    precondition(!samples.isEmpty)
    let sorted = samples.sorted()
    let count = sorted.count
    minimum = sorted[0]
    median = (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
    p90 = sorted[(count * 9 + 9) / 10 - 1]
  }
}

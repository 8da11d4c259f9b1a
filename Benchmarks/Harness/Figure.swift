/// Something that the library promises about its speed or its size, and whether this run keeps the promise.
struct Figure {
  /// What it is about, in a few words.
  let title: String
  let row: String
  let value: Value
  var bound: Bound?
  /// A goal is worth reaching for; it is not promised.
  var isGoal = false

  enum Value {
    /// The row's time divided by that of another row.
    case ratio(to: String)
    /// The row's median time divided by its hits.
    case nanosecondsAHit
    /// The row's median as it is.
    case median
  }

  enum Bound {
    case atMost(Double)
    case atLeast(Double)

    func isMet(by value: Double) -> Bool {
      switch self {
      case .atMost(let bound): value <= bound
      case .atLeast(let bound): value >= bound
      }
    }
  }

  /// The other row that is needed to tell.
  var otherRow: String? {
    if case .ratio(let other) = value { other } else { nil }
  }

  /// The figure with its value, or nil when the rows it needs did not run.
  func measured(in samples: [String: Samples]) -> Report.Figure? {
    guard let own = samples[row] else { return nil }
    let number: Double
    let best: Double?
    let unit: String
    switch value {
    case .ratio(let other):
      guard let other = samples[other], let ratio = own.ratio(to: other) else { return nil }
      number = ratio
      best = own.ratioOfMinima(to: other)
      unit = "ratio"
    case .nanosecondsAHit:
      guard let hits = own.trial.hits else { return nil }
      number = own.distribution.median / hits
      best = own.distribution.minimum / hits
      unit = "ns/hit"
    case .median:
      number = own.distribution.median
      best = nil
      unit = own.row.unit.rawValue
    }
    var report = Report.Figure(
      title: title, row: row, baseline: otherRow, unit: unit, value: number, ofMinima: best)
    switch bound {
    case .atMost(let most): report.atMost = most
    case .atLeast(let least): report.atLeast = least
    case nil: break
    }
    report.met = bound?.isMet(by: number)
    report.goal = isGoal ? true : nil
    return report
  }
}

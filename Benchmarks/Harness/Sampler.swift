/// Runs the rows of a group in rounds: in each round every row is sampled once, one after the other.
///
/// A machine that slows down for a second then slows a row and what it is held against alike.
struct Sampler {
  /// How many rounds there are.
  let rounds: Int
  /// A sample repeats its call until it should last this long.
  let sampleNanoseconds: Double

  static let full = Sampler(rounds: 31, sampleNanoseconds: 10e6)
  static let quick = Sampler(rounds: 7, sampleNanoseconds: 2e6)

  func run(_ rows: [Row], with feeds: Feeds, progress: (String) -> Void) throws -> [Samples] {
    var results: [Samples] = []
    var calls: [Int] = []
    for row in rows {
      progress(row.name)
      let trial = try row.prepare(feeds)
      let samples = Samples(row: row, trial: trial, rounds: rounds)
      calls.append(try callsASample(of: samples))
      results.append(samples)
    }
    for round in 0..<rounds {
      progress("round \(round + 1) of \(rounds)")
      for i in results.indices where round % rows[i].every == 0 {
        results[i].values[round] = try results[i].sample(calls: calls[i])
      }
    }
    return results
  }

  /// Warms up and finds how many calls make a sample.
  private func callsASample(of samples: Samples) throws -> Int {
    guard case .time = samples.trial.measure else { return 1 }
    var calls = 1
    while true {
      let nanoseconds = try samples.sample(calls: calls) * Double(calls * samples.trial.operations)
      if nanoseconds >= sampleNanoseconds { return calls }
      let wanted = Double(calls) * sampleNanoseconds / max(nanoseconds, 1)
      // A first call is often a slow one, so come near the goal before believing the estimate.
      if nanoseconds >= sampleNanoseconds / 4 { return Int(wanted.rounded(.up)) }
      calls = min(Int(wanted.rounded(.up)), calls * 8)
    }
  }
}

/// What was measured of one row, a value for each round in which it took part.
struct Samples {
  let row: Row
  let trial: Trial
  /// Nanoseconds an operation, or the value itself.
  var values: [Double?]

  init(row: Row, trial: Trial, rounds: Int) {
    self.row = row
    self.trial = trial
    values = Array(repeating: nil, count: rounds)
  }

  /// Nanoseconds an operation; the clock runs only while the calls do. Where each is undone, it is also read once
  /// more a call, and what that takes counts.
  func sample(calls: Int) throws -> Double {
    switch trial.measure {
    case .value(let measure):
      return try measure()
    case .time(let expected, let call):
      var sum: UInt64 = 0
      var nanoseconds: UInt64 = 0
      if let undo = trial.undo {
        for _ in 0..<calls {
          let begin = row.clock.nanoseconds
          sum &+= try call()
          nanoseconds += row.clock.nanoseconds - begin
          try undo()
        }
      } else {
        let begin = row.clock.nanoseconds
        for _ in 0..<calls { sum &+= try call() }
        nanoseconds = row.clock.nanoseconds - begin
      }
      try WrongResult.unless(sum, is: expected &* UInt64(calls), in: row.name)
      return Double(nanoseconds) / Double(calls * trial.operations)
    }
  }

  /// The distribution in the row's own unit.
  var distribution: Distribution {
    Distribution(values.compactMap { $0.map { $0 / Double(trial.unitsAnOperation) } })
  }

  /// The median over the rounds of this row's time an operation divided by that of `other` in the same round.
  func ratio(to other: Samples) -> Double? {
    let ratios = zip(values, other.values).compactMap { mine, theirs -> Double? in
      guard let mine, let theirs else { return nil }
      return mine / theirs
    }
    return ratios.isEmpty ? nil : Distribution(ratios).median
  }

  /// The least time an operation divided by that of `other`: what the ratio is when nothing disturbs.
  func ratioOfMinima(to other: Samples) -> Double? {
    guard let mine = values.compactMap(\.self).min(), let theirs = other.values.compactMap(\.self).min()
    else { return nil }
    return mine / theirs
  }
}

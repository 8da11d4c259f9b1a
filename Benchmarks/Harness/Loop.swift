/// Runs one row alone for a while, so that a profiler sees hardly anything else.
struct Loop {
  let row: Row
  let seconds: Double

  /// Returns a line that says what was done.
  func run(started: (String) -> Void) throws -> String {
    let trial = try row.prepare(Feeds())
    guard case .time = trial.measure else {
      throw UsageError("\(row.name) has no time to profile")
    }
    let samples = Samples(row: row, trial: trial, rounds: 1)
    started("\(row.name) is set up; looping for \(seconds) s")
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: .seconds(seconds))
    var calls = 0
    var nanoseconds = 0.0
    repeat {
      nanoseconds += try samples.sample(calls: 1)
      calls += 1
    } while clock.now < end
    let mean = nanoseconds / Double(calls * trial.unitsAnOperation)
    return "\(row.name): \(calls * trial.operations) operations, \(Report.short(mean)) \(row.unit.rawValue)"
  }
}

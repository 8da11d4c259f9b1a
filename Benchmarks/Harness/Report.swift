import Foundation

/// The results of a run as they are written to a file.
struct Report: Codable {
  var machine: Machine
  var compiler: String
  var commit: String
  var quick: Bool
  var rows: [Row]
  var figures: [Figure]

  struct Row: Codable {
    var name: String
    var unit: String
    var min: Double
    var median: Double
    var p90: Double
    /// The mean number of elements a query finds.
    var hits: Double?
    /// The row that this one is held against, and how it compares.
    var baseline: String?
    var ratio: Double?
    var note: String?
  }

  struct Figure: Codable {
    var title: String
    var row: String
    var baseline: String?
    var unit: String
    /// The median; what a bound is held to.
    var value: Double
    /// The same of the least times: what it is when nothing disturbs.
    var ofMinima: Double?
    var atMost: Double?
    var atLeast: Double?
    var met: Bool?
    var goal: Bool?
  }

  init(samples: [Samples], figures: [PerpendBench.Figure], quick: Bool) {
    let named = Dictionary(uniqueKeysWithValues: samples.map { ($0.row.name, $0) })
    machine = .current
    compiler = Build.compiler
    commit = Build.commit
    self.quick = quick
    rows = samples.map { Row($0, in: named) }
    self.figures = figures.compactMap { $0.measured(in: named) }
  }

  init(contentsOf path: String) throws {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw FileProblem(path: path, problem: "cannot be read: \(error.localizedDescription)")
    }
    do {
      self = try JSONDecoder().decode(Report.self, from: data)
    } catch {
      throw FileProblem(path: path, problem: "is not what bench --json writes")
    }
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self) + Data("\n".utf8)
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw FileProblem(path: path, problem: "cannot be written: \(error.localizedDescription)")
    }
  }
}

/// A file that is not there, or not what it should be.
struct FileProblem: Error, CustomStringConvertible {
  let path: String
  let problem: String
  var description: String { "\(path) \(problem)" }
}

extension Report.Row {
  init(_ samples: Samples, in all: [String: Samples]) {
    let distribution = samples.distribution
    name = samples.row.name
    unit = samples.row.unit.rawValue
    min = distribution.minimum
    median = distribution.median
    p90 = distribution.p90
    hits = samples.trial.hits
    note = samples.trial.note
    if let other = samples.row.baseline.flatMap({ all[$0] }) {
      baseline = other.row.name
      ratio = samples.ratio(to: other)
    }
  }
}

/// One line of the bench: a name that stays, a unit, and how to set up what is timed.
struct Row {
  let name: String
  let unit: Unit
  /// The row that this one is held against by default.
  var baseline: String?
  /// Slow rows take part in every so many rounds only.
  var every = 1
  var clock = Clock.thread
  let prepare: (Feeds) throws -> Trial

  /// What one unit of the result is.
  enum Unit: String, Codable {
    case nanosecondsAnItem = "ns/item"
    case nanosecondsAQuery = "ns/query"
    case nanosecondsACall = "ns/call"
    case bytesAnItem = "bytes/item"
  }
}

/// Rows that are sampled interleaved, so that their ratios hold whatever else the machine is doing.
struct Group {
  let name: String
  let rows: [Row]
}

/// A row that has been set up.
struct Trial {
  /// How many layouts, queries or edits one call makes; ratios are of the time an operation takes.
  var operations = 1
  /// Over how many units an operation is spread: the items of a layout, 1 for a query or an edit.
  var unitsAnOperation = 1
  /// The mean number of elements that a query finds.
  var hits: Double?
  var note: String?
  /// What undoes a call; it is not timed. For calls that do not end as they began.
  var undo: (() throws -> Void)?
  let measure: Measure

  enum Measure {
    /// A call and the checksum that each one must give.
    case time(expected: UInt64, call: () throws -> UInt64)
    /// A value in the row's own unit.
    case value(() throws -> Double)
  }
}

/// A result that is not what it must be: the bench has no figures then.
struct WrongResult: Error, CustomStringConvertible {
  let row: String
  let expected: String
  let found: String

  var description: String { "\(row): the result is \(found); it must be \(expected)" }

  /// Throws unless both are the same.
  static func unless<Value: Equatable>(_ found: Value, is expected: Value, in row: String) throws {
    guard found == expected else {
      throw WrongResult(row: row, expected: "\(expected)", found: "\(found)")
    }
  }
}

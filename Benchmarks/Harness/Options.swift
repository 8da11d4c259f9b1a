/// What the command line asks for.
struct Options {
  var json: String?
  var filter: String?
  var quick = false
  var compare: String?
  var loop: String?
  var seconds: Double?
  var help = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      func value() throws -> String {
        guard let value = rest.popFirst() else { throw UsageError("\(argument) needs a value") }
        return value
      }
      switch argument {
      case "--json": json = try value()
      case "--filter": filter = try value()
      case "--quick": quick = true
      case "--compare": compare = try value()
      case "--loop": loop = try value()
      case "--seconds":
        let text = try value()
        guard let number = Double(text), number > 0, number <= 86_400 else {
          throw UsageError("--seconds needs a number above 0 and up to 86400, not \(text)")
        }
        seconds = number
      case "--help", "-h": help = true
      default: throw UsageError("unknown argument \(argument)")
      }
    }
    if seconds != nil, loop == nil { throw UsageError("--seconds goes with --loop") }
    if loop != nil, json != nil || filter != nil || compare != nil || quick {
      throw UsageError("--loop goes with --seconds only")
    }
  }

  static let usage = """
    usage: bench [--quick] [--filter TEXT] [--json OUT] [--compare OLD.json]
           bench --loop ROW [--seconds N]

      --quick         fewer and shorter samples, under a minute; the same rows and sizes
      --filter TEXT   only rows whose name contains TEXT, and the rows that these are held against
      --json OUT      also write the results to OUT
      --compare OLD   list what moved by more than 10 % since OLD was written by --json
      --loop ROW      run that row alone over and over, for a profiler
      --seconds N     for how long (10)
      --help          this text

    Rows are timed by the processor time of their thread, the sections by the clock on the wall. The rows
    of a group are sampled in turn; a ratio is the median over the rounds of one row's time divided by the
    other's in the same round. Exit code 0: done, figures met or not. 1: a result was wrong, or a file could
    not be read or written. 2: the arguments make no sense.
    """
}

/// Arguments that make no sense.
struct UsageError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

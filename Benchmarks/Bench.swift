import Foundation

/// How long layouts, queries and edits take, and what each is held against.
@main
struct Bench {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.help { return print(Options.usage) }
      if let reason = Build.unfit {
        complain(reason)
        exit(2)
      }
      try run(options)
    } catch let error as UsageError {
      complain("\(error)\ntry --help")
      exit(2)
    } catch {
      complain("\(error)")
      exit(1)
    }
  }

  private static func run(_ options: Options) throws {
    if let name = options.loop {
      guard let row = Catalog.groups.flatMap(\.rows).first(where: { $0.name == name }) else {
        throw UsageError("there is no row \(name)")
      }
      let line = try Loop(row: row, seconds: options.seconds ?? 10).run { complain($0) }
      return print(line)
    }
    // Read first: a file that is not there should not be found out after two minutes.
    let old = try options.compare.map { try Report(contentsOf: $0) }
    let groups = try Catalog.groups(matching: options.filter)
    let sampler = options.quick ? Sampler.quick : Sampler.full
    var samples: [Samples] = []
    for group in groups {
      samples += try sampler.run(group.rows, with: Feeds()) { step in
        Progress.show("\(group.name): \(step)")
      }
    }
    Progress.clear()
    let report = Report(samples: samples, figures: Catalog.figures, quick: options.quick)
    print("\(report.machine.cpu), \(report.machine.cores) cores, \(report.machine.os)")
    print("\(report.compiler), commit \(report.commit)\(options.quick ? ", quick" : "")\n")
    print(report.rowTable)
    if !report.figures.isEmpty { print("\n" + report.figureTable) }
    if let old { print("\n" + Comparison(old: old, new: report).text) }
    if let path = options.json { try report.write(to: path) }
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("bench: \(text)\n".utf8))
  }
}

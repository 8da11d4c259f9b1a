/// What the process answers the shell with.
package enum ExitCode: Int32 {
  case success = 0
  /// A check failed, or the input was refused.
  case failure = 1
  /// The command line was not understood.
  case usage = 2
}

/// The tool: finds the command that the arguments name, runs it, and turns what goes wrong into a message and an
/// exit code.
package struct Tool {
  let console: Console

  package init(console: Console) { self.console = console }

  package static let version = "0.9.0"

  package func run(_ arguments: [String]) -> ExitCode {
    do {
      return try dispatch(arguments)
    } catch let error as ToolError {
      console.clearProgress()
      console.report(error.message)
      return error.exitCode
    } catch {
      console.clearProgress()
      console.report("perpend: \(error)")
      return .failure
    }
  }

  private func dispatch(_ arguments: [String]) throws -> ExitCode {
    guard let name = arguments.first else { return try SampleCommand().run(console) }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "--version":
      console.print("perpend \(Self.version)")
      return .success
    case "-h", "--help":
      console.print(Help.tool)
      return .success
    case "help":
      guard let topic = rest.first else {
        console.print(Help.tool)
        return .success
      }
      console.print(Help.text(of: try command(named: topic)))
      return .success
    default:
      let command = try command(named: name)
      if rest.contains("--help") || rest.contains("-h") {
        console.print(Help.text(of: command))
        return .success
      }
      return try command.run(try Arguments(rest, of: command), console)
    }
  }

  private func command(named name: String) throws -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    let near = Spelling.nearest(to: name, in: Command.all.map(\.name))
    let hint = near.map { "; did you mean \($0)?" } ?? ""
    let what = name.hasPrefix("-") ? "flag" : "command"
    throw ToolError.usage("perpend: unknown \(what) \(name)\(hint) (perpend --help lists the commands)")
  }
}

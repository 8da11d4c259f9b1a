/// A command of the tool: what it is called, what it takes, what it does.
package struct Command: Sendable {
  package var name: String
  /// One line, for the list of commands.
  var summary: String
  /// The operands, as the help names them.
  var operands: [String]
  package var flags: [Flag]
  /// What the help says below the flags.
  var notes: String
  var run: @Sendable (Arguments, Console) throws -> ExitCode

  package static let all = [
    RenderCommand.command, QueryCommand.command, StatsCommand.command, ReplayCommand.command,
    OutlineCommand.command, GalleryCommand.command,
  ]
}

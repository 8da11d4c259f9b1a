/// The help texts.
enum Help {
  static let feedForm = """
    FILE holds a feed, one item a line, as comma-separated values

        section,width,height        (without this line, in this order; with it, in any)
        animals,744,1052

    or as JSON lines

        {"section": "animals", "width": 744, "height": 1052}

    In the header line other columns may stand, which are not read; semicolons or tabs do as
    well as commas. JSON lines are told by a name that ends in .jsonl, or by their first brace.

    Items of the same section name form a section, in the order in which the names first
    appear. width and height are the original size, which is scaled to the column; a width
    of 0 gives the height as it is. A flow does not scale, and a grid has one size for all.
    "-" reads the standard input.

    A FILE whose name ends in .json describes its layout itself; the flags of sections are not
    for it. The smallest:

        {"width": 390, "sections": [{"columns": 2, "items": [[744, 1052], [400, 300]]}]}

    Docs/FeedFormat.md has the rest.
    """

  static var tool: String {
    let commands = Command.all.map { ($0.name + " " + $0.operands.joined(separator: " "), $0.summary) }
    return """
      perpend lays out large feeds, and answers what is where.

      usage: perpend                    lays out the bundled sample of 6,900 pictures,
                                        and writes perpend-sample.svg
             perpend COMMAND ...

      commands:
      \(columns(commands))

      perpend COMMAND --help explains a command, perpend --version tells which perpend this is.
      exit codes: 0 done, 1 a check failed or the input was refused, 2 the command line is wrong.
      """
  }

  static func text(of command: Command) -> String {
    let usage = (["usage: perpend", command.name] + command.operands).joined(separator: " ")
    let flags = command.flags.map { ($0.name + ($0.value.map { " " + $0 } ?? ""), $0.help) }
    return """
      \(usage) [flags]

      \(command.summary)

      flags:
      \(columns(flags + [("--help", "this text")]))

      \(command.notes)
      """
  }

  private static func columns(_ rows: [(String, String)]) -> String {
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    return rows.map { name, help in
      "  " + name + String(repeating: " ", count: width - name.count) + help
    }.joined(separator: "\n")
  }
}

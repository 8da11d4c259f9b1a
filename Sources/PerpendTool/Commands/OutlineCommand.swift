import Foundation
import Perpend

/// `perpend outline`: a picture of a hierarchy.
enum OutlineCommand {
  static let command = Command(
    name: "outline", summary: "draw a picture of a hierarchy, its levels side by side", operands: ["FILE"],
    flags: [
      Flag("-o", "OUT", "the picture, .svg or .html (FILE's name with .svg, here); - for standard output")
    ],
    notes: """
      FILE holds items with children in JSON; "-" reads the standard input. The smallest:

          {"items": [{"id": "animals", "children": ["cats", "dogs"]}]}

      Docs/FeedFormat.md has the rest.
      """,
    run: { try run($0, $1) })

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let output = try PictureFile.path(arguments, arguments.operands[0])
    let input = try InputFile.read(arguments.operands[0])
    let description = try OutlineDocument.parse(input)
    let index: OutlineIndex
    do {
      index = try description.index()
    } catch {
      throw ToolError.refused("\(input.name): the outline was refused: \(error)")
    }
    let picture = OutlinePicture(
      description: description, index: index, name: description.name ?? input.title)
    try PictureFile.write(picture.svg(), title: picture.name, to: output, console)
    if output != "-" { console.print("\(picture.summary)\nThe picture is in \(output)") }
    return .success
  }
}

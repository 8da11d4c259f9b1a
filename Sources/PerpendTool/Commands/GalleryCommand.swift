/// `perpend gallery`: the sample in every layout.
enum GalleryCommand {
  static let command = Command(
    name: "gallery", summary: "draw the bundled sample in every layout, in one picture", operands: [],
    flags: [Flag("-o", "OUT", "the picture, .svg (perpend-gallery.svg); - for standard output")],
    notes: """
      The picture in the project's README is made by

          perpend gallery -o Docs/Images/gallery.svg
      """,
    run: { try run($0, $1) })

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let output = arguments.text("-o") ?? "perpend-gallery.svg"
    guard output == "-" || output.lowercased().hasSuffix(".svg") else {
      throw arguments.expected("-o", "a name that ends in .svg", output)
    }
    let svg = try Gallery(SampleFeed.read()).svg()
    if output == "-" {
      console.write(svg)
    } else {
      try OutputFile.write(svg, to: output)
      console.print("The picture is in \(output)")
    }
    return .success
  }
}

import Foundation

/// Writes a picture as the name of its file asks for.
package enum PictureFile {
  /// Where the picture of an input goes.
  package static func path(_ arguments: Arguments, _ input: String) throws -> String {
    guard let output = arguments.text("-o") else {
      let name = URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent
      return (input == "-" ? "perpend" : name) + ".svg"
    }
    let name = output.lowercased()
    guard output == "-" || name.hasSuffix(".svg") || name.hasSuffix(".html") else {
      throw arguments.expected("-o", "a name that ends in .svg or .html", output)
    }
    return output
  }

  static func write(_ svg: String, title: String, to path: String, _ console: Console) throws {
    let text = path.lowercased().hasSuffix(".html") ? page(svg, title: title) : svg
    if path == "-" { console.write(text) } else { try OutputFile.write(text, to: path) }
  }

  private static func page(_ svg: String, title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width"/>
    <title>\(SVG.escaped(title))</title>
    <style>body { margin: 0; background: #f6f5f2 } svg { display: block; margin: 0 auto }</style>
    </head>
    <body>
    \(svg)</body>
    </html>

    """
  }
}

/// Writes a picture as the name of its file asks for.
enum PictureFile {
  static func write(_ picture: Picture, to path: String, _ console: Console) throws {
    let svg = picture.svg()
    let text = path.lowercased().hasSuffix(".html") ? page(svg, title: picture.laidOut.name) : svg
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

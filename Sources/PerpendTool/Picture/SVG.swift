import Perpend

/// A drawing as it is written down.
package struct SVG {
  package private(set) var text = ""
  private var depth = 0

  static let font = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

  package init() {}

  /// The outermost element.
  mutating func openPage(_ size: LayoutSize) {
    open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", size.width.svg), ("height", size.height.svg),
        ("viewBox", "0 0 \(size.width.svg) \(size.height.svg)"), ("font-family", Self.font),
      ])
  }

  mutating func open(_ tag: String, _ attributes: [(String, String)]) {
    line("<" + tag + Self.joined(attributes) + ">")
    depth += 1
  }

  mutating func close(_ tag: String) {
    depth -= 1
    line("</" + tag + ">")
  }

  mutating func element(_ tag: String, _ attributes: [(String, String)], content: String? = nil) {
    guard let content else {
      line("<" + tag + Self.joined(attributes) + "/>")
      return
    }
    line("<" + tag + Self.joined(attributes) + ">" + Self.escaped(content) + "</" + tag + ">")
  }

  /// A shape that shows `tip` where the pointer rests on it.
  mutating func shape(_ tag: String, _ attributes: [(String, String)], tip: String) {
    let title = "<title>" + Self.escaped(tip) + "</title>"
    line("<" + tag + Self.joined(attributes) + ">" + title + "</" + tag + ">")
  }

  private mutating func line(_ line: String) {
    text += String(repeating: " ", count: depth) + line + "\n"
  }

  private static func joined(_ attributes: [(String, String)]) -> String {
    attributes.reduce(into: "") { $0 += " " + $1.0 + "=\"" + escaped($1.1) + "\"" }
  }

  /// The text as XML takes it; characters that XML has no place for become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where scalar.isControl: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension LayoutRect {
  /// Its place as a shape has it.
  var attributes: [(String, String)] {
    [("x", x.svg), ("y", y.svg), ("width", width.svg), ("height", height.svg)]
  }

  var viewBox: String { "\(x.svg) \(y.svg) \(width.svg) \(height.svg)" }
}

extension Double {
  /// The number as an attribute has it: two decimals do, an eye sees no more.
  var svg: String { Format.rounded(self, 2) }
}

/// Names come from files of anybody; a terminal would do what escape sequences in them say.
extension Unicode.Scalar {
  /// Whether it is one of those that tell a terminal something: C0, C1 or delete.
  package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// As JSON writes it: `\u001b`.
  var escaped: String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  /// The text with each control character written out, those that end lines too unless they are kept.
  package func withoutControls(keepingLines: Bool = false) -> String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isControl && !(keepingLines && scalar == "\n") {
        text.append(contentsOf: scalar.escaped.unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}

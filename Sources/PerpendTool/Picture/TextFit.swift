/// How much room text takes, guessed: a picture is written without knowing the font of the one who looks at it.
package enum TextFit {
  /// The width of an average letter or digit, in sizes of the font.
  static let letterWidth = 0.6

  /// The same in a sentence, which has narrow letters and spaces too.
  static let proseWidth = 0.54

  /// The largest size at which `text` fits into a box, or nil when none of at least `smallest` does.
  static func size(
    _ text: String, width: Double, height: Double, smallest: Double, largest: Double
  ) -> Double? {
    let size = min(largest, width / (letterWidth * Double(max(text.count, 1))), height)
    return size >= smallest ? size : nil
  }

  /// The text in lines, broken at spaces. A dot between two facts is left out where a line ends there.
  package static func lines(_ text: String, width: Double, size: Double) -> [String] {
    let letters = Int(width / (proseWidth * size))
    var lines: [String] = []
    var line: [Substring] = []
    for word in text.split(separator: " ") {
      if !line.isEmpty, (line + [word]).joined(separator: " ").count > letters {
        if line.last == "·" { line.removeLast() }
        lines.append(line.joined(separator: " "))
        line = word == "·" ? [] : [word]
      } else {
        line.append(word)
      }
    }
    if !line.isEmpty { lines.append(line.joined(separator: " ")) }
    return lines
  }

  /// The text, its end cut off where it is too long for the room.
  static func cut(_ text: String, width: Double, size: Double) -> String {
    let letters = Int(width / (letterWidth * size))
    guard text.count > letters else { return text }
    return letters > 1 ? text.prefix(letters - 1) + "…" : ""
  }
}

#if !hasFeature(Embedded)
  /// Numbers as messages write them, the same in every locale.
  enum NumberText {
    /// The shortest text that reads back as the same number, with the thousands set apart: `2,000,000`, `-0.5`.
    static func exact(_ number: Double) -> String {
      let text = number.description
      return grouped(text.hasSuffix(".0") ? text.dropLast(2) : text[...])
    }

    static func exact(_ number: Int) -> String { grouped(number.description[...]) }

    /// A count with its noun: `1 item`, `2,000 items`.
    static func count(_ count: Int, _ noun: String) -> String {
      exact(count) + " " + noun + (count == 1 ? "" : "s")
    }

    /// A range: `0 to 2,000,000`.
    static func range(_ range: ClosedRange<Double>) -> String {
      exact(range.lowerBound) + " to " + exact(range.upperBound)
    }

    static func range(_ range: ClosedRange<Int>) -> String {
      exact(range.lowerBound) + " to " + exact(range.upperBound)
    }

    /// A size in points: `390 × 12,000 points`.
    static func size(_ size: LayoutSize) -> String {
      exact(size.width) + " × " + exact(size.height) + " points"
    }

    private static func grouped(_ text: Substring) -> String {
      let sign = text.hasPrefix("-") ? "-" : ""
      let digits = text.dropFirst(sign.count).prefix { $0.isNumber }
      var result = sign
      for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
        result.append(digit)
      }
      return result + text.dropFirst(sign.count + digits.count)
    }
  }
#endif

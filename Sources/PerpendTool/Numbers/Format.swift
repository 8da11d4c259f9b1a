/// Numbers as text, the same in every locale.
package enum Format {
  /// The shortest text that reads back as the same number; whole ones without ".0".
  package static func plain(_ number: Double) -> String {
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 { return String(whole) }
    return "\(number)"
  }

  /// At most `places` decimals, without trailing zeros.
  package static func rounded(_ number: Double, _ places: Int) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return plain(number) }
    let scale = [1, 10, 100, 1000, 10_000][places]
    let scaled = Int((number * Double(scale)).rounded())
    let sign = scaled < 0 ? "-" : ""
    // The 1 in front keeps the zeros that the fraction begins with.
    var fraction = String(scale + abs(scaled) % scale).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return sign + String(abs(scaled) / scale) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// As `rounded`, the thousands set apart by commas.
  package static func grouped(_ number: Double, _ places: Int = 2) -> String {
    let text = rounded(number, places)
    guard !text.contains("e") else { return text }
    let start = text.hasPrefix("-") ? text.index(after: text.startIndex) : text.startIndex
    let end = text.firstIndex(of: ".") ?? text.endIndex
    var digits = Array(text[start..<end])
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: place)
      place -= 3
    }
    return String(text[..<start]) + String(digits) + String(text[end...])
  }

  package static func grouped(_ number: Int) -> String { grouped(Double(number), 0) }

  /// A count with its noun: "1 item", "2 items".
  package static func count(_ count: Int, _ noun: String) -> String {
    grouped(count) + " " + noun + (count == 1 ? "" : "s")
  }

  /// The same of an average: "1 element", "1.5 elements".
  package static func count(_ count: Double, _ places: Int, _ noun: String) -> String {
    let number = grouped(count, places)
    return number + " " + noun + (number == "1" ? "" : "s")
  }

  static func percent(_ share: Double) -> String { rounded(share * 100, 1) + " %" }

  static func range(_ range: ClosedRange<Double>) -> String {
    "\(grouped(range.lowerBound)) to \(grouped(range.upperBound))"
  }

  /// A time, in the unit that suits it.
  package static func time(nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: grouped(nanoseconds, nanoseconds < 10 ? 1 : 0) + " ns"
    case ..<1e6: grouped(nanoseconds / 1e3, 1) + " µs"
    case ..<1e9: grouped(nanoseconds / 1e6, 2) + " ms"
    default: grouped(nanoseconds / 1e9, 2) + " s"
    }
  }
}

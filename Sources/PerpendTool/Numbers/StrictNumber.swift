/// Numbers as JSON writes them: no spaces, no hexadecimal, no "inf", no "+".
enum StrictNumber {
  static func parse(_ text: some StringProtocol) -> Double? {
    parse(Array(text.utf8))
  }

  static func integer(_ text: some StringProtocol) -> Int? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy(isDigit) else { return nil }
    return Int(text)
  }

  static func parse(_ bytes: some RandomAccessCollection<UInt8>) -> Double? {
    var scanner = Scanner()
    guard scanner.scan(bytes) else { return nil }
    // Both operands exact, so the quotient or product is correctly rounded: nearly every size takes this path.
    if scanner.digits <= 15, abs(scanner.exponent) <= 22 {
      let magnitude =
        scanner.exponent < 0
        ? Double(scanner.mantissa) / powers[-scanner.exponent]
        : Double(scanner.mantissa) * powers[scanner.exponent]
      return scanner.isNegative ? -magnitude : magnitude
    }
    let number = Double(String(decoding: bytes, as: UTF8.self))
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
  ]

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private struct Scanner {
    var mantissa: UInt64 = 0
    var digits = 0
    var exponent = 0
    var isNegative = false

    /// Whether the bytes are a number, whole; its parts are then in the properties as far as they fit.
    mutating func scan(_ bytes: some RandomAccessCollection<UInt8>) -> Bool {
      var rest = bytes[...]
      if rest.first == UInt8(ascii: "-") {
        isNegative = true
        rest.removeFirst()
      }
      guard let first = rest.first, takeDigits(&rest) > 0 else { return false }
      if first == UInt8(ascii: "0"), digits > 1 { return false }
      if rest.first == UInt8(ascii: ".") {
        rest.removeFirst()
        let fraction = takeDigits(&rest)
        guard fraction > 0 else { return false }
        exponent = -fraction
      }
      if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
        rest.removeFirst()
        guard takeExponent(&rest) else { return false }
      }
      return rest.isEmpty
    }

    private mutating func takeDigits<Rest: RandomAccessCollection<UInt8>>(_ rest: inout Rest) -> Int
    where Rest.SubSequence == Rest {
      var count = 0
      while let byte = rest.first, isDigit(byte) {
        if digits < 19 { mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0")) }
        digits += 1
        count += 1
        rest.removeFirst()
      }
      return count
    }

    private mutating func takeExponent<Rest: RandomAccessCollection<UInt8>>(_ rest: inout Rest) -> Bool
    where Rest.SubSequence == Rest {
      var isMinus = false
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        isMinus = sign == UInt8(ascii: "-")
        rest.removeFirst()
      }
      var value = 0
      var count = 0
      while let byte = rest.first, isDigit(byte) {
        value = min(value * 10 + Int(byte - UInt8(ascii: "0")), 100_000)
        count += 1
        rest.removeFirst()
      }
      exponent += isMinus ? -value : value
      return count > 0
    }
  }
}

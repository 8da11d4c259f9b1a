/// Numbers as JSON writes them: no spaces, no hexadecimal, no "inf", no "+".
package enum StrictNumber {
  package static func parse(_ text: some StringProtocol) -> Double? {
    parse(Array(text.utf8))
  }

  package static func integer(_ text: some StringProtocol) -> Int? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy(isDigit) else { return nil }
    return Int(text)
  }

  static func parse(_ bytes: some RandomAccessCollection<UInt8>) -> Double? {
    guard isNumber(bytes) else { return nil }
    let number = Double(String(decoding: bytes, as: UTF8.self))
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private static func isNumber(_ bytes: some RandomAccessCollection<UInt8>) -> Bool {
    var rest = bytes[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let digits = takeDigits(&rest)
    guard digits == 1 || digits > 1 && !startsWithZero else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard takeDigits(&rest) > 0 else { return false }
    }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
      guard takeDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func takeDigits<Rest: RandomAccessCollection<UInt8>>(_ rest: inout Rest) -> Int
  where Rest.SubSequence == Rest {
    let digits = rest.prefix(while: isDigit)
    rest = rest.dropFirst(digits.count)
    return digits.count
  }
}

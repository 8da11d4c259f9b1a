import PerpendTool
import Testing

@Suite struct NumberTests {
  @Test(arguments: [
    ("0", 0.0), ("-0.5", -0.5), ("12", 12), ("12.25", 12.25), ("1e3", 1000), ("1E-2", 0.01),
    ("36.397", 36.397),
    ("0.1", 0.1), ("123456789012345678", 123_456_789_012_345_680), ("1e300", 1e300),
    ("5e-324", Double.leastNonzeroMagnitude),
    ("0.30000000000000004", 0.300_000_000_000_000_04), ("9007199254740993", 9_007_199_254_740_992),
  ])
  func numbersAreRead(text: String, number: Double) { #expect(StrictNumber.parse(text) == number) }

  @Test(arguments: [
    "", "-", "+1", " 1", "1 ", "1.", ".5", "01", "1e", "1e+", "0x10", "inf", "nan", "1,5", "1e999", "١",
  ])
  func othersAreNot(text: String) { #expect(StrictNumber.parse(text) == nil) }

  @Test func integersAreRead() {
    #expect(StrictNumber.integer("7") == 7)
    #expect(StrictNumber.integer("-3") == -3)
    for text in ["1.0", "+1", "", "-", "--1", "99999999999999999999"] {
      #expect(StrictNumber.integer(text) == nil, "\(text)")
    }
  }

  @Test func numbersAreWritten() {
    #expect(Format.plain(3) == "3")
    #expect(Format.plain(-0.25) == "-0.25")
    #expect(Format.plain(Double(Int.min)) == "-9.223372036854776e+18")
    #expect(Format.rounded(1.005, 0) == "1")
    #expect(Format.rounded(-12.3456, 2) == "-12.35")
    #expect(Format.rounded(-0.001, 2) == "0")
    #expect(Format.rounded(2.05, 2) == "2.05")
    #expect(Format.grouped(1_234_567.5) == "1,234,567.5")
    #expect(Format.grouped(-1234) == "-1,234")
    #expect(Format.grouped(999) == "999")
    #expect(Format.count(1, "item") == "1 item")
    #expect(Format.count(2000, "item") == "2,000 items")
    #expect(Format.count(1.04, 1, "element") == "1 element")
    #expect(Format.count(1.05, 1, "element") == "1.1 elements")
    #expect(Format.count(0, 1, "element") == "0 elements")
    #expect(Format.time(nanoseconds: 1500) == "1.5 µs")
  }
}

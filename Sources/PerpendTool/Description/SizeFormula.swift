/// A length of many items: a number, or a formula of the form "A + (i * B) % C", i being the item's number.
package struct SizeFormula {
  private var base: Double
  private var factor = 0
  private var modulus = 1

  init(_ length: Double) { base = length }

  package init(_ field: JSONField) throws(JSONField.Malformed) {
    guard let text = field.json.string, text.contains("(") else {
      base = try field.number()
      return
    }
    // Nine digits, so that the product with an item's number stays far from overflow.
    let form = /([^+ ]+) *\+ *\( *i *\* *([0-9]{1,9}) *\) *% *([0-9]{1,9})/
    guard let match = text.wholeMatch(of: form), let base = StrictNumber.parse(match.1),
      let factor = Int(match.2), let modulus = Int(match.3), modulus > 0
    else { throw field.malformed("\"A + (i * B) % C\" with whole numbers B and C, C above 0") }
    self.base = base
    self.factor = factor
    self.modulus = modulus
  }

  package func value(at item: Int) -> Double { base + Double(item &* factor % modulus) }
}

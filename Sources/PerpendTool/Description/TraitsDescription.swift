import Perpend

/// What sets an item apart.
package struct TraitsDescription {
  private(set) var traits = ItemTraits()

  package static let keys = ["span", "column", "estimate"]

  init(_ field: JSONField) throws(JSONField.Malformed) {
    if let span = field["span"] { traits.span = try ItemTraits.Span(span) }
    traits.column = try field["column"]?.integer()
    traits.isEstimate = try field["estimate"]?.bool() ?? false
  }
}

extension ItemTraits.Span {
  /// A number of columns, of which one is the least, or "full".
  fileprivate init(_ field: JSONField) throws(JSONField.Malformed) {
    if field.json.string == "full" {
      self = .full
      return
    }
    guard let number = field.json.number, let count = Int(exactly: number) else {
      throw field.malformed("a number of columns, or \"full\"")
    }
    self = .columns(max(1, count))
  }
}

/// Which fields of a line are what: as the header line says, or section, width and height.
struct FeedColumns {
  var form = CommaSeparated(separator: UInt8(ascii: ","))
  var section = 0
  var width = 1
  var height = 2
  /// How many fields a line has.
  var count = 3
  /// Whether the first line names the columns.
  var hasHeader = false

  static let names = ["section", "width", "height"]

  /// Looks at the first line that is not empty. Where it neither names the columns nor has a size, it is taken for
  /// one with commas, and says itself what is wrong with it.
  init(firstLine line: ArraySlice<UInt8>) {
    for separator in CommaSeparated.separators {
      let form = CommaSeparated(separator: separator)
      guard let fields = form.fields(line) else { continue }
      let names = fields.map { String(decoding: $0, as: UTF8.self).lowercased() }
      if let section = names.firstIndex(of: "section"), let width = names.firstIndex(of: "width"),
        let height = names.firstIndex(of: "height")
      {
        self.form = form
        (self.section, self.width, self.height) = (section, width, height)
        (count, hasHeader) = (fields.count, true)
        return
      }
      if fields.count == 3, fields[1...].allSatisfy({ StrictNumber.parse($0) != nil }) {
        self.form = form
        return
      }
    }
  }

  /// What a line has to be.
  var expectation: String {
    hasHeader ? "the \(count) fields of the header line" : Self.names.joined(separator: ",")
  }

  /// What helps where the first line is not understood.
  static let hint =
    "; without a header line the order is section,width,height; with one that names them it is free; "
    + "commas, semicolons or tabs stand between them, and numbers have a decimal point"
}

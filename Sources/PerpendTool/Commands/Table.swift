/// Text in columns: the first columns flush left, numbers flush right.
struct Table {
  private var rows: [[String]] = []
  private let leading: Int

  /// A table whose first `leading` columns are flush left.
  init(_ titles: [String], leading: Int = 1) {
    rows = [titles]
    self.leading = leading
  }

  mutating func add(_ row: [String]) { rows.append(row.map { $0.withoutControls() }) }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column < leading ? row[column] + space : space + row[column]
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}

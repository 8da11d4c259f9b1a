import Foundation

/// Lines of cells, set in columns: the first to the left, numbers to the right.
struct Table {
  private let header: [String]
  private let leftAligned: Set<Int>
  private var lines: [[String]] = []

  init(_ header: [String], leftAligned: Set<Int>) {
    self.header = header
    self.leftAligned = leftAligned
  }

  mutating func add(_ cells: [String]) { lines.append(cells) }

  var text: String {
    let all = [header] + lines
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { cells in
      let padded = cells.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - cells[column].count)
        return leftAligned.contains(column) ? cells[column] + space : space + cells[column]
      }
      let line = padded.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}

extension Report {
  var rowTable: String {
    var table = Table(
      ["row", "unit", "min", "median", "p90", "hits", "ratio", "to", "note"], leftAligned: [0, 1, 7, 8])
    for row in rows {
      table.add([
        row.name, row.unit, Report.short(row.min), Report.short(row.median), Report.short(row.p90),
        row.hits.map { Report.short($0) } ?? "", row.ratio.map { Report.short($0) } ?? "",
        row.baseline ?? "", row.note ?? "",
      ])
    }
    return table.text
  }

  var figureTable: String {
    var table = Table(["figure", "median", "of minima", "bound", "", "of"], leftAligned: [0, 3, 4, 5])
    for figure in figures {
      let bound =
        figure.atMost.map { "at most \(Report.short($0))" } ?? figure.atLeast.map {
          "at least \(Report.short($0))"
        } ?? ""
      let verdict = figure.met.map { $0 ? "met" : "missed" } ?? "shown"
      let unit = figure.unit == "ratio" ? "" : " \(figure.unit)"
      table.add([
        figure.title, Report.short(figure.value) + unit, figure.ofMinima.map { Report.short($0) } ?? "",
        bound,
        figure.goal == true ? "goal \(verdict)" : verdict,
        figure.row + (figure.baseline.map { " / \($0)" } ?? ""),
      ])
    }
    return table.text
  }

  /// Three digits or more, and no more decimals than that takes.
  static func short(_ value: Double) -> String {
    let decimals = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : value >= 0.01 ? 3 : 5
    return String(format: "%.\(decimals)f", value)
  }
}

import Foundation

/// What moved between two runs.
///
/// Ratios are compared where a row has one, since they hold on a machine that drifts; else medians are.
struct Comparison {
  static let threshold = 0.10
  private(set) var moved: [String] = []

  init(old: Report, new: Report) {
    let oldRows = Dictionary(old.rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for row in new.rows {
      guard let before = oldRows[row.name] else {
        moved.append("\(row.name): new")
        continue
      }
      if let ratio = row.ratio, let was = before.ratio, row.baseline == before.baseline {
        note(row.name, "ratio to \(row.baseline ?? "")", was, ratio)
      } else {
        note(row.name, row.unit, before.median, row.median)
      }
    }
    for figure in new.figures {
      let before = old.figures.first {
        $0.row == figure.row && $0.baseline == figure.baseline && $0.unit == figure.unit
      }
      if let before { note("figure \(figure.title)", figure.unit, before.value, figure.value) }
    }
  }

  private mutating func note(_ name: String, _ unit: String, _ was: Double, _ now: Double) {
    guard was > 0, abs(now / was - 1) > Self.threshold else { return }
    let change = String(format: "%+.0f %%", (now / was - 1) * 100)
    moved.append("\(name): \(Report.short(was)) -> \(Report.short(now)) (\(change)), \(unit)")
  }

  var text: String {
    let percent = Int(Self.threshold * 100)
    if moved.isEmpty { return "nothing moved by more than \(percent) %" }
    return "moved by more than \(percent) %:\n" + moved.map { "  " + $0 }.joined(separator: "\n")
  }
}

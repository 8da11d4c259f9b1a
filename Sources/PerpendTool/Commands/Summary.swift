import Perpend

/// The short account of a feed that commands print.
enum Summary {
  static func text(_ figures: Figures, _ timing: Timing) -> String {
    let rows = [
      ("sections", Format.grouped(figures.sections.count)),
      ("items", Format.grouped(figures.itemCount)),
      ("content", figures.size),
      ("layout", figures.layouts),
      ("columns", "\(figures.columns), \(Format.percent(figures.fill)) filled"),
      ("time", layout(figures, timing)),
      ("viewport query", query(timing)),
      ("memory", Format.count(figures.bytesPerItem, 1, "byte") + " an item"),
    ]
    return rows.map { name, value in
      "  " + name + String(repeating: " ", count: 16 - name.count) + value
    }.joined(separator: "\n") + debugNote
  }

  private static func layout(_ figures: Figures, _ timing: Timing) -> String {
    let perItem = timing.layout / Double(max(figures.itemCount, 1))
    return Format.time(nanoseconds: timing.layout) + ", \(Format.time(nanoseconds: perItem)) an item"
  }

  private static func query(_ timing: Timing) -> String {
    let size = "\(Format.grouped(timing.viewport.width)) × \(Format.grouped(timing.viewport.height)) pt"
    guard let time = timing.query else { return "too many items in \(size) to time one" }
    return Format.time(nanoseconds: time)
      + ", \(size) at random, \(Format.count(timing.queryHits, 1, "element"))"
  }

  private static var debugNote: String {
    #if DEBUG
      "\n\n  Times are those of a debug build; swift run -c release perpend gives the real ones."
    #else
      ""
    #endif
  }
}

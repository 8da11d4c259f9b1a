/// The figures that the library holds itself to.
extension Catalog {
  static var figures: [Figure] {
    layoutFigures + kindFigures + queryFigures + editFigures + sizeFigures
  }

  private static func ratio(
    _ title: String, _ row: String, to other: String, _ bound: Figure.Bound?, isGoal: Bool = false
  ) -> Figure {
    Figure(title: title, row: row, value: .ratio(to: other), bound: bound, isGoal: isGoal)
  }

  private static var layoutFigures: [Figure] {
    [
      ratio("layout to argmin, 4", "layout/shortest/4x1M", to: "baseline/argmin/4x1M", .atMost(0.48)),
      ratio("layout to argmin, 8", "layout/shortest/8x1M", to: "baseline/argmin/8x1M", .atMost(0.36)),
      ratio("argmin of integers, 4", "layout/shortest/4x1M", to: "baseline/argmin-integers/4x1M", nil),
      ratio("argmin of integers, 8", "layout/shortest/8x1M", to: "baseline/argmin-integers/8x1M", nil),
      ratio("layout to objects, 4", "layout/shortest/4x1M", to: "baseline/objects/4x1M", .atMost(0.02)),
      ratio("layout to objects, 8", "layout/shortest/8x1M", to: "baseline/objects/8x1M", .atMost(0.02)),
      ratio("first layout, 4", "build/shortest/4x1M", to: "layout/shortest/4x1M", .atMost(1.6)),
      ratio("first layout, 8", "build/shortest/8x1M", to: "layout/shortest/8x1M", .atMost(1.45)),
      ratio("first layout of a list", "build/list/1M", to: "floor/copy/1M", .atMost(10)),
      ratio(
        "layout to the floor, 4", "layout/shortest/4x1M", to: "floor/add-min/1M", .atMost(2.5), isGoal: true),
      ratio(
        "layout to the floor, 8", "layout/shortest/8x1M", to: "floor/add-min/1M", .atMost(2.5), isGoal: true),
    ]
  }

  private static var kindFigures: [Figure] {
    [
      Figure(title: "a grid of any size", row: "layout/grid/1M", value: .median, bound: .atMost(1000)),
      Figure(title: "100M items of a grid deleted", row: "edit/delete-grid/100M", value: .median),
      Figure(title: "a hit in a grid", row: "query/grid/1M", value: .nanosecondsAHit, bound: .atMost(3)),
      Figure(title: "list", row: "layout/list/1M", value: .median, bound: .atMost(1.5)),
      Figure(title: "rows", row: "layout/rows/1M", value: .median, bound: .atMost(6)),
      Figure(title: "flow", row: "layout/flow/1M", value: .median, bound: .atMost(6)),
      ratio("spans to the plain waterfall", "layout/spans/8x1M", to: "layout/given/8x1M", .atMost(3)),
      ratio("a custom layout's query", "query/custom/1M", to: "query/rows/1M", .atMost(1.1)),
      ratio("enter and leave", "enter-leave/scroll/8x1M", to: "query/scroll/8x1M", .atMost(2)),
      ratio("list: resize at the start", "resize/list-start/1M", to: "layout/list/1M", .atMost(1.0 / 500)),
    ]
  }

  private static var queryFigures: [Figure] {
    [
      ratio("random viewport, 1M", "query/random/8x1M", to: "baseline/sorted-array/8x1M", .atMost(0.6)),
      ratio("random viewport, 10M", "query/random/8x10M", to: "baseline/sorted-array/8x10M", .atMost(0.4)),
      ratio("10M to 100k", "query/random/8x10M", to: "query/random/8x100k", .atMost(2.5)),
      ratio("scrolling", "query/scroll/8x1M", to: "baseline/sorted-array-scroll/8x1M", .atMost(1.5)),
      ratio(
        "frames of what is scrolled to", "query/frames-scroll/8x1M", to: "baseline/sorted-array-scroll/8x1M",
        .atMost(2.4)),
      ratio(
        "the same, one by one", "query/foreach-scroll/8x1M", to: "baseline/sorted-array-scroll/8x1M",
        .atMost(2.9)),
      Figure(
        title: "10,000 hits", row: "query/large/8x1M", value: .nanosecondsAHit, bound: .atMost(1.2)),
      ratio("one tall item", "query/tall-item/8x1M", to: "query/random/8x1M", .atMost(3)),
      ratio(
        "the same, sorted array", "baseline/sorted-array-tall/8x1M", to: "baseline/sorted-array/8x1M", nil),
    ]
  }

  private static var editFigures: [Figure] {
    [
      ratio("resize at the end", "resize/end/8x1M", to: "resize/start/8x1M", .atMost(1.0 / 200)),
      ratio("resize at the start", "resize/start/8x1M", to: "layout/shortest/8x1M", .atMost(1.1)),
      ratio(
        "1,000 scattered edits", "edit/batch-1000/8x1M", to: "layout/shortest/8x1M", .atMost(1.5)),
      ratio("1,000 appended", "edit/append-1000/8x1M", to: "layout/shortest/8x1M", .atMost(1.0 / 200)),
      ratio(
        "the first 1,000 appended", "edit/first-append-1000/8x1M", to: "build/shortest/8x1M", .atMost(0.015)),
      ratio("1,000 prepended", "edit/prepend-1000/8x1M", to: "layout/shortest/8x1M", .atMost(1.2)),
      ratio(
        "the same, to the viewport", "edit/prepend-1000-sliced/8x1M", to: "layout/shortest/8x1M",
        .atMost(1.0 / 20)),
      ratio(
        "stable: resize at the start", "stable/resize-start/8x1M", to: "baseline/shift-column/8x1M",
        .atMost(1.0 / 50)),
      ratio(
        "the same, 10M to 1M", "stable/resize-start/8x10M", to: "stable/resize-start/8x1M", .atMost(2)),
      ratio(
        "a section moved", "edit/move-section/100000x10", to: "sections/threads-1/100000x10",
        .atMost(0.03)),
      ratio("traits of the last item", "edit/estimate-end/8x1M", to: "resize/end/8x1M", nil),
      Figure(title: "the nearest item, from far away", row: "query/nearest-far/8x1M", value: .median),
      ratio(
        "difference of 100,000", "edit/diff/100k", to: "baseline/collection-difference/100k", .atMost(0.35)),
      ratio(
        "of few edits", "edit/diff-ten/100k", to: "baseline/collection-difference-ten/100k", .atMost(0.15)),
      ratio(
        "of 50 prepended", "edit/diff-prepend/100k", to: "baseline/collection-difference-prepend/100k",
        .atMost(0.15)),
      ratio(
        "gain of a second thread", "sections/threads-1/1000x1000", to: "sections/threads-2/1000x1000",
        .atLeast(1.7)),
    ]
  }

  private static var sizeFigures: [Figure] {
    [
      Figure(title: "bytes an item", row: "memory/8x1M", value: .median, bound: .atMost(24)),
      Figure(title: "in a stable waterfall", row: "memory/stable/8x1M", value: .median, bound: .atMost(30)),
      Figure(
        title: "in sections of 10", row: "memory/sections/100000x10", value: .median, bound: .atMost(64)),
    ]
  }
}

import Perpend

/// An operation of a case, and what it keeps on screen.
struct ReplayOperation {
  private var edit: Edit
  private var anchor: ReplayAnchor

  fileprivate enum Edit {
    case batch(ReplayBatch)
    /// With the placement that the touched sections have from then on.
    case setSizes([(path: ItemPath, size: Size)], Waterfall.Placement)
    case setWidth(Double)
    /// No section means all.
    case setColumns(Int, section: Int?)
  }

  init(_ field: JSONField, _ style: ReplayStyle) throws {
    func checkKeys(_ keys: [String]) throws { try field.checkKeys(["op"] + keys + ReplayAnchor.keys) }
    let name = try field.required("op").choice(["batch", "setSize", "setSizes", "setWidth", "setColumns"])
    switch name {
    case "setSize":
      try checkKeys(["at", "size", "height", "mode"])
      edit = try Self.sizes([try Self.change(field)], field, style)
    case "setSizes":
      try checkKeys(["changes", "mode"])
      let changes = try field.required("changes").elements().map { change in
        try change.checkKeys(["at", "size", "height"])
        return try Self.change(change)
      }
      edit = try Self.sizes(changes, field, style)
    case "setWidth":
      try checkKeys(["width"])
      edit = .setWidth(try field.required("width").number())
    case "setColumns":
      try checkKeys(["section", "columns"])
      if style.isList { throw field.malformed("an operation of a waterfall: a list has one column") }
      edit = .setColumns(
        try field.required("columns").integer(), section: try field["section"]?.integer())
    default:
      try checkKeys(ReplayBatch.keys)
      edit = .batch(try ReplayBatch(field, style))
    }
    anchor = try ReplayAnchor(field)
  }

  private static func sizes(
    _ changes: [(path: ItemPath, size: Size)], _ field: JSONField, _ style: ReplayStyle
  ) throws -> Edit {
    let mode = try field["mode"]?.choice(["repack", "keepColumns"]) ?? "repack"
    return .setSizes(changes, mode == "keepColumns" ? .stable : style.placement)
  }

  private static func change(_ field: JSONField) throws -> (path: ItemPath, size: Size) {
    (path: try ItemPath(field.required("at")), size: try ReplayItem.sizeOrHeight(field))
  }

  func apply(to state: inout ReplayState) throws(LayoutError) {
    let kept = state.scroll.flatMap { anchor.note($0, in: state.index) }
    let change = try edit.apply(to: &state)
    state.scroll = state.scroll?.following(kept, change, in: state.index)
  }
}

extension ReplayOperation.Edit {
  /// Returns what went where; nil where places have stayed what they were.
  func apply(to state: inout ReplayState) throws(LayoutError) -> Change? {
    switch self {
    case .batch(let batch): return try batch.apply(to: &state)
    case .setSizes(let changes, let placement):
      // On a copy: what is refused leaves the placement too as it was.
      var changed = state.index
      for (path, _) in changes {
        try Self.setWaterfall(of: path.section, &changed) { $0.placement = placement }
      }
      try changed.setSizes(changes)
      state.index = changed
    case .setWidth(let width):
      var container = state.index.container
      container.crossLength = width
      try state.index.setContainer(container)
    case .setColumns(let count, let section):
      // On a copy: all sections change or none.
      var changed = state.index
      for section in section.map({ $0..<$0 + 1 }) ?? 0..<changed.sectionCount {
        try Self.setWaterfall(of: section, &changed) { $0.columns = .count(count) }
      }
      state.index = changed
    }
    return nil
  }

  private static func setWaterfall(
    of section: Int, _ index: inout LayoutIndex, _ change: (inout Waterfall) -> Void
  ) throws(LayoutError) {
    guard var options = index.options(ofSection: section) else {
      throw .noSuchSection(section, count: index.sectionCount)
    }
    guard case .waterfall(var waterfall) = options.layout else { return }
    change(&waterfall)
    options.layout = .waterfall(waterfall)
    try index.setOptions(options, ofSection: section)
  }
}

import Perpend

/// An operation of a case.
enum ReplayOperation {
  case setSizes([(path: ItemPath, size: Size)])
  case setWidth(Double)
  /// No section means all.
  case setColumns(Int, section: Int?)

  init(_ field: JSONField, _ style: ReplayStyle) throws {
    let name = try field.required("op").choice(["batch", "setSize", "setSizes", "setWidth", "setColumns"])
    switch name {
    case "setSize":
      try field.checkKeys(["op", "at", "size", "height", "mode", "anchor"])
      try Self.checkMode(field)
      self = .setSizes([try Self.change(field)])
    case "setSizes":
      try field.checkKeys(["op", "changes", "mode", "anchor"])
      try Self.checkMode(field)
      self = .setSizes(
        try field.required("changes").elements().map { change in
          try change.checkKeys(["at", "size", "height"])
          return try Self.change(change)
        })
    case "setWidth":
      try field.checkKeys(["op", "width", "anchor"])
      self = .setWidth(try field.required("width").number())
    case "setColumns":
      try field.checkKeys(["op", "section", "columns", "anchor"])
      if style.isList { throw field.malformed("an operation of a waterfall: a list has one column") }
      self = .setColumns(
        try field.required("columns").integer(), section: try field["section"]?.integer())
    default: throw Unsupported("batches of edits are")
    }
  }

  private static func checkMode(_ field: JSONField) throws {
    if try field["mode"]?.choice(["repack", "keepColumns"]) == "keepColumns" {
      throw Unsupported("size changes that keep the columns are")
    }
  }

  private static func change(_ field: JSONField) throws -> (path: ItemPath, size: Size) {
    let place = try field.required("at").elements("[section, item]")
    guard place.count == 2 else { throw field.malformed("at: [section, item]") }
    let path = ItemPath(section: try place[0].integer(), item: try place[1].integer())
    return (path: path, size: try ReplayItem.sizeOrHeight(field))
  }

  func apply(to state: inout ReplayState) throws(LayoutError) {
    switch self {
    case .setSizes(let changes):
      if changes.count == 1 {
        try state.index.setSize(changes[0].size, ofItemAt: changes[0].path)
      } else {
        try state.index.setSizes(changes)
      }
    case .setWidth(let width):
      var container = state.index.container
      container.width = width
      try state.index.setContainer(container)
    case .setColumns(let count, let section):
      // On a copy: all sections change or none.
      var changed = state.index
      for section in section.map({ $0..<$0 + 1 }) ?? 0..<changed.sectionCount {
        try Self.setColumns(count, section, &changed)
      }
      state.index = changed
    }
  }

  private static func setColumns(
    _ count: Int, _ section: Int, _ index: inout LayoutIndex
  ) throws(LayoutError) {
    guard var options = index.options(ofSection: section) else {
      throw .noSuchSection(section, count: index.sectionCount)
    }
    guard case .waterfall(var waterfall) = options.layout else { return }
    waterfall.columns = .count(count)
    options.layout = .waterfall(waterfall)
    try index.setOptions(options, ofSection: section)
  }
}

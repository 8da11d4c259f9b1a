import Perpend

/// An operation of a case, and what it keeps on screen.
struct ReplayOperation {
  private var edit: Edit
  private var anchor: ReplayAnchor

  fileprivate enum Edit {
    case batch(ReplayBatch)
    case setSizes([(path: ItemPath, size: LayoutSize)], Mode?)
    case setCrossLength(Double)
    /// No section means all.
    case setColumns(Int, section: Int?)
  }

  /// What becomes of the columns of the items whose sizes do not change.
  fileprivate enum Mode: Worded {
    /// They are dealt out anew, as a fresh layout would.
    case repack
    case keepColumns

    static let words: KeyValuePairs<String, Mode> = ["repack": .repack, "keepColumns": .keepColumns]
  }

  private static let names = ["batch", "setSize", "setSizes", "setWidth", "setHeight", "setColumns"]

  init(_ field: JSONField, _ defaults: SectionDefaults) throws {
    func checkKeys(_ keys: [String]) throws {
      try field.checkKeys(["op"] + keys + ReplayAnchor.keys)
    }
    let name = try field.required("op").choice(Self.names)
    switch name {
    case "setSize":
      try checkKeys(["at", "mode"] + ItemLength.keys)
      edit = .setSizes([try Self.change(field, defaults)], try Self.mode(field))
    case "setSizes":
      try checkKeys(["changes", "mode"])
      let changes = try field.required("changes").elements().map { change in
        try change.checkKeys(["at"] + ItemLength.keys)
        return try Self.change(change, defaults)
      }
      edit = .setSizes(changes, try Self.mode(field))
    case "setWidth", "setHeight":
      let key = defaults.axis == .vertical ? "width" : "height"
      guard name.lowercased() == "set" + key else { throw field.problem("this feed has a \(key) instead") }
      try checkKeys([key])
      edit = .setCrossLength(try field.required(key).number())
    case "setColumns":
      try checkKeys(["section", "columns"])
      guard [.waterfall, .grid, .rows].contains(defaults.kind) else {
        throw field.problem("a \(defaults.kind.word) has no columns to set")
      }
      edit = .setColumns(
        try field.required("columns").integer(), section: try field["section"]?.integer())
    default:
      try checkKeys(ReplayBatch.keys)
      edit = .batch(try ReplayBatch(field, defaults))
    }
    anchor = try ReplayAnchor(field)
  }

  private static func mode(_ field: JSONField) throws -> Mode? {
    try field["mode"]?.word(Mode.self)
  }

  private static func change(_ field: JSONField, _ defaults: SectionDefaults) throws -> (
    path: ItemPath, size: LayoutSize
  ) {
    (path: try ItemPath(field.required("at")), size: try ItemLength(field, defaults.axis).size(at: 0))
  }

  func apply(to state: inout ReplayState) throws(LayoutError) {
    guard let scroll = state.scroll else {
      _ = try edit.apply(to: &state)
      return
    }
    let kept = try anchor.note(scroll, in: &state.index)
    let change = try edit.apply(to: &state)
    state.scroll = try scroll.following(kept, change, in: &state.index)
  }
}

extension ReplayOperation.Edit {
  /// Returns what went where; nil where places have stayed what they were.
  func apply(to state: inout ReplayState) throws(LayoutError) -> Change? {
    if case .batch(let batch) = self { return try batch.apply(to: &state) }
    // On a copy: all that an operation asks for is done, or nothing.
    var new = state
    var change: Change?
    switch self {
    case .batch: break
    case .setSizes(let changes, let mode):
      let sections = Set(changes.map(\.path.section)).sorted()
      for section in sections { try new.keepColumns(mode == .keepColumns, ofSection: section) }
      change = try new.index.setSizes(changes)
      // Only now, so that columns are dealt out by the new sizes.
      for section in sections where mode == .repack { try new.repack(section) }
    case .setCrossLength(let length):
      var container = new.index.container
      container.crossLength = length
      try new.index.setContainer(container)
    case .setColumns(let count, let section):
      for section in section.map({ $0..<$0 + 1 }) ?? 0..<new.index.sectionCount {
        guard var options = new.index.options(ofSection: section) else {
          throw .noSuchSection(section, count: new.index.sectionCount)
        }
        options.layout.setColumns(count)
        try new.index.setOptions(options, ofSection: section)
      }
    }
    state = new
    return change
  }
}

extension ReplayState {
  /// Has the items of a waterfall that fills the shortest column stay in the columns that they have, or no longer.
  fileprivate mutating func keepColumns(_ keeps: Bool, ofSection section: Int) throws(LayoutError) {
    guard var options = index.options(ofSection: section), case .waterfall(var waterfall) = options.layout,
      keeps ? waterfall.placement == .shortest : keepsColumns[section]
    else { return }
    waterfall.placement = keeps ? .stable : .shortest
    options.layout = .waterfall(waterfall)
    try index.setOptions(options, ofSection: section)
    keepsColumns[section] = keeps
  }

  /// Deals out the columns anew where items keep them.
  fileprivate mutating func repack(_ section: Int) throws(LayoutError) {
    guard let options = index.options(ofSection: section), case .waterfall(let waterfall) = options.layout,
      waterfall.placement == .stable, index.itemCount(inSection: section) != 0
    else { return }
    try index.repack(section: section, from: 0)
  }
}

extension SectionLayout {
  /// Gives it so many columns, if it is of a kind that has them.
  fileprivate mutating func setColumns(_ count: Int) {
    switch self {
    case .waterfall(var waterfall):
      waterfall.columns = .fixed(count)
      self = .waterfall(waterfall)
    case .rows(var rows):
      rows.columns = .fixed(count)
      self = .rows(rows)
    case .grid, .flow, .custom: break
    }
  }
}

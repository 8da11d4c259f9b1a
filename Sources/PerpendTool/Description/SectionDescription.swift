import Perpend

/// A section of a document, with the names that it gives to itself and to its items.
package struct SectionDescription {
  var id: String?
  package var section: FeedSection
  /// The names of the items; nil when none has one.
  package var itemIDs: [String?]?
  /// Where it stands in the document.
  var line = 0

  package static let keys = ["id", "layout", "insets", "header", "footer", "decorations", "items"]

  /// The names of those items that have one.
  var itemNames: [Int: String] {
    var names: [Int: String] = [:]
    for (item, id) in (itemIDs ?? []).enumerated() { names[item] = id }
    return names
  }

  /// Creates a section that is made elsewhere.
  init(id: String?, section: FeedSection) {
    self.id = id
    self.section = section
  }

  init(_ field: JSONField, _ defaults: SectionDefaults) throws(JSONField.Malformed) {
    line = field.json.line
    let kind = try Self.kind(field, defaults)
    try Self.checkKeys(of: field, kind)
    id = try field["id"]?.string()
    section = FeedSection(
      layout: try SectionLayout(kind, from: SectionField(field, kind, defaults)))
    if let insets = field["insets"] { section.options.insets = try LayoutInsets(insets) }
    if let header = field["header"] { section.options.header = try Supplementary(header, defaults.axis) }
    if let footer = field["footer"] { section.options.footer = try Supplementary(footer, defaults.axis) }
    for decoration in try field["decorations"]?.elements() ?? [] {
      section.options.decorations.append(try Decoration(decoration))
    }
    guard let items = field["items"] else { return }
    let all = try ItemsDescription(items, defaults.axis, isGrid: kind == .grid, defaults.budget)
    section.items = all.sizes
    section.traits = all.traits
    section.unsizedItemCount = all.unsizedCount
    itemIDs = all.ids
  }

  /// A grid whose items have no size in common is made of columns.
  private static func kind(
    _ field: JSONField, _ defaults: SectionDefaults
  ) throws(JSONField.Malformed) -> LayoutKind {
    guard field.json.members != nil else { throw field.malformed("an object") }
    let kind = try field["layout"]?.word(LayoutKind.self) ?? defaults.kind
    return kind == .grid && field["itemSize"] == nil ? .rows : kind
  }

  private static func checkKeys(of field: JSONField, _ kind: LayoutKind) throws(JSONField.Malformed) {
    let allowed = keys + SectionField.keys(of: kind)
    for member in field.json.members ?? [] where !allowed.contains(member.key) {
      let owners = LayoutKind.words.map(\.value).filter { SectionField.keys(of: $0).contains(member.key) }
      guard !owners.isEmpty, let option = field[member.key] else { continue }
      let names = owners.map(\.word).joined(separator: ", ")
      throw option.problem("an option of \(names), not of \(kind.word)")
    }
    try field.checkKeys(allowed)
  }
}

extension LayoutInsets {
  init(_ field: JSONField) throws(JSONField.Malformed) {
    if let all = field.json.number {
      self.init(top: all, leading: all, bottom: all, trailing: all)
      return
    }
    let sides = try field.numbers(4, "[top, leading, bottom, trailing], or a number for all four")
    self.init(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }
}

extension Supplementary {
  /// A header or a footer, or its height alone. Where the feed scrolls horizontally, that may be called a width.
  init(_ field: JSONField, _ axis: ScrollAxis) throws(JSONField.Malformed) {
    guard field.json.members != nil else {
      self.init(height: try field.number())
      return
    }
    try field.checkKeys(["height", "insets", "pinned"] + (axis == .horizontal ? ["width"] : []))
    if let width = field["width"], field["height"] != nil {
      throw width.problem("height is given as well, which says the same")
    }
    let isWide = field["width"] != nil
    self.init(
      height: try field.required(isWide ? "width" : "height").number(),
      insets: try field["insets"].map(LayoutInsets.init) ?? .zero,
      pinning: try field["pinned"].map(Supplementary.Pinning.init) ?? .none)
  }
}

extension Supplementary.Pinning {
  /// The word for what stays until the next one comes; what stays with its section is just pinned.
  private static let untilNextWord = "untilNext"

  fileprivate init(_ field: JSONField) throws(JSONField.Malformed) {
    if field.json.string == Self.untilNextWord {
      self = .untilNext
    } else if case .bool(let isPinned) = field.json.value {
      self = isPinned ? .section : .none
    } else {
      throw field.malformed("true, false or \"\(Self.untilNextWord)\"")
    }
  }
}

extension Decoration {
  /// A decoration, or what it covers alone.
  init(_ field: JSONField) throws(JSONField.Malformed) {
    guard field.json.members != nil else {
      self.init(try field.word(Coverage.self))
      return
    }
    try field.checkKeys(["extent", "insets", "z"])
    self.init(
      try field["extent"]?.word(Coverage.self) ?? .section,
      insets: try field["insets"].map(LayoutInsets.init) ?? .zero, zIndex: try field["z"]?.integer() ?? -1)
  }
}

import Perpend

/// A section of a case, with the names that it gives to itself and to its items.
struct ReplaySection {
  var id: String?
  var section: Section
  /// The names of the items; nil when none has one.
  var itemIDs: [String?]?

  private static let keys = [
    "id", "columns", "minColumnWidth", "columnSpacing", "itemSpacing", "insets", "header", "footer",
    "equalRowHeights", "items",
  ]

  init(_ field: JSONField, _ style: ReplayStyle) throws {
    try field.checkKeys(Self.keys)
    if try field["equalRowHeights"]?.bool() == true { throw Unsupported("rows of equal height are") }
    id = try field["id"]?.string()
    section = Section(
      options: SectionOptions(
        layout: try Self.layout(field, style),
        insets: try field["insets"].map(Self.insets) ?? .zero,
        header: try field["header"].map(Self.supplementary),
        footer: try field["footer"].map(Self.supplementary)))
    guard let items = field["items"] else { return }
    if items.json.members != nil {
      section.items = try Self.manyItems(items)
    } else {
      let all = try items.elements("an array of items, or {count, size}").map(ReplayItem.init)
      section.items = all.map(\.size)
      if all.contains(where: { $0.id != nil }) { itemIDs = all.map(\.id) }
    }
  }

  private static func layout(_ field: JSONField, _ style: ReplayStyle) throws -> SectionLayout {
    let itemSpacing = try field["itemSpacing"]?.number() ?? 0
    let columnSpacing = try field["columnSpacing"]?.number() ?? 0
    let count = try field["columns"]?.integer()
    let minimum = try field["minColumnWidth"]?.number()
    if count != nil, minimum != nil { throw field.malformed("either columns or minColumnWidth") }
    if style.isList { return .list(itemSpacing: itemSpacing) }
    let columns = minimum.map { Waterfall.Columns.minimumWidth($0) } ?? .count(count ?? 2)
    return .waterfall(
      Waterfall(
        columns: columns, columnSpacing: columnSpacing, itemSpacing: itemSpacing, placement: style.placement))
  }

  static func insets(_ field: JSONField) throws -> Insets {
    let sides = try field.numbers(4, "[top, left, bottom, right]")
    return Insets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }

  private static func supplementary(_ field: JSONField) throws -> Supplementary {
    try field.checkKeys(["height", "insets"])
    return Supplementary(
      height: try field.required("height").number(), insets: try field["insets"].map(insets) ?? .zero)
  }

  private static func manyItems(_ field: JSONField) throws -> [Size] {
    try field.checkKeys(["count", "size"])
    let count = try field.required("count").integer()
    guard (0...100_000_000).contains(count) else { throw field.malformed("a count from 0 to 100,000,000") }
    let size = try field.required("size").elements("[width, height]")
    guard size.count == 2 else { throw field.malformed("a size [width, height]") }
    let width = try SizeFormula(size[0])
    let height = try SizeFormula(size[1])
    return (0..<count).map { Size(width: width.value(at: $0), height: height.value(at: $0)) }
  }
}

/// An item of a case.
struct ReplayItem {
  var id: String?
  var size: Size

  init(_ field: JSONField) throws {
    guard field.json.members != nil else {
      size = try Self.size(field, "an item: [width, height], or an object with size or height")
      return
    }
    try field.checkKeys(["id", "size", "height", "span"])
    if let span = field["span"], span.json.number != 1 { throw Unsupported("items that span columns are") }
    id = try field["id"]?.string()
    size = try Self.sizeOrHeight(field)
  }

  /// The size that an object gives as `size`, an original size, or as `height`, a height to be taken as it is.
  static func sizeOrHeight(_ field: JSONField) throws -> Size {
    switch (field["size"], field["height"]) {
    case (let size?, nil): try Self.size(size, "[width, height]")
    case (nil, let height?): Size(height: try height.number())
    default: throw field.malformed("either size or height")
    }
  }

  private static func size(_ field: JSONField, _ form: String) throws -> Size {
    let lengths = try field.numbers(2, form)
    return Size(width: lengths[0], height: lengths[1])
  }
}

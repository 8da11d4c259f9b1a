import Perpend

/// A file that describes a hierarchy: items with children in them.
package struct OutlineDocument {
  package static let keys = [
    "name", "width", "columns", "columnSpacing", "itemSpacing", "itemHeight", "insets", "rtl", "items",
  ]
  package static let itemKeys = ["id", "height", "children"]

  private let itemHeight: Double
  private var columns: [Outline.Column] = []
  private var names: [[String]] = []
  private var branches: [[Int?]] = []

  /// An item whose children are still to be read.
  private struct Parent {
    var children: [JSONField]
    var branch: Int?
  }

  package static func parse(_ file: InputFile) throws -> OutlineDescription {
    do {
      let document = JSONField(json: try JSONParser.parse(file.bytes[...]), path: "")
      return try description(document)
    } catch let failure as JSONParser.Failure {
      throw ToolError.badLine(failure.line, of: file.name, failure.problem)
    } catch let malformed as JSONField.Malformed {
      throw ToolError.badLine(malformed.line, of: file.name, malformed.problem)
    }
  }

  private static func description(_ document: JSONField) throws(JSONField.Malformed) -> OutlineDescription {
    try document.checkKeys(keys)
    var reader = OutlineDocument(itemHeight: try document["itemHeight"]?.number() ?? 30)
    try reader.takeLevels(try document.required("items").elements())
    let widths = try widths(document["columns"], count: reader.columns.count)
    for (column, width) in widths.enumerated() { reader.columns[column].width = width }
    var container = Container(width: try document["width"]?.number() ?? 0)
    if try document["rtl"]?.bool() == true { container.direction = .rightToLeft }
    let outline = Outline(
      columns: reader.columns, columnSpacing: try document["columnSpacing"]?.number() ?? 24,
      itemSpacing: try document["itemSpacing"]?.number() ?? 6,
      insets: try document["insets"].map(LayoutInsets.init)
        ?? LayoutInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
    return OutlineDescription(
      name: try document["name"]?.string(), container: container, outline: outline, names: reader.names,
      branches: reader.branches)
  }

  private init(itemHeight: Double) { self.itemHeight = itemHeight }

  /// Level by level, so that the children of each item stand in a row.
  private mutating func takeLevels(_ roots: [JSONField]) throws(JSONField.Malformed) {
    var parents = [Parent(children: roots, branch: nil)]
    while parents.contains(where: { !$0.children.isEmpty }) {
      // The whole, if there is one, has a colour of its own; what is below it has one a branch.
      let isWhole = columns.isEmpty && roots.count == 1
      var items: [Outline.Item] = []
      var names: [String] = []
      var next: [Parent] = []
      var childCount = 0
      for parent in parents {
        for field in parent.children {
          let (item, name, children) = try self.item(field, firstChild: childCount)
          childCount += children.count
          let branch = parent.branch ?? (isWhole ? nil : items.count)
          items.append(item)
          names.append(name)
          next.append(Parent(children: children, branch: branch))
        }
      }
      columns.append(Outline.Column(width: 0, items: items))
      self.names.append(names)
      branches.append(next.map(\.branch))
      parents = next
    }
  }

  /// An item, or its name alone.
  private func item(
    _ field: JSONField, firstChild: Int
  ) throws(JSONField.Malformed) -> (Outline.Item, name: String, children: [JSONField]) {
    if let name = field.json.string {
      return (Outline.Item(height: itemHeight, children: firstChild..<firstChild), name, [])
    }
    guard field.json.members != nil else { throw field.malformed("a name, or an object with children") }
    try field.checkKeys(Self.itemKeys)
    let children = try field["children"]?.elements() ?? []
    let item = Outline.Item(
      height: try field["height"]?.number() ?? itemHeight,
      children: firstChild..<firstChild + children.count)
    return (item, try field["id"]?.string() ?? "", children)
  }

  /// A width for each column: one for all, or an array with one for each.
  private static func widths(_ field: JSONField?, count: Int) throws(JSONField.Malformed) -> [Double] {
    guard let field else { return Array(repeating: 110, count: count) }
    if let width = field.json.number { return Array(repeating: width, count: count) }
    return try field.numbers(count, "a width, or \(count) of them: one a column")
  }
}

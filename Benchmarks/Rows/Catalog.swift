/// All rows and figures. The names are part of the bench's interface.
enum Catalog {
  static var groups: [Group] {
    [
      Group(
        name: "layout", rows: layoutRows + buildRows + kindLayoutRows + resizeRows + editRows + stableRows),
      Group(name: "query", rows: queryRows + kindQueryRows),
      Group(name: "sections", rows: sectionRows),
      Group(name: "difference", rows: differenceRows),
      Group(name: "memory", rows: memoryRows),
    ]
  }

  /// The rows whose name contains `text`, and those that they are held against.
  static func groups(matching text: String?) throws -> [Group] {
    guard let text else { return groups }
    let chosen = groups.flatMap(\.rows).filter { $0.name.contains(text) }
    if chosen.isEmpty { throw UsageError("no row's name contains \(text)") }
    var names = Set(chosen.map(\.name))
    names.formUnion(chosen.compactMap(\.baseline))
    names.formUnion(figures.filter { $0.row.contains(text) }.compactMap(\.otherRow))
    return groups.compactMap { group in
      let rows = group.rows.filter { names.contains($0.name) }
      return rows.isEmpty ? nil : Group(name: group.name, rows: rows)
    }
  }

  /// How many items a name like 100k or 1M stands for.
  static func name(ofCount count: Int) -> String {
    switch count {
    case 1_000_000...: "\(count / 1_000_000)M"
    case 1_000...: "\(count / 1_000)k"
    default: "\(count)"
    }
  }
}

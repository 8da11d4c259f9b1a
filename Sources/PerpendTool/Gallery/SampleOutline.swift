import Perpend

/// The sample as a hierarchy: the collection, its sections, and the first items of each.
enum SampleOutline {
  static func description(of sample: Feed, width: Double) -> OutlineDescription {
    let groups = sample.groups.indices.filter { sample.groups[$0].items.count < 200 }.prefix(7)
    var leaves: [Outline.Item] = []
    var parents: [Outline.Item] = []
    var names: [[String]] = [[sample.name], [], []]
    var branches: [[Int?]] = [[nil], [], []]
    for group in groups {
      let first = leaves.count
      for size in sample.groups[group].items.prefix(2 + group % 3) {
        leaves.append(Outline.Item(height: min(22 + size.height / 60, 46).rounded()))
        names[2].append("\(Format.plain(size.width)) × \(Format.plain(size.height))")
        branches[2].append(group)
      }
      parents.append(Outline.Item(height: 30, children: first..<leaves.count))
      names[1].append(sample.groups[group].name)
      branches[1].append(group)
    }
    let columns = [
      Outline.Column(width: 112, items: [Outline.Item(height: 44, children: 0..<parents.count)]),
      Outline.Column(width: 96, items: parents), Outline.Column(width: 110, items: leaves),
    ]
    let insets = LayoutInsets(top: 12, leading: 10, bottom: 12, trailing: 10)
    return OutlineDescription(
      name: sample.name, container: Container(width: width),
      outline: Outline(columns: columns, columnSpacing: 31, itemSpacing: 7, insets: insets), names: names,
      branches: branches)
  }
}

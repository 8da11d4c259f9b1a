import Perpend

/// One mutating call, to be made on an outline index and on what it was built from.
package enum OutlineEdit: Sendable {
  case setHeight(Double, ItemPath)

  package func apply(to index: inout OutlineIndex) throws(LayoutError) {
    switch self {
    case .setHeight(let height, let path): try index.setHeight(height, ofItemAt: path)
    }
  }

  package func apply(to outline: inout Outline) {
    switch self {
    case .setHeight(let height, let path): outline.columns[path.section].items[path.item].height = height
    }
  }

  package var mutation: Mutation {
    switch self {
    case .setHeight: .setHeight
    }
  }
}

extension RandomSource {
  package mutating func outline() -> Outline {
    var counts = [int(0...6)]
    var runs: [[Range<Int>]] = []
    for _ in 0..<int(0...4) {
      var next = 0
      runs.append(
        (0..<counts.last!).map { _ in
          let start = next
          next += pick([0, 0, 1, 2, 5])
          return start..<next
        })
      counts.append(next)
    }
    runs.append(Array(repeating: 0..<0, count: counts.last!))
    let columns = counts.indices.map { column in
      Outline.Column(
        width: pick([0, 50, length(0...90)]),
        items: runs[column].map { run in
          Outline.Item(height: pick([0, 20, length(0...150)]), children: run)
        })
    }
    return Outline(
      columns: columns, columnSpacing: pick([0, 20]), itemSpacing: pick([0, 7.5]),
      insets: pick([.zero, LayoutInsets(top: 5, leading: 6, bottom: 7, trailing: 8)]))
  }

  /// An edit of an outline, or nil if it has no items.
  package mutating func edit(of outline: Outline) -> OutlineEdit? {
    let columns = outline.columns.indices.filter { !outline.columns[$0].items.isEmpty }
    guard !columns.isEmpty else { return nil }
    let column = pick(columns)
    let path = ItemPath(section: column, item: int(0...outline.columns[column].items.count - 1))
    return .setHeight(pick([0, 5, length(0...200)]), path)
  }
}

import Perpend

/// Options under which the small feeds are gone through exhaustively.
package struct SmallWorld: Sendable, CustomStringConvertible {
  package var columns: Int
  package var placement: Waterfall.Placement
  package var itemSpacing: Double

  package static let heights: [Double] = [0, 1, 7]

  /// 1 to 4 columns, every placement, items close together or apart.
  package static let all = worlds(itemSpacings: [0, 3])
  /// The same with items apart, for what takes long.
  package static let apart = worlds(itemSpacings: [3])

  private static func worlds(itemSpacings: [Double]) -> [SmallWorld] {
    (1...4).flatMap { columns in
      Waterfall.Placement.withoutHistory.flatMap { placement in
        itemSpacings.map { SmallWorld(columns: columns, placement: placement, itemSpacing: $0) }
      }
    }
  }

  /// Every sequence of `count` heights.
  package static func sequences(of count: Int) -> [[Double]] {
    if count == 0 { return [[]] }
    return sequences(of: count - 1).flatMap { rest in heights.map { rest + [$0] } }
  }

  package static func sequences(upTo count: Int) -> [[Double]] {
    (0...count).flatMap { sequences(of: $0) }
  }

  package func feed(_ heights: [Double]) -> Feed {
    let waterfall = Waterfall(
      columns: .count(columns), columnSpacing: 2, itemSpacing: itemSpacing, placement: placement)
    let section = Section(
      layout: .waterfall(waterfall), insets: Insets(top: 2, leading: 1, bottom: 3, trailing: 1),
      items: heights.map { Size(height: $0) })
    return Feed(Container(width: 40), [section])
  }

  package func trail(_ heights: [Double]) -> Trail {
    Trail().adding("\(self), heights \(heights)")
  }

  package var description: String { "\(columns) columns, \(placement), spacing \(itemSpacing)" }
}

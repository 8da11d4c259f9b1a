/// Moves from place to place, which are indices or paths, to be looked up from either end.
struct MoveTable<Place: Comparable & Hashable & Sendable>: Hashable, Sendable {
  /// Ascending by source.
  let moves: [Move<Place>]
  private let byTarget: [Move<Place>]

  /// None.
  init() { (moves, byTarget) = ([], []) }

  init(_ moves: [Move<Place>]) {
    self.moves = moves.sorted { $0.from < $1.from }
    byTarget = moves.sorted { $0.to < $1.to }
  }

  func target(of source: Place) -> Place? {
    let index = moves.partitioningIndex { $0.from >= source }
    return index < moves.count && moves[index].from == source ? moves[index].to : nil
  }

  func source(of target: Place) -> Place? {
    let index = byTarget.partitioningIndex { $0.to >= target }
    return index < byTarget.count && byTarget[index].to == target ? byTarget[index].from : nil
  }
}

/// The order of the sections after an edit, as what it takes out and puts in. Moved sections are both.
struct SectionArrangement {
  /// How indices change.
  private let map: IndexMap
  private let moves: MoveTable<Int>
  /// The sections that come in, in order, until they have come.
  private var arrivals: ContiguousArray<SectionStorage>
  /// The sections that went, in order, once they have gone.
  private(set) var gone: ContiguousArray<SectionStorage> = []

  /// Sections that come in behind those that are there.
  init(appending arrivals: ContiguousArray<SectionStorage>, to count: Int) {
    map = IndexMap(oldCount: count, placed: IndexRanges(count..<count + arrivals.count))
    moves = MoveTable()
    self.arrivals = arrivals
  }

  /// Sections that move, go and come in; those that go and come in by ascending old and new index.
  init(
    oldCount: Int, moves: MoveTable<Int>, gone: [Int], arrivals: ContiguousArray<SectionStorage>,
    at indices: [Int]
  ) {
    let removed = (gone + moves.moves.map { $0.from }).sorted()
    let placed = (indices + moves.moves.map { $0.to }).sorted()
    map = IndexMap(oldCount: oldCount, removed: IndexRanges(removed), placed: IndexRanges(placed))
    self.moves = moves
    self.arrivals = arrivals
  }

  /// Sections before this index keep their indices.
  var first: Int { min(map.removed.first ?? .max, map.placed.first ?? .max, map.newCount) }

  /// Sections from this index on keep their indices; nil where none does.
  var end: Int? {
    guard map.oldCount == map.newCount else { return nil }
    return max(map.removed.last ?? -1, map.placed.last ?? -1) + 1
  }

  /// The old index of the section at a new one, or nil if it comes in. O(log k) for k sections that change.
  func source(of index: Int) -> Int? { moves.source(of: index) ?? map.oldIndex(of: index) }

  /// The new index of the section at an old one, or nil if it goes. O(log k) for k sections that change.
  func target(of index: Int) -> Int? { moves.target(of: index) ?? map.newIndex(of: index) }

  /// Arranges sections. Afterwards nothing but the array holds those that are in it.
  mutating func arrange(_ sections: inout ContiguousArray<SectionStorage>) {
    var moving: [Int: SectionStorage] = [:]
    for run in map.removed.runs {
      for index in run.range {
        if let target = moves.target(of: index) {
          moving[target] = sections[index]
        } else {
          gone.append(sections[index])
        }
      }
    }
    var incoming: ContiguousArray<SectionStorage> = []
    swap(&incoming, &arrivals)
    if !moving.isEmpty { incoming = merged(incoming, moving, at: map.placed) }
    sections.exchange(map.removed, for: incoming, at: map.placed)
  }

  /// Arranges them as they were.
  func restore(_ sections: inout ContiguousArray<SectionStorage>) {
    var moving: [Int: SectionStorage] = [:]
    for move in moves.moves { moving[move.from] = sections[move.to] }
    sections.exchange(map.placed, for: merged(gone, moving, at: map.removed), at: map.removed)
  }

  /// The sections for some indices: those that move there, and between them the others in order.
  private func merged(
    _ others: ContiguousArray<SectionStorage>, _ moving: [Int: SectionStorage], at indices: IndexRanges
  ) -> ContiguousArray<SectionStorage> {
    var others = others[...]
    var merged: ContiguousArray<SectionStorage> = []
    for run in indices.runs {
      for index in run.range { merged.append(moving[index] ?? others.removeFirst()) }
    }
    return merged
  }
}

extension ContiguousArray {
  /// As many single changes as are made in place: each moves what is behind it, in one piece.
  fileprivate static var mostInPlace: Int { 32 }

  /// Takes elements out, and puts others in at the indices that they then have.
  fileprivate mutating func exchange(
    _ removed: IndexRanges, for elements: ContiguousArray, at placed: IndexRanges
  ) {
    let isAppending = removed.isEmpty && placed.first ?? count >= count
    guard !isAppending else { return append(contentsOf: elements) }
    let newCount = count - removed.count + placed.count
    // There is four times the room that is needed.
    let givesBackRoom = capacity / 4 > newCount
    if !givesBackRoom, removed.runs.count + placed.count <= Self.mostInPlace {
      for run in removed.runs.reversed() { removeSubrange(run.range) }
      var elements = elements[...]
      for run in placed.runs {
        for index in run.range { insert(elements.removeFirst(), at: index) }
      }
      return
    }
    var result = ContiguousArray()
    result.reserveCapacity(givesBackRoom ? newCount : Swift.max(newCount, capacity))
    var (old, next, gaps) = (0, elements.startIndex, removed.runs[...])
    func appendKept(upTo end: Int) {
      while result.count < end, old < count {
        let gap = gaps.first?.range ?? count..<count
        let kept = old..<Swift.min(gap.lowerBound, old + end - result.count)
        result.append(contentsOf: self[kept])
        old = kept.upperBound
        if old == gap.lowerBound {
          old = gap.upperBound
          gaps = gaps.dropFirst()
        }
      }
    }
    for run in placed.runs {
      appendKept(upTo: run.range.lowerBound)
      result.append(contentsOf: elements[next..<next + run.range.count])
      next += run.range.count
    }
    appendKept(upTo: newCount)
    self = result
  }
}

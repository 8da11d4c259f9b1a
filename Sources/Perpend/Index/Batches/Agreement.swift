/// Where two lists agree: runs of the same identifiers, one after the other in both.
///
/// It goes through both lists at once. Where they part it looks for the fewest edits after which they agree again for a
/// while, as Myers' greedy algorithm does, and goes on there. So few edits are found without hashing anything. It gives
/// up where the lists differ too much: what is in no run has to be looked up.
@usableFromInline
package struct Agreement<ID: Equatable> {
  /// Ascending in both lists; none is empty.
  @usableFromInline package private(set) var runs: [AgreeingRun] = []

  /// No list, or no other one.
  @inlinable
  init() {}

  /// Compares two lists. O(n) for n identifiers.
  @inlinable
  package init(_ old: [ID], _ new: [ID]) {
    let shorter = min(old.count, new.count)
    let head = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let rest = shorter - head
    let tail = (0..<rest).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? rest
    add(AgreeingRun(old: 0, new: 0, count: head))
    let end = (old: old.count - tail, new: new.count - tail)
    if head < end.old, head < end.new { addMiddle(old, new, from: head, to: end) }
    add(AgreeingRun(old: end.old, new: end.new, count: tail))
  }

  @inlinable
  mutating func addMiddle(_ old: [ID], _ new: [ID], from start: Int, to end: (old: Int, new: Int)) {
    var search = EditPaths(end: end)
    // Lists that have little in common must not cost more than to look all up.
    var budget = 8 * (end.old + end.new - 2 * start) + EditPaths.mostEdits * EditPaths.mostEdits
    var place = (old: start, new: start)
    while place.old < end.old, place.new < end.new, budget > 0 {
      guard let edits = search.edits(from: place, areEqual: { old[$0] == new[$1] }) else { return }
      budget -= edits * edits
      for run in search.path { add(run) }
      place = search.place
    }
  }

  @inlinable
  mutating func add(_ run: AgreeingRun) {
    guard run.count > 0 else { return }
    if let last = runs.last, last.old + last.count == run.old, last.new + last.count == run.new {
      runs[runs.count - 1].count += run.count
    } else {
      runs.append(run)
    }
  }

  /// The places of the old list that are in no run, of `count`.
  @inlinable
  package func oldGaps(count: Int) -> [Range<Int>] {
    gaps(count: count, runs.map { $0.old..<$0.old + $0.count })
  }

  /// The places of the new list that are in no run, of `count`.
  @inlinable
  package func newGaps(count: Int) -> [Range<Int>] {
    gaps(count: count, runs.map { $0.new..<$0.new + $0.count })
  }

  @usableFromInline
  func gaps(count: Int, _ ranges: [Range<Int>]) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var end = 0
    for range in ranges + [count..<count] {
      if end < range.lowerBound { gaps.append(end..<range.lowerBound) }
      end = range.upperBound
    }
    return gaps
  }
}

/// Identifiers that stand side by side in two lists.
@usableFromInline
package struct AgreeingRun {
  @usableFromInline package var old: Int
  @usableFromInline package var new: Int
  @usableFromInline package var count: Int

  @inlinable
  init(old: Int, new: Int, count: Int) { (self.old, self.new, self.count) = (old, new, count) }
}

/// The shortest ways from a place in two lists to where they agree again: Myers, "An O(ND) difference algorithm and its
/// variations", 1986.
@usableFromInline
struct EditPaths {
  /// More deletions and insertions in a row are not looked for.
  @usableFromInline static let mostEdits = 64
  /// So many equal identifiers in a row, and the lists are taken to agree again.
  @usableFromInline static let enough = 8

  @usableFromInline let end: (old: Int, new: Int)
  /// How far in the old list a number of edits leads at most on each diagonal. A diagonal is how much further it has
  /// gone in the old list than in the new one.
  @usableFromInline var reach: [Int]
  /// What agrees on the way that was found.
  @usableFromInline var path: [AgreeingRun] = []
  /// Where it leads.
  @usableFromInline var place = (old: 0, new: 0)

  @usableFromInline
  init(end: (old: Int, new: Int)) {
    self.end = end
    reach = [Int](repeating: 0, count: (EditPaths.mostEdits + 1) * EditPaths.width)
  }

  @usableFromInline static let width = 2 * mostEdits + 1

  /// Finds the fewest edits after which the lists agree for a while, or end; nil if they are too many.
  @inlinable
  mutating func edits(from start: (old: Int, new: Int), areEqual: (Int, Int) -> Bool) -> Int? {
    for edits in 0...EditPaths.mostEdits {
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let first = edits == 0 ? start.old : step(to: diagonal, edits)
        var old = first
        var new = old - start.old + start.new - diagonal
        while old < end.old, new < end.new, areEqual(old, new) { (old, new) = (old + 1, new + 1) }
        reach[edits * EditPaths.width + EditPaths.mostEdits + diagonal] = old
        if old - first >= EditPaths.enough || (old == end.old && new == end.new) {
          follow(edits, diagonal, from: start)
          return edits
        }
      }
    }
    return nil
  }

  /// Where the last of so many edits leads on a diagonal: a deletion from the one below, or an insertion from the one
  /// above.
  @inlinable
  func step(to diagonal: Int, _ edits: Int) -> Int {
    let before = (edits - 1) * EditPaths.width + EditPaths.mostEdits + diagonal
    if diagonal == -edits { return reach[before + 1] }
    if diagonal == edits { return reach[before - 1] + 1 }
    return max(reach[before + 1], reach[before - 1] + 1)
  }

  /// Notes what agrees on the way to the end of a diagonal.
  @usableFromInline
  mutating func follow(_ edits: Int, _ diagonal: Int, from start: (old: Int, new: Int)) {
    path.removeAll(keepingCapacity: true)
    var (edits, diagonal) = (edits, diagonal)
    var old = reach[edits * EditPaths.width + EditPaths.mostEdits + diagonal]
    let shift = start.new - start.old
    place = (old, old + shift - diagonal)
    while true {
      let first = edits == 0 ? start.old : step(to: diagonal, edits)
      path.append(.init(old: first, new: first + shift - diagonal, count: old - first))
      guard edits > 0 else { break }
      let below = (edits - 1) * EditPaths.width + EditPaths.mostEdits + diagonal - 1
      let isDeletion = diagonal == edits || (diagonal > -edits && reach[below] + 1 >= reach[below + 2])
      old = isDeletion ? first - 1 : first
      diagonal += isDeletion ? -1 : 1
      edits -= 1
    }
    path.reverse()
  }
}

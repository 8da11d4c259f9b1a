/// The deletions, insertions and moves that turn lists of identifiers into others.
///
/// Where the head or the tail of a list stays, its identifiers are only compared; those between are looked up. Of those
/// that stay in their list all are moved but a longest ascending run, so that no fewer moves would do.
///
/// What handles identifiers is inlinable: specialized to a caller's type it takes less than half the time
/// (`edit/diff/100k`).
@usableFromInline
struct ListDifference<ID: Hashable> {
  /// A list as it was and as it shall be.
  @usableFromInline
  struct List {
    /// Its old index among the lists, or nil if it comes in.
    @usableFromInline let oldSection: Int?
    /// Its new index among the lists, or nil if it goes.
    @usableFromInline let newSection: Int?
    @usableFromInline let old: [ID]
    @usableFromInline let new: [ID]
    /// How many identifiers agree at the start.
    @usableFromInline let head: Int
    /// How many agree at the end, of the others.
    @usableFromInline let tail: Int

    /// A list that stays.
    @inlinable
    init(from oldSection: Int, to newSection: Int, old: [ID], new: [ID]) {
      (self.oldSection, self.newSection, self.old, self.new) = (oldSection, newSection, old, new)
      let shorter = min(old.count, new.count)
      head = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
      let left = shorter - head
      tail = (0..<left).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? left
    }

    /// A list that goes.
    @inlinable
    init(from oldSection: Int, old: [ID]) {
      (self.oldSection, newSection, self.old, new, head, tail) = (oldSection, nil, old, [], 0, 0)
    }

    /// A list that comes in.
    @inlinable
    init(to newSection: Int, new: [ID]) {
      (oldSection, self.newSection, old, self.new, head, tail) = (nil, newSection, [], new, 0, 0)
    }

    /// The old indices of identifiers that are looked up.
    @inlinable
    var oldMiddle: Range<Int> { head..<old.count - tail }
    /// The new indices of identifiers that are looked up.
    @inlinable
    var newMiddle: Range<Int> { head..<new.count - tail }
    /// The old indices of those that are not.
    @inlinable
    var oldEnds: [Range<Int>] { [0..<head, old.count - tail..<old.count] }
  }

  /// What leaves a list that stays and goes nowhere, by old path.
  @usableFromInline var deleted: [ItemPath] = []
  /// What comes in, by new path.
  @usableFromInline var inserted: [ItemPath] = []
  @usableFromInline var moved: [Move<ItemPath>] = []
  /// What stays somewhere and is said to have changed, by old path.
  @usableFromInline var changed: [ItemPath] = []

  /// Compares lists. O(n) for n identifiers, and O(m log m) for the m that stay in a list in another order.
  @inlinable
  init(_ lists: [List], changed: Set<ID> = []) throws(DuplicateIdentifier) {
    let oldCount = lists.reduce(0) { $0 + $1.oldMiddle.count }
    let newCount = lists.reduce(0) { $0 + $1.newMiddle.count }
    // Of what was there, its position among all that is looked up; of what comes in, -1.
    var positions: [ID: Int] = [:]
    positions.reserveCapacity(max(oldCount, newCount))
    var oldPaths: [ItemPath] = []
    oldPaths.reserveCapacity(oldCount)
    for list in lists {
      guard let section = list.oldSection else { continue }
      for item in list.oldMiddle {
        let id = list.old[item]
        positions[id] = oldPaths.count
        oldPaths.append(ItemPath(section: section, item: item))
        guard positions.count == oldPaths.count else { throw Self.duplicate(id, .old, lists) }
      }
    }

    var stays = [Bool](repeating: false, count: oldCount)
    for list in lists {
      guard let section = list.newSection else { continue }
      var staying: [(old: Int, new: Int)] = []
      for item in list.newMiddle {
        let id = list.new[item]
        let path = ItemPath(section: section, item: item)
        guard let position = positions[id] else {
          positions[id] = -1
          inserted.append(path)
          continue
        }
        guard position >= 0, !stays[position] else { throw Self.duplicate(id, .new, lists) }
        stays[position] = true
        if oldPaths[position].section == list.oldSection {
          staying.append((oldPaths[position].item, item))
        } else {
          moved.append(Move(from: oldPaths[position], to: path))
        }
      }
      addMoves(of: staying, in: list)
    }

    var position = 0
    for list in lists {
      for item in list.oldMiddle {
        let path = oldPaths[position]
        if stays[position] {
          if !changed.isEmpty, changed.contains(list.old[item]) { self.changed.append(path) }
        } else if list.newSection != nil {
          deleted.append(path)
        }
        position += 1
      }
      guard let section = list.oldSection, !(positions.isEmpty && changed.isEmpty) else { continue }
      for item in list.oldEnds.joined() {
        let id = list.old[item]
        if let other = positions[id] { throw Self.duplicate(id, other < 0 ? .new : .old, lists) }
        if !changed.isEmpty, changed.contains(id) {
          self.changed.append(ItemPath(section: section, item: item))
        }
      }
    }
  }

  /// Moves all of what stays in a list but a longest run that is in order.
  @usableFromInline
  mutating func addMoves(of staying: [(old: Int, new: Int)], in list: List) {
    guard let from = list.oldSection, let to = list.newSection else { return }
    guard !zip(staying, staying.dropFirst()).allSatisfy({ $0.old < $1.old }) else { return }
    let inOrder = staying.map { $0.old }.longestAscendingRun { staying[$0].old == staying[$0].new }
    for (index, pair) in staying.enumerated() where !inOrder[index] {
      moved.append(
        Move(from: ItemPath(section: from, item: pair.old), to: ItemPath(section: to, item: pair.new)))
    }
  }

  /// The first two paths of an identifier that has two.
  @usableFromInline
  static func duplicate(_ id: ID, _ side: LayoutError.DifferenceSide, _ lists: [List]) -> DuplicateIdentifier
  {
    var paths: [ItemPath] = []
    for list in lists {
      guard let section = side == .old ? list.oldSection : list.newSection else { continue }
      for (item, other) in (side == .old ? list.old : list.new).enumerated() where other == id {
        paths.append(ItemPath(section: section, item: item))
      }
    }
    paths.sort()
    return DuplicateIdentifier(side: side, path: paths[1], first: paths[0])
  }
}

/// An identifier that is not alone in the old lists, or in the new ones.
@usableFromInline
struct DuplicateIdentifier: Error {
  let side: LayoutError.DifferenceSide
  let path: ItemPath
  let first: ItemPath

  /// The error for an identifier of an item or, if the lists are those of sections, of a section.
  @usableFromInline
  func error(ofSections: Bool) -> LayoutError {
    func place(_ path: ItemPath) -> LayoutError.Place { ofSections ? .section(path.item) : .item(path) }
    return .duplicateIdentifier(side, at: place(path), first: place(first))
  }
}

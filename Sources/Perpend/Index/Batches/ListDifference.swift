/// The deletions, insertions and moves that turn lists of identifiers into others.
///
/// Where lists agree, their identifiers are only compared (`Agreement`); those in the gaps between are looked up. Of
/// those that stay in their list all are moved but a longest ascending run, so that no fewer moves would do.
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
    @usableFromInline let agreement: Agreement<ID>
    /// The old places of identifiers that are looked up.
    @usableFromInline let oldGaps: [Range<Int>]
    /// The new places of identifiers that are looked up.
    @usableFromInline let newGaps: [Range<Int>]

    /// Where they agree nothing is looked up.
    @inlinable
    init(
      from oldSection: Int?, to newSection: Int?, old: [ID], new: [ID],
      _ agreement: Agreement<ID> = Agreement()
    ) {
      (self.oldSection, self.newSection, self.old, self.new) = (oldSection, newSection, old, new)
      self.agreement = agreement
      oldGaps = agreement.oldGaps(count: old.count)
      newGaps = agreement.newGaps(count: new.count)
    }
  }

  /// What leaves a list that stays and goes nowhere, by old path.
  @usableFromInline var deleted: [ItemPath] = []
  /// What comes in, by new path.
  @usableFromInline var inserted: [ItemPath] = []
  @usableFromInline var moved: [Move<ItemPath>] = []
  /// What stays somewhere and is said to have changed, by old path.
  @usableFromInline var changed: [ItemPath] = []

  /// Compares lists. O(n) for n identifiers, and O(m log n) for the m that stay in a list in another order.
  @inlinable
  init(_ lists: [List], changed: Set<ID> = []) throws(DuplicateIdentifier) {
    let oldCount = lists.reduce(0) { $1.oldGaps.reduce($0) { $0 + $1.count } }
    let newCount = lists.reduce(0) { $1.newGaps.reduce($0) { $0 + $1.count } }
    // Of what was there, its position among all that is looked up; of what comes in, -1.
    var positions: [ID: Int] = [:]
    positions.reserveCapacity(max(oldCount, newCount))
    var oldPaths: [ItemPath] = []
    oldPaths.reserveCapacity(oldCount)
    for list in lists {
      guard let section = list.oldSection else { continue }
      for item in list.oldGaps.joined() {
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
      for item in list.newGaps.joined() {
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
      if !staying.isEmpty { addMoves(of: staying, in: list) }
    }

    var position = 0
    for list in lists {
      for item in list.oldGaps.joined() {
        let path = oldPaths[position]
        if stays[position] {
          if !changed.isEmpty, changed.contains(list.old[item]) { self.changed.append(path) }
        } else if list.newSection != nil {
          deleted.append(path)
        }
        position += 1
      }
      guard let section = list.oldSection, !changed.isEmpty else { continue }
      for run in list.agreement.runs {
        for item in run.old..<run.old + run.count where changed.contains(list.old[item]) {
          self.changed.append(ItemPath(section: section, item: item))
        }
      }
    }
  }

  /// Moves all of what stays in a list but a longest run that is in order. `staying` are those that have been looked up,
  /// by new place.
  @usableFromInline
  mutating func addMoves(of staying: [(old: Int, new: Int)], in list: List) {
    guard let from = list.oldSection, let to = list.newSection else { return }
    // What agrees side by side stays together.
    var runs: [AgreeingRun] = []
    runs.reserveCapacity(staying.count + list.agreement.runs.count)
    var next = 0
    for run in list.agreement.runs {
      while next < staying.count, staying[next].new < run.new {
        runs.append(.init(old: staying[next].old, new: staying[next].new, count: 1))
        next += 1
      }
      runs.append(run)
    }
    for pair in staying[next...] { runs.append(.init(old: pair.old, new: pair.new, count: 1)) }
    guard !zip(runs, runs.dropFirst()).allSatisfy({ $0.old < $1.old }) else { return }
    let inOrder = runs.map {
      WeightedElement(value: $0.old, count: $0.count, preferredCount: $0.old == $0.new ? $0.count : 0)
    }.heaviestAscendingRun(limit: list.old.count)
    for (run, isInOrder) in zip(runs, inOrder) where !isInOrder {
      for offset in 0..<run.count {
        moved.append(
          Move(
            from: ItemPath(section: from, item: run.old + offset),
            to: ItemPath(section: to, item: run.new + offset)))
      }
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

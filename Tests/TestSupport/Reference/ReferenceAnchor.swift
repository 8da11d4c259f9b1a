import Perpend

/// Where a reader who looks at a layout should find himself after an edit: the rules, by a look at every item.
package struct ReferenceAnchor {
  private let layout: ReferenceLayout
  private let viewport: Viewport
  /// What is seen, in units.
  private let seen: Range<Int>
  /// The items that are seen, in index order.
  private let visible: [ItemPath]

  package var seesItems: Bool { !visible.isEmpty }

  package init(_ layout: ReferenceLayout, _ viewport: Viewport) {
    self.layout = layout
    self.viewport = viewport
    let seen = ReferenceViewport(layout, viewport).seen
    self.seen = seen
    visible = layout.sections.enumerated().flatMap { number, section in
      section.items.enumerated().compactMap { item, box in
        let isSeen =
          !seen.isEmpty && box.width > 0 && box.height > 0 && box.y < seen.upperBound
          && box.maxY > seen.lowerBound
        return isSeen ? ItemPath(section: number, item: item) : nil
      }
    }
  }

  /// The offset after a batch. Some item must have been seen.
  package func offset(
    after edits: [BatchEdit], _ outcome: BatchOutcome, _ after: ReferenceLayout
  ) -> Double {
    let moves = Moves(edits, outcome)
    let rest = visible.filter { moves.target(of: $0) != nil }
    let stays = rest.filter { !moves.isMoved($0) }
    let kept =
      stays.first { !(moves.resized.contains($0) && start($0, layout) < seen.lowerBound) } ?? stays.first
      ?? rest.first
    if let kept { return offset(of: moves.target(of: kept)!, from: start(kept, layout), after) }
    guard let next = moves.survivor(nearestTo: visible[0]) else { return clamped(viewport.offset, after) }
    return offset(of: next, from: seen.lowerBound, after)
  }

  private func start(_ path: ItemPath, _ layout: ReferenceLayout) -> Int {
    layout.sections[path.section].items[path.item].y
  }

  private func offset(of path: ItemPath, from old: Int, _ after: ReferenceLayout) -> Double {
    clamped(viewport.offset + points(start(path, after) - old), after)
  }

  private func clamped(_ offset: Double, _ after: ReferenceLayout) -> Double {
    let last = points(after.contentLength) + viewport.endInset - viewport.length
    return max(-viewport.startInset, min(offset, last))
  }
}

/// Where the items of a feed went in a batch.
private struct Moves {
  private var targets: [ItemPath: ItemPath] = [:]
  private var movedItems: Set<ItemPath> = []
  private var movedSections: Set<Int> = []
  private(set) var resized: Set<ItemPath> = []

  init(_ edits: [BatchEdit], _ outcome: BatchOutcome) {
    for (number, section) in outcome.sections.enumerated() {
      for (item, planned) in section.items.enumerated() {
        guard let origin = planned.origin else { continue }
        targets[origin] = ItemPath(section: number, item: item)
        if planned.isMoved { movedItems.insert(origin) }
      }
    }
    for edit in edits {
      switch edit {
      case .moveSection(let from, _): movedSections.insert(from)
      case .setSize(let path, _, _): resized.insert(path)
      default: break
      }
    }
  }

  func target(of old: ItemPath) -> ItemPath? { targets[old] }

  func isMoved(_ old: ItemPath) -> Bool { movedItems.contains(old) || movedSections.contains(old.section) }

  /// The first item behind an old place that is left, or else the last before it; moved ones are the last choice, and
  /// those that moved alone the very last.
  func survivor(nearestTo old: ItemPath) -> ItemPath? {
    let kinds: [(ItemPath) -> Bool] = [
      { !isMoved($0) }, { !movedItems.contains($0) && isMoved($0) }, { movedItems.contains($0) },
    ]
    for isOfKind in kinds {
      let origins = targets.keys.filter(isOfKind).sorted()
      if let origin = origins.first(where: { $0 > old }) ?? origins.last { return targets[origin] }
    }
    return nil
  }
}

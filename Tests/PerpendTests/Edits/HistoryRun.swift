import Perpend
import TestSupport
import Testing

/// Edits an index and a model of it, and holds the one against the other after each edit; at the end, packed, against
/// a fresh build.
func runHistory(
  _ start: Feed, edits: Int, seed: UInt64, _ random: inout RandomSource,
  next: (Feed, inout RandomSource) -> Edit = { $1.edit(of: $0) }
) throws {
  var model = try FeedModel(start)
  var trail = Trail(seed: seed).adding(start.label)
  var index = try start.index()
  for _ in 0..<edits {
    let edit = next(model.feed, &random)
    trail.add(edit.label)
    try require(noDifference: difference(after: edit, &index, &model, trail), trail)
    for _ in 0..<2 {
      let rect = random.rect(in: model.layout)
      try require(noDifference: queryDifference(index, model.layout, in: rect), trail)
      let corner = LayoutPoint(x: rect.x, y: rect.y)
      try require(noDifference: pointDifference(index, model.layout, at: corner), trail)
      try require(noDifference: offsetDifference(index, model.layout, atOrAfter: rect.y), trail)
      try require(noDifference: offsetDifference(index, model.layout, atOrAfter: rect.x), trail)
    }
  }
  // Nobody shares the index.
  try require(noDifference: differing("copied sections", index.work.sectionsCopied, 0), trail)
  try require(noDifference: differenceFromAFreshBuild(index, model), trail)
}

/// Makes an edit of both; the first thing in which they then differ, or in which the edit was not what it promises.
private func difference(
  after edit: Edit, _ index: inout LayoutIndex, _ model: inout FeedModel, _ trail: Trail
) throws -> String? {
  let before = model
  let change = try applying(trail) { () throws(LayoutError) in try edit.apply(to: &index) }
  try model.apply(edit, as: index)
  if let difference = firstDifference(index, model.layout) { return difference }
  if let difference = inputDifference(index, model.feed) { return difference }
  index._checkInvariants()
  if let difference = edit.sliceDifference(from: before.layout, to: model.layout) { return difference }
  guard let change else { return nil }
  // What is no batch leaves all items where they are in the lists.
  let edits = edit.batchEdits ?? []
  let outcome = try #require(BatchOutcome(edits, of: before.feed), "\(trail)")
  return changeDifference(change, edits, outcome, before: before.layout, after: model.layout)
}

/// With everything laid out and packed there is nothing left of its history.
private func differenceFromAFreshBuild(_ index: LayoutIndex, _ model: FeedModel) throws -> String? {
  var packed = index
  packed.layoutLimit = nil
  while try packed.continueLayout(itemBudget: 700) > 0 {}
  for section in 0..<packed.sectionCount where packed.itemCount(inSection: section)! > 0 {
    try packed.repack(section: section, from: 0)
  }
  return try firstDifference(packed, model.feed.index())
}

extension Edit {
  /// What `ensureLayout` and `continueLayout` promise to lay out.
  fileprivate func sliceDifference(from before: ReferenceLayout, to after: ReferenceLayout) -> String? {
    switch self {
    case .ensureLayout(let offset):
      return first(after.sections.indices) { number in
        let section = after.sections[number]
        guard section.pendingCount > 0, points(section.nextStart) < offset else { return nil }
        return "section \(number) has left items for later that will lie above \(offset)"
      }
    case .continueLayout(let budget):
      let most = max(0, before.pendingCount - max(0, budget))
      return after.pendingCount <= most ? nil : "\(after.pendingCount) items are left, more than \(most)"
    case .scroll(.anchor, let path, _), .scroll(.bring, let path, _), .scroll(.ensureFrame, let path, _):
      guard after.sections.indices.contains(path.section) else { return nil }
      let section = after.sections[path.section]
      guard path.item >= section.items.count, path.item < section.itemCount else { return nil }
      return "\(path) has no place yet"
    case .scroll(.keep, _, _): return after.pendingCount == 0 ? nil : "the end is not known yet"
    default: return nil
    }
  }
}

/// Does what should not throw; if it does, the trail says what led there.
func applying<T>(_ trail: Trail, _ body: () throws(LayoutError) -> T) throws -> T {
  do {
    return try body()
  } catch {
    Issue.record("\(error)\n\(trail)")
    throw error
  }
}

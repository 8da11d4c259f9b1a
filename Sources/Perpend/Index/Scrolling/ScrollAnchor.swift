/// What is to stay where it is on screen while a feed changes.
///
///     let anchor = try index.anchor(in: viewport)
///     let change = try index.update { batch in batch.deleteItem(at: path) }
///     viewport.offset = try index.offset(keeping: anchor, after: change)
///
/// **While a size changes continuously** (a window that is resized, a split that is dragged, a pinch), note one anchor
/// before the first step and ask with it after each. A new anchor at each step drifts: what is first visible differs
/// from step to step, and each time another item is kept.
///
///     let anchor = try index.anchor(in: viewport)          // as the resize begins
///     try index.setContainer(container)                    // at each step
///     viewport.offset = try index.offset(keeping: anchor)
public struct ScrollAnchor: Sendable {
  /// What is kept in place.
  public enum Choice: Hashable, Sendable {
    /// An item. If the edit deletes it, the nearest item that is left is kept where it was.
    case item(ItemPath)
    /// The first item that a reader sees, below bars and pinned headers, and that still exists after the edit.
    ///
    /// An item that the edit gives another size is kept only if it begins within what is seen, or if no other is
    /// left. An item that the edit moves is kept only if no other is left. If none is left, the nearest item that
    /// still exists is put where what is seen begins: the first behind those that are gone, or else the last before
    /// them.
    case firstVisible
    /// The distance to the end of the content, however the content, the viewport's length and its insets change: a
    /// chat stays at its last message. If the viewport is more than `within` points away from its last offset, the
    /// first visible item is kept instead.
    case end(within: Double = .infinity)
  }

  /// Items that may be kept, in order of preference. What the edit does to them may change the order.
  var candidates: [Candidate] = []
  /// Where what is seen begins, in units.
  var visibleStart = 0.0
  /// The position for the nearest item if none of them is left, in units.
  var vacancy = 0.0
  /// How far the offset is from the last one, in points, if that is what is kept.
  var distanceFromEnd: Double?
  let viewport: Viewport
  let staysAtStart: Bool
  /// The index's as the anchor was noted.
  let revision: Int

  /// An item that may be kept.
  struct Candidate {
    let path: ItemPath
    /// Where it starts, in units.
    let start: Double
  }

  /// At most this many visible items are noted. If none of them is left, the nearest one is looked for.
  static let mostCandidates = 4096
}

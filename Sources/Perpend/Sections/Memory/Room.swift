/// Room for more items than there are: a plan has this room beside that for the items.
struct Room: Hashable {
  /// The number of items that fit before the first.
  var before = 0
  /// The number of items that fit behind the last.
  var behind = 0

  /// Below this capacity, no room is given back.
  static let least = 256

  /// The room behind so many items that come in as a section: a page or two more will follow most likely.
  static func behindNew(_ count: Int) -> Int { count < least ? 0 : count / 32 }

  /// Makes room for what edits put in, on the side where they put it. Room grows by a quarter at a time.
  mutating func grow(for edits: ItemEdits, count: Int) {
    let arrivals = edits.placed.count
    // What is taken out frees one side or the other: all that comes fits there if it is no more.
    guard arrivals > edits.removed.count, before < arrivals, behind < arrivals else { return }
    let newCount = edits.count(from: count)
    let slack = newCount / 4
    let isAtStart = edits.placed.last! < newCount - edits.placed.first!
    before = isAtStart && count > edits.removed.count ? arrivals + slack / 2 : 0
    behind = arrivals + slack - before
  }
}

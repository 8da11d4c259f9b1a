import Perpend
import TestSupport

/// A batch that must be refused, and with what.
struct RefusedBatch: Sendable, CustomStringConvertible {
  var edits: [BatchEdit]
  /// More than one where it is open which of two edits is at fault.
  var errors: [LayoutError]
  var counts: [Int]?

  var description: String { "\(edits), \(errors)" }

  /// The calls that make the batch.
  var calls: [Edit] { [.batch(edits, counts: counts), .update(edits, counts: counts)] }

  static let all =
    duplicates + contradictions + differences + places + Self.counts + lengths + options + scaledHeights

  init(_ edits: [BatchEdit], _ errors: LayoutError..., counts: [Int]? = nil) {
    self.edits = edits
    self.errors = errors
    self.counts = counts
  }

  static func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  private static func item(
    _ fault: LayoutError.BatchFault, _ operation: LayoutError.BatchOperation, _ section: Int, _ item: Int
  ) -> LayoutError {
    .invalidBatch(fault, operation, at: .item(path(section, item)))
  }

  private static func section(
    _ fault: LayoutError.BatchFault, _ operation: LayoutError.BatchOperation, _ section: Int
  ) -> LayoutError {
    .invalidBatch(fault, operation, at: .section(section))
  }

  private static let some = LayoutSize(height: 3)
  private static let new = FeedSection(items: [some])

  /// The feed of `RefusedEdit`: two sections of three items each.
  static let duplicates: [RefusedBatch] = [
    RefusedBatch([.deleteItem(path(0, 1)), .deleteItem(path(0, 1))], item(.duplicate, .deleteItem, 0, 1)),
    RefusedBatch(
      [.setSize(path(1, 2), some), .setSize(path(1, 2), some)], item(.duplicate, .setSize, 1, 2)),
    RefusedBatch(
      [.insertItem(some, path(0, 3)), .insertItem(some, path(0, 3))], item(.duplicate, .insertItem, 0, 3)),
    RefusedBatch(
      [.moveItem(path(0, 1), to: path(0, 0)), .moveItem(path(0, 1), to: path(1, 0))],
      item(.duplicate, .moveItemFrom, 0, 1)),
    RefusedBatch(
      [.moveItem(path(0, 1), to: path(0, 0)), .moveItem(path(0, 2), to: path(0, 0))],
      item(.duplicate, .moveItemTo, 0, 0)),
    RefusedBatch(
      [.moveItem(path(0, 1), to: path(1, 0)), .insertItem(some, path(1, 0))],
      item(.duplicate, .moveItemTo, 1, 0), item(.duplicate, .insertItem, 1, 0)),
    RefusedBatch([.deleteSection(1), .deleteSection(1)], section(.duplicate, .deleteSection, 1)),
    RefusedBatch(
      [.reloadSection(0, new), .reloadSection(0, new)], section(.duplicate, .reloadSection, 0)),
    RefusedBatch(
      [.insertSection(new, 2), .insertSection(new, 2)], section(.duplicate, .insertSection, 2)),
    RefusedBatch(
      [.moveSection(0, to: 0), .moveSection(0, to: 1)], section(.duplicate, .moveSectionFrom, 0)),
    RefusedBatch(
      [.moveSection(0, to: 1), .moveSection(1, to: 1)], section(.duplicate, .moveSectionTo, 1)),
    RefusedBatch(
      [.moveSection(0, to: 1), .insertSection(new, 1)], section(.duplicate, .moveSectionTo, 1),
      section(.duplicate, .insertSection, 1)),
    RefusedBatch(
      [.setOptions(SectionOptions(), 0), .setOptions(SectionOptions(), 0)],
      section(.duplicate, .setOptions, 0)),
  ]

  static let contradictions: [RefusedBatch] = [
    RefusedBatch(
      [.deleteItem(path(0, 1)), .moveItem(path(0, 1), to: path(0, 0))],
      item(.deletedAndMoved, .moveItemFrom, 0, 1)),
    RefusedBatch(
      [.deleteItem(path(0, 1)), .setSize(path(0, 1), some)],
      item(.deletedAndReloaded, .setSize, 0, 1)),
    RefusedBatch(
      [.deleteSection(0), .moveSection(0, to: 0)], section(.deletedAndMoved, .moveSectionFrom, 0)),
    RefusedBatch(
      [.deleteSection(1), .reloadSection(1, new)], section(.deletedAndReloaded, .reloadSection, 1)),
    RefusedBatch(
      [.moveSection(1, to: 0), .reloadSection(1, new)], section(.movedAndReloaded, .reloadSection, 1)),
    RefusedBatch(
      [.deleteSection(1), .setOptions(SectionOptions(), 1)], section(.sectionIsGone, .setOptions, 1)),
    RefusedBatch(
      [.reloadSection(1, new), .setOptions(SectionOptions(), 1)], section(.sectionIsGone, .setOptions, 1)),
    RefusedBatch(
      [.deleteSection(0), .deleteItem(path(0, 1)), .moveItem(path(0, 1), to: path(0, 0))],
      item(.deletedAndMoved, .moveItemFrom, 0, 1)),
    RefusedBatch(
      [.deleteSection(0), .moveItem(path(0, 1), to: path(0, 0)), .setSize(path(0, 2), some)],
      item(.sectionIsGone, .setSize, 0, 2)),
    RefusedBatch(
      [.deleteSection(0), .setSize(path(0, 2), some)], item(.sectionIsGone, .setSize, 0, 2)),
    RefusedBatch(
      [.reloadSection(0, new), .setSize(path(0, 2), some)], item(.sectionIsGone, .setSize, 0, 2)),
  ]

  /// The items are 0 to 2 and 10 to 12.
  static let differences: [RefusedBatch] = {
    typealias Snapshot = FeedSnapshot<Int, Int>
    func items(_ old: [Int], _ new: [Int], _ error: LayoutError) -> RefusedBatch {
      RefusedBatch(
        [
          .deleteItem(path(1, 0)),
          .difference(DifferenceCall(.items(section: 0), from: [0: old], to: [0: new])),
        ],
        error)
    }
    func feed(_ old: Snapshot, _ new: Snapshot, _ error: LayoutError) -> RefusedBatch {
      RefusedBatch([.deleteItem(path(1, 0)), .difference(DifferenceCall(.feed, from: old, to: new))], error)
    }
    func duplicate(
      _ side: LayoutError.DifferenceSide, _ place: (Int, Int), first: (Int, Int)
    ) -> LayoutError {
      .duplicateIdentifier(side, at: .item(path(place.0, place.1)), first: .item(path(first.0, first.1)))
    }
    let old: Snapshot = [0: [0, 1, 2], 1: [10, 11, 12]]
    return [
      items([5, 1, 5, 5], [], duplicate(.old, (0, 2), first: (0, 0))),
      items([0, 1, 2], [1, 7, 7, 0, 2], duplicate(.new, (0, 2), first: (0, 1))),
      items([0, 1, 2], [7, 0, 1, 7, 2], duplicate(.new, (0, 3), first: (0, 0))),
      feed([0: [0, 1, 2], 1: [10, 1]], [:], duplicate(.old, (1, 1), first: (0, 1))),
      feed(old, [0: [0, 7, 2], 1: [10, 11, 12, 7]], duplicate(.new, (1, 3), first: (0, 1))),
      feed(old, [0: [0, 2], 5: [1, 1]], duplicate(.new, (1, 1), first: (1, 0))),
      feed(old, [0: [], 1: [], 0: []], .duplicateIdentifier(.new, at: .section(2), first: .section(0))),
      feed([3: [], 3: []], [:], .duplicateIdentifier(.old, at: .section(1), first: .section(0))),
      RefusedBatch(
        [.difference(DifferenceCall(.collection(section: 2), from: [0: []], to: [0: [1]]))],
        section(.outOfRange(count: 2), .insertItem, 2)),
    ]
  }()

  static let places: [RefusedBatch] =
    [-1, 3, .max, .min].flatMap { wrong -> [RefusedBatch] in
      let beyond = wrong == 3 ? 4 : wrong
      return [
        RefusedBatch([.deleteItem(path(0, wrong))], item(.outOfRange(count: 3), .deleteItem, 0, wrong)),
        RefusedBatch(
          [.setSize(path(0, wrong), some)], item(.outOfRange(count: 3), .setSize, 0, wrong)),
        RefusedBatch(
          [.moveItem(path(0, wrong), to: path(1, 0))], item(.outOfRange(count: 3), .moveItemFrom, 0, wrong)),
        RefusedBatch(
          [.moveItem(path(0, 0), to: path(1, beyond))], item(.outOfRange(count: 4), .moveItemTo, 1, beyond)),
        RefusedBatch(
          [.moveItem(path(0, 0), to: path(0, wrong))], item(.outOfRange(count: 3), .moveItemTo, 0, wrong)),
        RefusedBatch(
          [.insertItem(some, path(1, beyond))], item(.outOfRange(count: 4), .insertItem, 1, beyond)),
        RefusedBatch(
          [.deleteItem(path(1, 0)), .insertItem(some, path(1, wrong))],
          item(.outOfRange(count: 3), .insertItem, 1, wrong)),
        RefusedBatch(
          [.insertSection(new, 2), .insertItem(some, path(2, wrong))],
          item(.outOfRange(count: 2), .insertItem, 2, wrong)),
        RefusedBatch(
          [.reloadSection(0, new), .insertItem(some, path(0, wrong))],
          item(.outOfRange(count: 2), .insertItem, 0, wrong)),
      ]
    }
    + [-1, 2, .max, .min].flatMap { wrong -> [RefusedBatch] in
      let beyond = wrong == 2 ? 3 : wrong
      return [
        RefusedBatch([.deleteItem(path(wrong, 0))], section(.outOfRange(count: 2), .deleteItem, wrong)),
        RefusedBatch(
          [.setSize(path(wrong, 0), some)], section(.outOfRange(count: 2), .setSize, wrong)),
        RefusedBatch(
          [.moveItem(path(wrong, 0), to: path(0, 0))], section(.outOfRange(count: 2), .moveItemFrom, wrong)),
        RefusedBatch(
          [.moveItem(path(0, 0), to: path(wrong, 0))], section(.outOfRange(count: 2), .moveItemTo, wrong)),
        RefusedBatch(
          [.insertItem(some, path(wrong, 0))], section(.outOfRange(count: 2), .insertItem, wrong)),
        RefusedBatch([.deleteSection(wrong)], section(.outOfRange(count: 2), .deleteSection, wrong)),
        RefusedBatch(
          [.moveSection(wrong, to: 0)], section(.outOfRange(count: 2), .moveSectionFrom, wrong)),
        RefusedBatch([.moveSection(0, to: wrong)], section(.outOfRange(count: 2), .moveSectionTo, wrong)),
        RefusedBatch([.reloadSection(wrong, new)], section(.outOfRange(count: 2), .reloadSection, wrong)),
        RefusedBatch(
          [.setOptions(SectionOptions(), wrong)], section(.outOfRange(count: 2), .setOptions, wrong)),
        RefusedBatch(
          [.insertSection(new, beyond)], section(.outOfRange(count: 3), .insertSection, beyond)),
      ]
    }
    + [
      // New places are counted without what the batch deletes, old places with it.
      RefusedBatch(
        [.deleteSection(0), .insertItem(some, path(1, 0))], section(.outOfRange(count: 1), .insertItem, 1)),
      RefusedBatch(
        [.deleteSection(0), .deleteSection(1), .insertItem(some, path(0, 0))],
        section(.outOfRange(count: 0), .insertItem, 0)),
      RefusedBatch(
        [.deleteSection(0), .moveItem(path(1, 0), to: path(1, 0))],
        section(.outOfRange(count: 1), .moveItemTo, 1)),
      RefusedBatch(
        [.insertSection(new, 0), .deleteItem(path(2, 0))], section(.outOfRange(count: 2), .deleteItem, 2)),
      RefusedBatch(
        [.insertItem(some, path(0, 3)), .deleteItem(path(0, 3))],
        item(.outOfRange(count: 3), .deleteItem, 0, 3)),
    ]

  static let counts: [RefusedBatch] = [
    RefusedBatch(
      [], .invalidBatch(.countMismatch(expected: 1, actual: 2), nil, at: .container), counts: [3]),
    RefusedBatch(
      [.insertSection(new, 0)], .invalidBatch(.countMismatch(expected: 2, actual: 3), nil, at: .container),
      counts: [3, 3]),
    RefusedBatch(
      [.deleteItem(path(1, 0))], .invalidBatch(.countMismatch(expected: 3, actual: 2), nil, at: .section(1)),
      counts: [3, 3]),
    RefusedBatch(
      [.insertSection(new, 0), .insertItem(some, path(0, 1))],
      .invalidBatch(.countMismatch(expected: 1, actual: 2), nil, at: .section(0)), counts: [1, 3, 3]),
    RefusedBatch(
      [.moveItem(path(0, 0), to: path(1, 0))],
      .invalidBatch(.countMismatch(expected: -1, actual: 2), nil, at: .section(0)), counts: [-1, 4]),
    RefusedBatch(
      [.deleteSection(0), .reloadSection(1, new)],
      .invalidBatch(.countMismatch(expected: .max, actual: 1), nil, at: .section(0)), counts: [.max]),
  ]

  /// Lengths that are none, in what comes in.
  static let lengths: [RefusedBatch] = RefusedEdit.badLengths.flatMap { value -> [RefusedBatch] in
    func error(_ quantity: LayoutError.Quantity, _ section: Int, _ item: Int) -> LayoutError {
      .invalidLength(
        quantity, value: value, at: .item(path(section, item)), allowed: RefusedEdit.lengths)
    }
    let wide = LayoutSize(width: value, height: 5)
    return [
      RefusedBatch([.deleteItem(path(1, 0)), .insertItem(wide, path(1, 2))], error(.itemWidth, 1, 2)),
      RefusedBatch([.insertItem(LayoutSize(height: value), path(0, 0))], error(.itemHeight, 0, 0)),
      RefusedBatch([.setSize(path(1, 1), wide)], error(.itemWidth, 1, 1)),
      RefusedBatch(
        [.deleteItem(path(0, 0)), .insertSection(FeedSection(items: [some, wide]), 1)],
        error(.itemWidth, 1, 1)),
      RefusedBatch([.reloadSection(1, FeedSection(items: [wide]))], error(.itemWidth, 1, 0)),
    ]
  }

  static let options: [RefusedBatch] = RefusedEdit.badOptions.flatMap { bad in
    [
      RefusedBatch([.deleteItem(path(0, 0)), .setOptions(bad.options, 1)], bad.error(1)),
      RefusedBatch([.deleteSection(0), .insertSection(FeedSection(options: bad.options), 1)], bad.error(1)),
      RefusedBatch([.reloadSection(0, FeedSection(options: bad.options))], bad.error(0)),
    ]
  }

  /// The columns are 141 points wide.
  static let scaledHeights: [RefusedBatch] = {
    let steep = LayoutSize(width: 1, height: 20_000)
    func error(_ section: Int, _ item: Int, _ value: Double = 2_820_000) -> LayoutError {
      .invalidLength(
        .scaledHeight, value: value, at: .item(path(section, item)), allowed: RefusedEdit.lengths)
    }
    let section = FeedSection(options: RefusedEdit.feed.sections[0].options, items: [some, steep])
    return [
      RefusedBatch([.deleteItem(path(0, 0)), .insertItem(steep, path(1, 3))], error(1, 3)),
      RefusedBatch([.setSize(path(1, 0), steep)], error(1, 0)),
      RefusedBatch([.insertSection(section, 2)], error(2, 1)),
      RefusedBatch([.reloadSection(0, section)], error(0, 1)),
      RefusedBatch(
        [.insertSection(FeedSection(options: section.options), 0), .insertItem(steep, path(0, 0))],
        error(0, 0)),
    ]
  }()
}

import Foundation
import Perpend
import TestSupport
import Testing

/// Copies are queried by other threads while the original goes on being edited. What each has to answer is worked out
/// beforehand, by the reference.
struct SnapshotTests {
  @Test(arguments: RandomRuns.seeds(8))
  func anyEdits(seed: UInt64) throws {
    var random = RandomSource(seed: seed, placements: Waterfall.Placement.allCases)
    let feed = random.feed(sections: random.int(1...4), maximum: random.pick([60, 260, 1500]))
    try run(feed, edits: 20, seed: seed, &random) { $1.edit(of: $0, slicing: true) }
  }

  /// Edits of which each is laid out by several threads itself.
  @Test(arguments: RandomRuns.seeds(2))
  func editsOnManyThreads(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let sections = Waterfall.Placement.allCases.map { placement in
      FeedSection(
        layout: .waterfall(Waterfall(columns: .fixed(3), placement: placement)),
        items: (0..<5000).map { _ in LayoutSize(width: 100, height: random.length(1...90)) })
    }
    let feed = Feed(Container(width: 600), sections)
    try run(feed, edits: 6, seed: seed, &random) { _, random in
      func anywhere(_ section: Int) -> ItemPath { ItemPath(section: section, item: random.int(0...4900)) }
      switch random.int(0...2) {
      case 0: return .setContainer(Container(width: Double(random.int(300...900))))
      case 1:
        return .setSizes(sections.indices.map { (anywhere($0), LayoutSize(height: random.length(1...900))) })
      default:
        return .batch(sections.indices.map { .moveItem(anywhere($0), to: anywhere(sections.count - 1 - $0)) })
      }
    }
  }

  private func run(
    _ start: Feed, edits: Int, seed: UInt64, _ random: inout RandomSource,
    next: (Feed, inout RandomSource) -> Edit
  ) throws {
    var trail = Trail(seed: seed).adding(start.label)
    var steps: [Step] = []
    var model = try FeedModel(start)
    var forerunner = try start.index()
    for _ in 0..<edits {
      let (edit, layout) = (next(model.feed, &random), model.layout)
      trail.add(edit.label)
      steps.append(Step(edit: edit, layout: layout, rects: (0..<6).map { _ in random.rect(in: layout) }))
      try edit.apply(to: &forerunner)
      try model.apply(edit, as: forerunner)
    }

    var index = try start.index()
    let readers = Readers()
    for step in steps {
      readers.ask(index, step)
      try step.edit.apply(to: &index)
    }
    try require(noDifference: readers.differences().first, trail)
    try require(noDifference: firstDifference(index, model.layout), trail)
  }
}

/// An edit, and what is known of the feed before it.
private struct Step: Sendable {
  var edit: Edit
  var layout: ReferenceLayout
  var rects: [LayoutRect]

  func difference(_ snapshot: LayoutIndex) -> String? {
    first(rects) { rect in
      queryDifference(snapshot, layout, in: rect)
        ?? pointDifference(snapshot, layout, at: LayoutPoint(x: rect.x, y: rect.y))
        ?? offsetDifference(snapshot, layout, atOrAfter: rect.y)
    } ?? firstDifference(snapshot, layout)
  }
}

/// Threads that query snapshots.
private final class Readers: @unchecked Sendable {
  private let queue = DispatchQueue(label: "readers", attributes: .concurrent)
  private let group = DispatchGroup()
  private let lock = NSLock()
  private var found: [String] = []

  /// Has two threads query a snapshot, and returns when one of them has begun.
  func ask(_ snapshot: LayoutIndex, _ step: Step) {
    let begun = DispatchSemaphore(value: 0)
    for _ in 0..<2 {
      queue.async(group: group) { [self] in
        begun.signal()
        if let difference = step.difference(snapshot) { lock.withLock { found.append(difference) } }
      }
    }
    begun.wait()
  }

  /// What they have found, once all are done.
  func differences() -> [String] {
    group.wait()
    return lock.withLock { found }
  }
}

import TestSupport
import Testing

/// No public call that changes something is left out of the tests: the list of them is whole, and histories, refusals
/// and small worlds meet each that is in it.
struct MutationListTests {
  @Test func theListIsWhole() throws {
    let declared = try SymbolGraph.ofPerpend().mutations(of: Set(Mutation.allCases.map { String($0.type) }))
    #expect(Set(Mutation.allCases.map(\.rawValue)) == declared)
  }

  @Test func histories() {
    var met: Set<Mutation> = []
    for seed in 1...40 {
      var random = RandomSource(seed: UInt64(seed))
      var feed = random.feed(sections: 2, maximum: 20)
      for _ in 0..<25 {
        let edit = random.edit(of: feed, slicing: true)
        edit.apply(to: &feed)
        met.formUnion(edit.mutations)
      }
    }
    var random = RandomSource(seed: 1)
    let outline = random.outline()
    met.formUnion((0..<10).compactMap { _ in random.edit(of: outline)?.mutation })
    expectAll(met)
  }

  @Test func fuzzedHistories() throws {
    var met: Set<Mutation> = []
    var random = RandomSource(seed: 1)
    let index = try random.feed(sections: 3, maximum: 20).index()
    for _ in 0..<2000 { met.formUnion(random.wildEdit(of: index, room: 10).mutations) }
    expectAll(met, but: Mutation.ofOutlines)
  }

  /// What is set without being checked cannot be refused.
  @Test func refusals() {
    var met = Set(RefusedEdit.all.flatMap(\.edit.mutations))
    met.formUnion(RefusedBatch.all.flatMap(\.calls).flatMap(\.mutations))
    met.formUnion(OutlineTests.refusedEdits.map(\.0.mutation))
    expectAll(met, but: [.maximumThreadCount, .layoutLimit])
  }

  @Test func smallWorlds() {
    var met: Set<Mutation> = []
    for world in SmallWorld.everyKind {
      for items in world.sequences(of: 2) {
        let histories =
          SmallWorldEdits.changes(of: items, in: world)
          + SmallWorldEdits.insertionsAndDeletions(of: items, in: world)
          + SmallWorldEdits.others(of: items, in: world) + [[SmallWorldEdits.change(to: items, in: world)]]
        met.formUnion(histories.joined().flatMap(\.mutations))
      }
    }
    let batches = SmallWorldBatchTests.edits(of: SmallWorldBatchTests.feed([2, 1]))
    met.formUnion(batches.flatMap { SmallWorldBatchTests.call([$0]).mutations })
    met.formUnion(SmallWorldBatchTests.call(Array(batches.prefix(2))).mutations)
    var random = RandomSource(seed: 1)
    met.formUnion(OutlineTests.allEdits(of: random.outline()).map(\.mutation))
    expectAll(met)
  }

  private func expectAll(_ met: Set<Mutation>, but exceptions: [Mutation] = []) {
    let missing = Set(Mutation.allCases).subtracting(met).subtracting(exceptions)
    #expect(missing.isEmpty)
  }
}

/// The inside of a section's buffer. Valid only inside the closure that it was made in.
@safe
package struct SectionView {
  private let statePointer: UnsafeMutablePointer<SectionState>
  let memory: UnsafeMutableRawPointer

  init(state: UnsafeMutablePointer<SectionState>, memory: UnsafeMutableRawPointer) {
    unsafe statePointer = state
    unsafe self.memory = memory
  }

  /// What is known of the section. In place: the state is long.
  package var state: SectionState {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(statePointer) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe statePointer }
  }

  /// Original widths of the items as they are kept (`PackedLength`), in order.
  var widths: UncheckedSpan<Int32> {
    unsafe UncheckedSpan(memory, offset: 0) + state.head
  }

  /// Original heights of the items, likewise.
  var heights: UncheckedSpan<Int32> {
    unsafe UncheckedSpan(memory, offset: state.plan.heights) + state.head
  }

  /// What sets items apart; only where the plan has it.
  var traits: UncheckedSpan<PackedTraits> {
    unsafe UncheckedSpan(memory, offset: state.plan.traits) + state.head
  }

  /// What sets an item apart.
  @inline(__always)
  func traits(of item: Int) -> PackedTraits {
    state.plan.storesTraits ? traits[item] : .none
  }

  /// The columns that items were given, or `noColumn`; only where the plan keeps them.
  var givenColumns: UncheckedSpan<UInt8> {
    unsafe UncheckedSpan(memory, offset: state.plan.givenColumns) + state.head
  }

  /// What stands for no column: their indices go to 254.
  static let noColumn: UInt8 = 255

  /// Keys of the columns at an item that is a multiple of the checkpoint interval above 0.
  func checkpoint(_ index: Int) -> UncheckedSpan<Int64> {
    let plan = state.plan
    assert(index >= 1)
    return unsafe UncheckedSpan(memory, offset: plan.checkpoints + 8 * (index - 1) * plan.keyCount)
  }

  /// A lane of items, as far as they have been placed.
  @inline(__always)
  func lane(_ index: Int) -> Lane {
    lane(index, itemCount: state.placedCount)
  }

  /// A lane of items, of which `itemCount` count in all lanes.
  @inline(__always)
  func lane(_ index: Int, itemCount: Int) -> Lane {
    let plan = state.plan
    let laneCount = plan.laneCount
    let dealsItems = plan.kind.dealsItems && laneCount > 1
    let count = dealsItems ? (itemCount - index + laneCount - 1) / laneCount : itemCount
    let tree = unsafe IntervalTree(
      memory: (memory + plan.trees + index * plan.treeStride).assumingMemoryBound(to: Double.self),
      depth: plan.treeDepth, leafCount: plan.shape.blockCount(count),
      startsAscend: !plan.storesFrames)
    return unsafe Lane(
      blocks: memory + plan.blocks + (dealsItems ? index * plan.blocksStride : 0), shape: plan.shape,
      tree: tree, count: count)
  }
}

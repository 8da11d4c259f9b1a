/// All of a section in one allocation: what is known of it, then the arrays of its items. A value.
///
/// Storage that is referenced once may be written to; any other is immutable. That makes copies of an index
/// cheap, and is why storage may cross threads.
struct SectionStorage: @unchecked Sendable {
  private var buffer: ManagedBuffer<SectionState, UInt64>

  /// Makes the storage of a section whose items are yet to be filled in and laid out.
  ///
  /// The plan has room for `state.count` items; their sizes are undefined.
  init(_ state: SectionState) {
    buffer = ManagedBuffer.create(minimumCapacity: state.plan.wordCount) { _ in state }
  }

  var state: SectionState {
    @inline(__always) get { unsafe header.pointee }
    // In place: the state is long.
    @inline(__always) nonmutating _modify { yield unsafe &header.pointee }
  }

  /// What the section takes up.
  var extent: SectionExtent { unsafe header.pointee.extent }

  /// The number of items.
  var count: Int { unsafe header.pointee.count }

  /// The number of items that have no place yet.
  var pendingCount: Int { unsafe header.pointee.pendingCount }

  /// Where the state is. By its address nothing is checked at each access, nor more copied than is read; the
  /// buffer outlives every use, since only `self` hands it out.
  @inline(__always)
  private var header: UnsafeMutablePointer<SectionState> {
    unsafe buffer.withUnsafeMutablePointerToHeader { unsafe $0 }
  }

  /// Copies the section where another value shares it. Returns what it then was copied from.
  mutating func makeUnique() -> SectionStorage? {
    guard !isKnownUniquelyReferenced(&buffer) else { return nil }
    let old = self
    let copy = SectionStorage(state)
    unsafe buffer.withUnsafeMutablePointerToElements { source in
      unsafe copy.buffer.withUnsafeMutablePointerToElements { target in
        unsafe target.update(from: source, count: state.plan.wordCount)
      }
    }
    self = copy
    return old
  }

  /// Enters the section. The view must not leave the closure, and is written to only where the storage is
  /// referenced once.
  @inline(__always)
  func withView<Result, Failure: Error>(
    _ body: (SectionView) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe buffer.withUnsafeMutablePointers { (state, words) throws(Failure) -> Result in
      try body(unsafe SectionView(state: state, memory: UnsafeMutableRawPointer(words)))
    }
  }

  /// Enters one of the sections that a buffer of them has. Its reference is not counted, which takes a tenth
  /// of a short query: whoever has the buffer holds it.
  @inline(__always)
  static func withView<Result>(
    of sections: UnsafeBufferPointer<SectionStorage>, at index: Int, _ body: (SectionView) -> Result
  ) -> Result {
    assert(MemoryLayout<SectionStorage>.size == MemoryLayout<Int>.size, "a reference and no more")
    let address = unsafe UnsafeRawPointer(sections.baseAddress! + index)
    let reference = unsafe address.load(as: Unmanaged<ManagedBuffer<SectionState, UInt64>>.self)
    return unsafe reference._withUnsafeGuaranteedRef { buffer in
      unsafe buffer.withUnsafeMutablePointers { (state, words) in
        body(unsafe SectionView(state: state, memory: UnsafeMutableRawPointer(words)))
      }
    }
  }
}

/// What is known of a section beside the arrays of its items.
struct SectionState {
  /// The options as they came in. Sections that have the same share them: they are long, and seldom asked
  /// for.
  var options: SharedOptions
  var metrics: SectionMetrics
  var plan: ItemPlan
  /// Items in the section.
  var count: Int
  /// Where the first item is among the sizes: there may be room before it.
  var head = 0
  /// How many of them have been placed.
  var placedCount = 0
  /// Items that span columns or are locked to one.
  var unfreeCount = 0
  /// How many items behind a band had an influence on it, at most.
  var lookahead = Int32(1)
  /// At least as wide a range as that of the items' original sizes.
  var sizes = SizeRange()
  /// The end of the items, from where they start.
  var itemsLength = 0.0
  /// What the section takes up, and what its elements span.
  var extent = SectionExtent()
}

extension SectionState {
  /// Items that have no place yet.
  var pendingCount: Int { count - placedCount }

  /// Brings `extent` up to date with the metrics and the items.
  mutating func updateExtent() {
    let length = metrics.length(itemsLength: itemsLength)
    extent = SectionExtent(length: length, start: 0, end: length)
    if let header = metrics.headerFrame { extent.include(header.mainStart, header.mainEnd) }
    if let footer = metrics.footerFrame(itemsLength: itemsLength) {
      extent.include(footer.mainStart, footer.mainEnd)
    }
    let items = (start: metrics.itemsStart, end: metrics.itemsStart + itemsLength)
    if count > 0 { extent.include(items.start, items.end) }
    guard metrics.hasDecorations else { return }
    for decoration in options.value.decorations {
      let insets = metrics.insets(of: decoration)
      let covered = decoration.extent == .section ? (start: 0, end: length) : items
      extent.include(covered.start + Double(insets.mainStart), covered.end - Double(insets.mainEnd))
    }
  }

  /// At least the section's length, were its metrics, sizes and count these.
  func longestLength(with metrics: SectionMetrics, sizes: SizeRange, count: Int) -> Double {
    let columns = metrics.columns
    var items = Double(count)
    var extent = Double(sizes.tallest)
    switch metrics.arrangement {
    case .grid:
      return metrics.length(itemsLength: metrics.gridLength(count: count))
    case .waterfall:
      // However items are dealt, a column is at most an item longer than the mean; kept ones, and those that
      // span others, may all be one below the other.
      let isEven = columns.placement != .stable && unfreeCount == 0 && !sizes.hasUnfree
      extent = sizes.longestExtent(columnWidth: isEven ? columns.width : columns.fullWidth)
      if isEven { items = Double(count / columns.count) }
    case .rows:
      extent = sizes.longestExtent(columnWidth: columns.width)
      items = Double(count / columns.count)
    case .flow:
      break
    case .custom:
      return .infinity
    }
    return metrics.length(itemsLength: (items + 2) * (extent + Double(columns.itemSpacing)))
  }

  /// At least the section's length, were some of its items of these sizes: what they add to one column, and,
  /// since the shortest is filled first, an item more.
  func longestLength(resizing changes: [(item: Int, size: UnitSize)]) -> Double {
    guard pendingCount == 0 else { return .infinity }
    switch plan.kind {
    case .lanes, .sortedColumns, .keptColumns: break
    case .bands:
      // A row becomes no longer than by what is added; lines may break elsewhere.
      guard case .rows = metrics.arrangement else { return .infinity }
    case .uniform, .spans: return .infinity
    }
    var sizes = sizes
    var added = 0.0
    for (_, size) in changes {
      sizes.include(size)
      added += Double(scaler.extent(width: size.width, height: size.height))
    }
    let extent = sizes.longestExtent(columnWidth: metrics.columns.width)
    return metrics.length(
      itemsLength: itemsLength + added + extent + Double(metrics.columns.itemSpacing))
  }

  var scaler: ItemScaler {
    ItemScaler(
      columnWidth: metrics.columns.width, grid: metrics.grid, tallest: sizes.tallest,
      takesHeightsAsGiven: sizes.narrowest == .max)
  }
}

/// Options that many sections may have.
final class SharedOptions: Sendable {
  let value: SectionOptions

  init(_ value: SectionOptions) { self.value = value }
}

/// What a section takes up, in units from its start.
struct SectionExtent: Hashable {
  /// From the section's start to the next one's.
  let length: Double
  /// The least start of an element, at most 0.
  private(set) var start: Double
  /// The greatest end of an element, at least `length`.
  private(set) var end: Double

  init(length: Double = 0, start: Double = 0, end: Double = 0) {
    self.length = length
    self.start = start
    self.end = end
  }

  mutating func include(_ lower: Double, _ upper: Double) {
    start = min(start, lower)
    end = max(end, upper)
  }
}

/// The inside of a section's buffer. Valid only inside the closure that it was made in.
@safe
struct SectionView {
  let state: UnsafeMutablePointer<SectionState>
  let memory: UnsafeMutableRawPointer

  /// Original widths of the items, in order.
  var widths: UnsafeMutablePointer<Int32> {
    unsafe memory.assumingMemoryBound(to: Int32.self) + state.pointee.head
  }

  /// Original heights of the items, in order.
  var heights: UnsafeMutablePointer<Int32> {
    unsafe (memory + state.pointee.plan.heights).assumingMemoryBound(to: Int32.self) + state.pointee.head
  }

  /// What sets items apart; only where the plan has it.
  var traits: UnsafeMutablePointer<PackedTraits> {
    unsafe (memory + state.pointee.plan.traits).assumingMemoryBound(to: PackedTraits.self)
      + state.pointee.head
  }

  /// What sets an item apart.
  @inline(__always)
  func traits(of item: Int) -> PackedTraits {
    unsafe state.pointee.plan.storesTraits ? traits[item] : .none
  }

  /// The columns that items were given, or `noColumn`; only where the plan keeps them.
  var givenColumns: UnsafeMutablePointer<UInt8> {
    unsafe (memory + state.pointee.plan.givenColumns).assumingMemoryBound(to: UInt8.self)
      + state.pointee.head
  }

  /// What stands for no column: their numbers go to 254.
  static let noColumn: UInt8 = 255

  /// Keys of the columns at an item that is a multiple of the checkpoint interval above 0.
  func checkpoint(_ number: Int) -> UnsafeMutablePointer<Int64> {
    let plan = unsafe state.pointee.plan
    assert(number >= 1)
    return unsafe (memory + plan.checkpoints + 8 * (number - 1) * plan.keyCount)
      .assumingMemoryBound(to: Int64.self)
  }

  /// A lane of items, as far as they have been placed.
  @inline(__always)
  func lane(_ number: Int) -> Lane {
    unsafe lane(number, itemCount: state.pointee.placedCount)
  }

  /// A lane of items, of which `itemCount` count in all lanes.
  @inline(__always)
  func lane(_ number: Int, itemCount: Int) -> Lane {
    let plan = unsafe state.pointee.plan
    let laneCount = plan.laneCount
    let dealsItems = plan.kind == .lanes && laneCount > 1
    let count = dealsItems ? (itemCount - number + laneCount - 1) / laneCount : itemCount
    let tree = unsafe IntervalTree(
      memory: (memory + plan.trees + number * plan.treeStride).assumingMemoryBound(to: Double.self),
      depth: plan.treeDepth, leafCount: plan.shape.blockCount(count),
      startsAscend: !plan.storesFrames)
    return unsafe Lane(
      blocks: memory + plan.blocks + (dealsItems ? number * plan.blocksStride : 0), shape: plan.shape,
      tree: tree, count: count)
  }
}

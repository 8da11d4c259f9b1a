extension SectionStorage {
  /// How many items a section may have; only a grid can come near.
  static let itemCounts = 0...1 << 48

  /// Takes a section in: checks and converts its options and sizes. The items are yet to be laid out.
  ///
  /// The options are shared with `neighbor` where they are the same.
  init(
    _ section: Section, number: Int, in container: ContainerMetrics, neighbor: SharedOptions?
  ) throws(LayoutError) {
    let metrics = try SectionMetrics(section.options, in: container, section: number)
    let count = try section.checkedItemCount(number: number)
    let options =
      neighbor.flatMap { $0.value == section.options ? $0 : nil } ?? SharedOptions(section.options)
    let traits = try section.traits.prefix(count).enumerated().map { (item, traits) throws(LayoutError) in
      try PackedTraits(traits, at: ItemPath(section: number, item: item))
    }
    let fields = ItemFields(
      storesSizes: section.unsizedItemCount == 0, storesTraits: traits.contains { $0 != .none },
      spansColumns: traits.contains { !$0.placesFreely })
    let plan = ItemPlan(capacity: count, metrics, fields)
    self.init(SectionState(options: options, metrics: metrics, plan: plan, count: count))
    guard plan.storesSizes else { return }
    try withView { view throws(LayoutError) in
      try view.take(section.items, traits, section: number, in: container.orientation)
      try view.checkExtents(with: metrics, section: number)
    }
  }
}

extension Section {
  /// The number of items of the section of that number, which must be one that its layout can have.
  func checkedItemCount(number: Int) throws(LayoutError) -> Int {
    guard unsizedItemCount >= 0 else {
      throw .invalidItemCount(unsizedItemCount, section: number, allowed: SectionStorage.itemCounts)
    }
    if unsizedItemCount > 0 {
      guard case .grid = options.layout else {
        throw .noItemSizes(section: number, count: unsizedItemCount)
      }
    }
    guard itemCount <= SectionStorage.itemCounts.upperBound else {
      throw .invalidItemCount(itemCount, section: number, allowed: SectionStorage.itemCounts)
    }
    return itemCount
  }
}

extension SectionStorage {
  /// The section as it would have to come in.
  func input(_ orientation: Orientation) -> Section {
    let state = state
    guard state.plan.storesSizes else {
      return Section(options: state.options.value, unsizedItemCount: state.count)
    }
    return withView { view in
      Section(
        options: state.options.value,
        items: (0..<state.count).map { view.size(of: $0, orientation) },
        traits: state.plan.storesTraits ? (0..<state.count).map { view.traits(of: $0).traits } : [])
    }
  }
}

extension SectionView {
  /// The original size of an item in points.
  func size(of item: Int, _ orientation: Orientation) -> Size {
    let size = unitSize(of: item)
    return orientation.size(
      main: LayoutUnit.points(Double(size.height)), cross: LayoutUnit.points(Double(size.width)))
  }

  /// Takes in the sizes and traits of new storage.
  fileprivate func take(
    _ items: [Size], _ traits: [PackedTraits], section: Int, in orientation: Orientation
  ) throws(LayoutError) {
    let plan = unsafe state.pointee.plan
    var range = SizeRange()
    for item in 0..<items.count {
      let size = try UnitSize(
        items[item], orientation, at: .item(ItemPath(section: section, item: item)))
      unsafe widths[item] = size.width
      unsafe heights[item] = size.height
      range.include(size)
    }
    if plan.storesGivenColumns {
      unsafe givenColumns.update(repeating: SectionView.noColumn, count: items.count)
    }
    if plan.storesTraits {
      unsafe self.traits.update(repeating: .none, count: items.count)
      for (item, traits) in traits.enumerated() {
        unsafe self.traits[item] = traits
        range.include(traits)
      }
      unsafe state.pointee.unfreeCount = traits.reduce(0) { $0 + ($1.placesFreely ? 0 : 1) }
    }
    unsafe state.pointee.sizes = range
  }
}

/// An original size in units, along the cross and the main axis, and the traits that come with it.
struct UnitSize {
  let width: Int32
  let height: Int32
  /// Nil where an item keeps those that it has.
  var traits: PackedTraits?

  init(width: Int32, height: Int32, traits: PackedTraits? = nil) {
    self.width = width
    self.height = height
    self.traits = traits
  }

  @inline(__always)
  init(
    _ size: Size, _ orientation: Orientation, at place: @autoclosure () -> LayoutError.Place
  ) throws(LayoutError) {
    let isVertical = orientation.axis == .vertical
    let width = try LayoutUnit.length(size.width, .itemWidth, at: place())
    let height = try LayoutUnit.length(size.height, .itemHeight, at: place())
    self.init(width: isVertical ? width : height, height: isVertical ? height : width)
  }

  /// The size of an item, with traits where they are given.
  init(
    _ size: Size, _ traits: ItemTraits?, _ orientation: Orientation, at path: ItemPath
  ) throws(LayoutError) {
    try self.init(size, orientation, at: .item(path))
    if let traits { self.traits = try PackedTraits(traits, at: path) }
  }

  /// Another size with its traits or, if it has none, with those of this one, but that it is no estimate.
  func reloaded(as new: UnitSize) -> UnitSize {
    var size = new
    if size.traits == nil {
      size.traits = traits
      size.traits?.isEstimate = false
    }
    return size
  }
}

/// What is known of many items: enough to bound what their sizes scale to, and to plan for them.
struct SizeRange {
  /// The greatest height.
  var tallest: Int32 = 0
  /// The least width above 0.
  var narrowest: Int32 = .max
  /// Whether any has traits.
  var hasTraits = false
  /// Whether any spans columns or is locked to one.
  var hasUnfree = false

  @inline(__always)
  mutating func include(_ size: UnitSize) {
    tallest = max(tallest, size.height)
    if size.width > 0 { narrowest = min(narrowest, size.width) }
    if let traits = size.traits { include(traits) }
  }

  mutating func include(_ traits: PackedTraits) {
    if traits != .none { hasTraits = true }
    if !traits.placesFreely { hasUnfree = true }
  }

  mutating func include(_ other: SizeRange) {
    tallest = max(tallest, other.tallest)
    narrowest = min(narrowest, other.narrowest)
    hasTraits = hasTraits || other.hasTraits
    hasUnfree = hasUnfree || other.hasUnfree
  }

  /// At least the extent of any item of the range.
  func longestExtent(columnWidth: Int64) -> Double {
    guard narrowest < .max else { return Double(tallest) }
    return max(Double(tallest), Double(tallest) * Double(columnWidth) / Double(narrowest))
  }
}

extension SectionView {
  /// Checks that no item would be longer, scaled to the columns, than a length may be.
  /// Items that `edits` takes out or gives another size are left out.
  func checkExtents(
    with metrics: SectionMetrics, section: Int, before edits: ItemEdits = ItemEdits()
  ) throws(LayoutError) {
    let longest = LayoutUnit.longestLength * LayoutUnit.perPoint
    let sizes = unsafe state.pointee.sizes
    let columns = metrics.columns
    let resized = Set(edits.resized.map { $0.item })
    let unfreeCount = unsafe resized.reduce(state.pointee.unfreeCount - unfreeCount(of: edits.removed)) {
      $0 - (traits(of: $1).placesFreely ? 0 : 1)
    }
    if metrics.arrangement == .waterfall, unfreeCount > 0 { try metrics.checkReach(section: section) }
    let width = sizes.hasUnfree ? columns.fullWidth : columns.width
    guard metrics.scalesItems, sizes.longestExtent(columnWidth: width) > longest else { return }
    for item in 0..<(unsafe state.pointee.count) {
      guard !resized.contains(item), !edits.removed.contains(item) else { continue }
      let size = unsafe UnitSize(width: widths[item], height: heights[item], traits: traits(of: item))
      try metrics.check(size, at: ItemPath(section: section, item: item))
    }
  }

  /// Checks the sizes that edits bring in.
  func check(_ edits: ItemEdits, with metrics: SectionMetrics, section: Int) throws(LayoutError) {
    guard !metrics.admits(edits.sizes) else { return }
    for run in edits.placed.runs {
      for item in run.range {
        let size = edits.placedSizes[run.rank + item - run.range.lowerBound]
        try metrics.check(size, at: ItemPath(section: section, item: item))
      }
    }
    try check(edits.resized, with: metrics, section: section)
  }

  /// Checks new sizes of items that are there.
  func check(
    _ changes: [(item: Int, size: UnitSize)], with metrics: SectionMetrics, section: Int
  ) throws(LayoutError) {
    var range = SizeRange()
    for (_, size) in changes { range.include(size) }
    guard !metrics.admits(range) else { return }
    for (item, size) in changes {
      var size = size
      if size.traits == nil { size.traits = traits(of: item) }
      try metrics.check(size, at: ItemPath(section: section, item: item))
    }
  }
}

extension SectionMetrics {
  /// Whether all sizes of a range are known to be short enough, whatever their items' traits.
  func admits(_ sizes: SizeRange) -> Bool {
    guard scalesItems else { return true }
    guard
      arrangement != .waterfall || columns.count == 1
        || max(columns.end, columns.fullWidth) <= Int64(Int32.max)
    else {
      return false
    }
    let width = arrangement == .waterfall ? columns.fullWidth : columns.width
    return sizes.longestExtent(columnWidth: width) <= LayoutUnit.longestLength * LayoutUnit.perPoint
  }

  /// Checks that an item would not be longer, scaled, than a length may be.
  func check(_ size: UnitSize, at path: @autoclosure () -> ItemPath) throws(LayoutError) {
    guard scalesItems else { return }
    let span = arrangement == .waterfall ? size.traits?.span ?? 1 : 1
    if arrangement == .waterfall, !(size.traits?.placesFreely ?? true) {
      try checkReach(section: path().section)
    }
    let scaler = ItemScaler(
      columnWidth: columns.longestWidth(span: span), grid: grid, tallest: size.height)
    let points = LayoutUnit.points(Double(scaler.extent(width: size.width, height: size.height)))
    guard points <= LayoutUnit.longestLength else {
      throw .invalidLength(.scaledHeight, value: points, at: .item(path()), allowed: LayoutUnit.lengths)
    }
  }
}

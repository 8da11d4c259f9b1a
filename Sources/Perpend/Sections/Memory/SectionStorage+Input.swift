extension SectionStorage {
  /// How many items a section may have; only a grid can come near.
  static let itemCounts = 0...1 << 48

  /// Takes a section in: checks and converts its options and sizes. The items are yet to be laid out.
  ///
  /// The options are shared with `neighbor` where they are the same.
  init(
    _ section: FeedSection, index: Int, in container: ContainerMetrics, neighbor: SharedOptions?
  ) throws(LayoutError) {
    let metrics = try SectionMetrics(section.options, in: container, section: index)
    let count = try section.checkedItemCount(index: index)
    let options =
      neighbor.flatMap { $0.value == section.options ? $0 : nil } ?? SharedOptions(section.options)
    let traits = try section.traits.prefix(count).enumerated().map { (item, traits) throws(LayoutError) in
      try PackedTraits(traits, at: ItemPath(section: index, item: item))
    }
    let fields = ItemFields(
      storesSizes: section.unsizedItemCount == 0, storesTraits: traits.contains { $0 != .none },
      spansColumns: traits.contains { !$0.isUnconstrained })
    let capacity = fields.storesSizes ? count + Room.behindNew(count) : 0
    let plan = ItemPlan(capacity: capacity, metrics, fields)
    self.init(SectionState(options: options, metrics: metrics, plan: plan, count: count))
    guard plan.storesSizes else { return }
    try withView { view throws(LayoutError) in
      try view.take(section.items, traits, section: index, in: container.axis)
      try view.checkExtents(with: metrics, section: index)
    }
  }
}

extension FeedSection {
  /// The number of items of the section of that index, which must be one that its layout can have.
  func checkedItemCount(index: Int) throws(LayoutError) -> Int {
    guard unsizedItemCount >= 0 else {
      throw .invalidItemCount(unsizedItemCount, section: index, allowed: SectionStorage.itemCounts)
    }
    if unsizedItemCount > 0 {
      guard case .grid = options.layout else {
        throw .noItemSizes(section: index, count: unsizedItemCount)
      }
    }
    guard itemCount <= SectionStorage.itemCounts.upperBound else {
      throw .invalidItemCount(itemCount, section: index, allowed: SectionStorage.itemCounts)
    }
    return itemCount
  }
}

extension SectionStorage {
  /// The section as it would have to come in.
  func input(_ axis: ScrollAxis) -> FeedSection {
    let state = state
    guard state.plan.storesSizes else {
      return FeedSection(options: state.options.value, unsizedItemCount: state.count)
    }
    return withView { view in
      FeedSection(
        options: state.options.value,
        items: (0..<state.count).map { view.size(of: $0, axis) },
        traits: state.plan.storesTraits ? (0..<state.count).map { view.traits(of: $0).traits } : [])
    }
  }
}

extension SectionView {
  /// The original size of an item in points.
  func size(of item: Int, _ axis: ScrollAxis) -> LayoutSize {
    let size = unitSize(of: item)
    return axis.size(main: size.height.points, cross: size.width.points)
  }

  /// Takes in the sizes and traits of new storage.
  fileprivate func take(
    _ items: [LayoutSize], _ traits: [PackedTraits], section: Int, in axis: ScrollAxis
  ) throws(LayoutError) {
    let plan = state.plan
    var (range, intake) = (SizeRange(), SizeIntake())
    try unsafe items.withUnsafeBufferPointer { items throws(LayoutError) in
      let runs = items.count / SizeIntake.run * SizeIntake.run
      let isVertical = axis == .vertical
      for first in stride(from: 0, to: runs, by: SizeIntake.run) {
        let (widths, heights) = unsafe ((widths + first).pointer, (heights + first).pointer)
        let sizes = unsafe items.baseAddress! + first
        let isTaken = unsafe intake.pack(
          sizes, widths: isVertical ? widths : heights, heights: isVertical ? heights : widths)
        if isTaken {
          unsafe range.include(widths: widths, heights: heights, count: SizeIntake.run)
        } else {
          try take(first..<first + SizeIntake.run)
        }
      }
      try take(runs..<items.count)

      func take(_ rest: Range<Int>) throws(LayoutError) {
        for item in rest {
          let size = unsafe try UnitSize(
            items[item], axis, at: .item(ItemPath(section: section, item: item)))
          widths[item] = size.width.bits
          heights[item] = size.height.bits
          range.include(size)
        }
      }
    }
    if plan.storesGivenColumns {
      givenColumns.update(repeating: SectionView.noColumn, count: items.count)
    }
    if plan.storesTraits {
      self.traits.update(repeating: .none, count: items.count)
      for (item, traits) in traits.enumerated() {
        self.traits[item] = traits
        range.include(traits)
      }
      state.constrainedCount = traits.reduce(0) { $0 + ($1.isUnconstrained ? 0 : 1) }
    }
    state.sizes = range
  }
}

import Perpend

extension RandomSource {
  /// An edit of the feed that the reference does not refuse.
  package mutating func edit(of feed: Feed) -> Edit {
    while true {
      let edit = anyEdit(of: feed)
      var after = feed
      edit.apply(to: &after)
      if after.referenceIfAny != nil, feed.allows(edit) { return edit }
    }
  }

  private mutating func anyEdit(of feed: Feed) -> Edit {
    guard let path = itemPath(in: feed), !oneIn(12) else {
      return .append((0..<int(1...2)).map { _ in section(maximumCount: 40) })
    }
    switch int(0...9) {
    case 0: return .setContainer(container())
    case 1: return .setOptions(options(), section: int(0...feed.sections.count - 1))
    case 2: return .setOptions(alteredOptions(of: feed, path.section), section: path.section)
    case 3, 4:
      let count = int(0...12)
      return .setSizes((0..<count).map { _ in (itemPath(in: feed)!, newSize(at: path, in: feed)) })
    default: return .setSize(newSize(at: path, in: feed), path)
    }
  }

  /// Often one that other items have too, so that columns end level or the change is none.
  private mutating func newSize(at path: ItemPath, in feed: Feed) -> Size {
    let items = feed.sections[path.section].items
    if oneIn(2) { return pick(items) }
    return SizeStyle.mixed.size(using: &self)
  }

  /// The options with one thing changed.
  private mutating func alteredOptions(of feed: Feed, _ section: Int) -> SectionOptions {
    var options = feed.sections[section].options
    var waterfall = options.waterfall
    switch int(0...5) {
    case 0: options.header = supplementary()
    case 1: options.footer = supplementary()
    case 2: options.insets = insets()
    case 3: waterfall.itemSpacing = spacing()
    case 4: waterfall.columns = columns()
    default: waterfall.leftover = pick(Waterfall.Leftover.allCases)
    }
    options.layout = .waterfall(waterfall)
    return options
  }
}

extension Feed {
  /// Whether no size is too tall in its column, not even one that a later change replaces.
  fileprivate func allows(_ edit: Edit) -> Bool {
    guard case .setSizes(let changes) = edit else { return true }
    let grid = PixelGrid(scale: container.displayScale)
    return changes.allSatisfy { path, size in
      let options = sections[path.section].options
      let columns = ReferenceColumns(
        options.waterfall, insets: options.insets, containerWidth: units(container.crossLength), grid: grid)
      return scaledHeight(size, columnWidth: columns.width, grid: grid) != nil
    }
  }
}

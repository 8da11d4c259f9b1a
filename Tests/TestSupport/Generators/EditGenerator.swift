import Perpend

extension RandomSource {
  /// An edit of the feed that the reference does not refuse; if `slicing`, also of how much of it is laid out.
  package mutating func edit(of feed: Feed, slicing: Bool = false) -> Edit {
    if slicing, oneIn(3) { return slice(of: feed) }
    while true {
      let edit = anyEdit(of: feed)
      var after = feed
      edit.apply(to: &after)
      if after.referenceIfAny != nil, feed.allows(edit) { return edit }
    }
  }

  private mutating func anyEdit(of feed: Feed) -> Edit {
    guard let path = itemPath(in: feed), !oneIn(20) else {
      if oneIn(2) { return batch(of: feed, maximum: 40) }
      if oneIn(2) { return oneIn(2) ? .setHeader(supplementary()) : .setFooter(supplementary()) }
      return .append((0..<int(1...3)).map { _ in section(maximum: 40) })
    }
    switch int(0...15) {
    case 0: return .setContainer(container(after: feed.container))
    case 1:
      let section = int(0...feed.sections.count - 1)
      return .setOptions(options(for: feed.sections[section]), section: section)
    case 2, 3: return .setOptions(alteredOptions(of: feed, path.section), section: path.section)
    case 4, 5:
      let count = int(0...12)
      return .setSizes((0..<count).map { _ in (itemPath(in: feed)!, newSize(at: path, in: feed)) })
    case 6, 7: return batch(of: feed, maximum: 100)
    case 8: return insertion(at: path, in: feed)
    case 9: return deletion(at: path, in: feed)
    case 10: return .repack(section: path.section, from: path.item)
    case 11, 12: return .setTraits(oneIn(3) ? ItemTraits() : itemTraits(), path)
    default: return .setSize(newSize(at: path, in: feed), path)
    }
  }

  private mutating func batch(of feed: Feed, maximum: Int) -> Edit {
    var style = BatchStyle()
    style.maximum = maximum
    let call = oneIn(3) ? difference(of: feed, style) : nil
    let edits = call.map { [.difference($0)] } ?? batch(of: feed, style)
    let counts = BatchOutcome(edits, of: feed)?.sections.map(\.items.count)
    let expected = oneIn(2) ? counts : nil
    return oneIn(3) ? .update(edits, counts: expected) : .batch(edits, counts: expected)
  }

  private mutating func insertion(at path: ItemPath, in feed: Feed) -> Edit {
    let count = oneIn(4) ? int(0...200) : int(0...3)
    let atEnd = ItemPath(section: path.section, item: feed.sections[path.section].itemCount)
    return .insertItems(
      (0..<count).map { _ in newSize(at: path, in: feed) }, oneIn(3) ? atEnd : path,
      traits: oneIn(3) ? itemTraits() : nil)
  }

  private mutating func deletion(at path: ItemPath, in feed: Feed) -> Edit {
    let left = feed.sections[path.section].itemCount - path.item
    let count = min(left, pick([0, 1, 2, 64, 130, left]))
    return .deleteItems(path.item..<path.item + count, section: path.section)
  }

  private mutating func slice(of feed: Feed) -> Edit {
    switch int(0...5) {
    case 0: return .layoutLimit(pick([nil, -5, 0, length(0...9000)]))
    case 1: return .maximumThreadCount(pick([nil, 1, 2, 8]))
    case 2, 3: return .ensureLayout(pick([length(-10...20_000), length(0...2000), length(0...500_000)]))
    case 4: return .continueLayout(pick([-1, 0, 1, 100, 1000]))
    default:
      let path = itemPath(in: feed) ?? ItemPath(section: int(-1...feed.sections.count), item: 0)
      let viewport = Viewport(offset: length(-100...9000), length: length(0...900), endInset: length(0...90))
      return .scroll(pick(ScrollCall.allCases), path, viewport)
    }
  }

  /// Often one that other items have too, so that columns end level or the change is none.
  private mutating func newSize(at path: ItemPath, in feed: Feed) -> LayoutSize {
    let items = feed.sections[path.section].items
    if oneIn(2), !items.isEmpty { return pick(items) }
    return SizeStyle.mixed.size(using: &self)
  }

  /// Options that the items of a section can have: those without sizes stay in a grid.
  package mutating func options(for section: FeedSection) -> SectionOptions {
    section.knowsSizes || section.itemCount == 0 ? options() : options(layout(.grid))
  }

  /// The options with one thing changed.
  private mutating func alteredOptions(of feed: Feed, _ section: Int) -> SectionOptions {
    var options = feed.sections[section].options
    switch int(0...6) {
    case 0: options.header = supplementary()
    case 1: options.footer = supplementary()
    case 2: options.insets = insets()
    case 3: options.decorations = decorations()
    default: options.layout = altered(options.layout)
    }
    return options
  }
}

extension Feed {
  /// Whether no size is too tall in its columns, not even one that a later change replaces.
  fileprivate func allows(_ edit: Edit) -> Bool {
    guard case .setSizes(let changes) = edit else { return true }
    return changes.allSatisfy { path, size in
      var section = sections[path.section]
      section.setSize(size, at: path.item)
      return Feed(container, [section]).referenceIfAny != nil
    }
  }
}

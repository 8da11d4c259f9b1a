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
    guard let path = itemPath(in: feed), !oneIn(15) else {
      guard !feed.sections.isEmpty, oneIn(2) else {
        return .append((0..<int(1...2)).map { _ in section(maximumCount: 40) })
      }
      return insertion(into: int(0...feed.sections.count - 1), of: feed)
    }
    switch int(0...14) {
    case 0: return .setContainer(container(after: feed.container))
    case 1:
      let section = int(0...feed.sections.count - 1)
      return .setOptions(options(for: feed.sections[section]), section: section)
    case 2, 3: return .setOptions(alteredOptions(of: feed, path.section), section: path.section)
    case 4, 5:
      let count = int(0...12)
      return .setSizes((0..<count).map { _ in (itemPath(in: feed)!, newSize(at: path, in: feed)) })
    case 6, 7: return .setTraits(oneIn(3) ? ItemTraits() : itemTraits(), path)
    case 8: return insertion(into: path.section, of: feed)
    case 9 where !oneIn(3):
      let end = min(feed.sections[path.section].itemCount, path.item + pick([0, 1, 1, 2, 70]))
      return .deleteItems(path.item..<end, section: path.section)
    case 9: return oneIn(2) ? .setHeader(supplementary()) : .setFooter(supplementary())
    case 10: return .repack(section: path.section, from: path.item)
    default: return .setSize(newSize(at: path, in: feed), path)
    }
  }

  private mutating func insertion(into section: Int, of feed: Feed) -> Edit {
    let count = feed.sections[section].itemCount
    let sizes = SizeStyle.mixed.sizes(pick([0, 1, 1, 2, int(0...90)]), using: &self)
    let path = ItemPath(section: section, item: pick([0, count, int(0...count)]))
    return .insertItems(sizes, path, traits: oneIn(3) ? itemTraits() : nil)
  }

  /// Often one that other items have too, so that columns end level or the change is none.
  private mutating func newSize(at path: ItemPath, in feed: Feed) -> Size {
    let items = feed.sections[path.section].items
    if oneIn(2), !items.isEmpty { return pick(items) }
    return SizeStyle.mixed.size(using: &self)
  }

  /// Options that the items of a section can have: those without sizes stay in a grid.
  package mutating func options(for section: Section) -> SectionOptions {
    section.isGrid && section.itemCount > 0 ? options(layout(.grid)) : options()
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

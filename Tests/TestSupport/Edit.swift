import Perpend

/// One mutating call, to be made on an index and on the input of a fresh build.
package enum Edit: Sendable {
  case setSize(Size, ItemPath)
  case setSizes([(path: ItemPath, size: Size)])
  case setOptions(SectionOptions, section: Int)
  case setContainer(Container)
  case append([Section])
  case insertItems([Size], ItemPath)
  case deleteItems(Range<Int>, section: Int)
  case batch([BatchEdit], counts: [Int]? = nil)
  case repack(section: Int, from: Int)
  case layoutLimit(Double?)
  case ensureLayout(Double)
  case continueLayout(Int)

  /// Returns what the call said to have changed, if it says so.
  @discardableResult
  package func apply(to index: inout LayoutIndex) throws(LayoutError) -> Change? {
    switch self {
    case .setSize(let size, let path): try index.setSize(size, ofItemAt: path)
    case .setSizes(let changes): try index.setSizes(changes)
    case .setOptions(let options, let section): try index.setOptions(options, ofSection: section)
    case .setContainer(let container): try index.setContainer(container)
    case .append(let sections):
      if sections.count == 1 {
        try index.append(sections[0])
      } else {
        try index.append(contentsOf: sections)
      }
    case .insertItems(let sizes, let path): return try index.insertItems(sizes, at: path)
    case .deleteItems(let items, let section): return try index.deleteItems(items, inSection: section)
    case .batch(let edits, let counts): return try index.apply(Batch(edits), expecting: counts)
    case .repack(let section, let item): try index.repack(section: section, from: item)
    case .layoutLimit(let limit): index.layoutLimit = limit
    case .ensureLayout(let offset): try index.ensureLayout(through: offset)
    case .continueLayout(let budget): try index.continueLayout(itemBudget: budget)
    }
    return nil
  }

  package func apply(to feed: inout Feed) {
    switch self {
    case .setSize(let size, let path): feed.sections[path.section].items[path.item] = size
    case .setSizes(let changes):
      for (path, size) in changes { feed.sections[path.section].items[path.item] = size }
    case .setOptions(let options, let section): feed.sections[section].options = options
    case .setContainer(let container): feed.container = container
    case .append(let sections): feed.sections += sections
    case .insertItems, .deleteItems, .batch: feed = outcome(of: feed)!.feed
    case .repack, .layoutLimit, .ensureLayout, .continueLayout: break
    }
  }

  /// The edits of the batch that it is, or comes to.
  package var batchEdits: [BatchEdit]? {
    switch self {
    case .batch(let edits, _): edits
    case .insertItems(let sizes, let path):
      sizes.enumerated().map { offset, size in
        .insertItem(size, ItemPath(section: path.section, item: path.item + offset))
      }
    case .deleteItems(let items, let section):
      items.map { .deleteItem(ItemPath(section: section, item: $0)) }
    default: nil
    }
  }

  /// What it comes to as a batch; nil if it is none.
  package func outcome(of feed: Feed) -> BatchOutcome? {
    batchEdits.flatMap { BatchOutcome($0, of: feed) }
  }

  package var label: String {
    switch self {
    case .setSize(let size, let path):
      "setSize \(path.section),\(path.item) to \(size.width) x \(size.height)"
    case .setSizes(let changes):
      "setSizes "
        + changes.map { "\($0.path.section),\($0.path.item): \($0.size.width) x \($0.size.height)" }
        .joined(separator: "; ")
    case .setOptions(let options, let section): "setOptions of \(section) to \(options)"
    case .setContainer(let container): "setContainer \(container)"
    case .append(let sections): "append \(sections.map { "\($0.items.count) items, \($0.options)" })"
    case .insertItems(let sizes, let path):
      "insertItems \(sizes.map { "\($0.width) x \($0.height)" }) at \(path.section),\(path.item)"
    case .deleteItems(let items, let section): "deleteItems \(items) of \(section)"
    case .batch(let edits, let counts): "batch \(edits), expecting \(counts.map { "\($0)" } ?? "anything")"
    case .repack(let section, let item): "repack \(section) from \(item)"
    case .layoutLimit(let limit): "layoutLimit \(limit.map { "\($0)" } ?? "none")"
    case .ensureLayout(let offset): "ensureLayout through \(offset)"
    case .continueLayout(let budget): "continueLayout by \(budget)"
    }
  }
}

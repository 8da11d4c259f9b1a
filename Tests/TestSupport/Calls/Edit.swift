import Perpend

/// One mutating call, to be made on an index and on the input of a fresh build.
package enum Edit: Sendable {
  case setSize(LayoutSize, ItemPath)
  case setSizes([(path: ItemPath, size: LayoutSize)])
  case setTraits(ItemTraits, ItemPath)
  case setOptions(SectionOptions, section: Int)
  case setContainer(Container)
  case setHeader(Supplementary?)
  case setFooter(Supplementary?)
  case append([FeedSection])
  case insertItems([LayoutSize], ItemPath, traits: ItemTraits? = nil)
  case deleteItems(Range<Int>, section: Int)
  case batch([BatchEdit], counts: [Int]? = nil)
  /// The same by a closure.
  case update([BatchEdit], counts: [Int]? = nil)
  case repack(section: Int, from: Int)
  case layoutLimit(Double?)
  case maximumThreadCount(Int?)
  case ensureLayout(Double)
  case continueLayout(Int)
  case scroll(ScrollCall, ItemPath, Viewport)

  /// Returns what the call said to have changed, if it says so.
  @discardableResult
  package func apply(to index: inout LayoutIndex) throws(LayoutError) -> Change? {
    switch self {
    case .setSize(let size, let path): return try index.setSize(size, ofItemAt: path)
    case .setSizes(let changes): return try index.setSizes(changes)
    case .setTraits(let traits, let path): return try index.setTraits(traits, ofItemAt: path)
    case .setOptions(let options, let section): return try index.setOptions(options, ofSection: section)
    case .setContainer(let container): return try index.setContainer(container)
    case .setHeader(let header): return try index.setHeader(header)
    case .setFooter(let footer): return try index.setFooter(footer)
    case .append(let sections):
      if sections.count == 1 {
        try index.append(sections[0])
      } else {
        try index.append(contentsOf: sections)
      }
    case .insertItems(let sizes, let path, let traits):
      return try index.insertItems(sizes, at: path, traits: traits)
    case .deleteItems(let items, let section): return try index.deleteItems(items, inSection: section)
    case .batch(let edits, let counts): return try index.apply(Batch(edits), expecting: counts)
    case .update(let edits, let counts):
      return try index.update(expecting: counts) { batch throws(LayoutError) in
        for edit in edits { try edit.add(to: &batch) }
      }
    case .repack(let section, let item): return try index.repack(section: section, from: item)
    case .layoutLimit(let limit): index.layoutLimit = limit
    case .maximumThreadCount(let maximumThreadCount): index.maximumThreadCount = maximumThreadCount
    case .ensureLayout(let offset): try index.ensureLayout(through: offset)
    case .continueLayout(let budget): try index.continueLayout(itemBudget: budget)
    case .scroll(let call, let path, let viewport): _ = try call.answer(of: &index, path, viewport)
    }
    return nil
  }

  package func apply(to feed: inout Feed) {
    switch self {
    case .setSize(let size, let path): feed.sections[path.section].setSize(size, at: path.item)
    case .setSizes(let changes):
      for (path, size) in changes { feed.sections[path.section].setSize(size, at: path.item) }
    case .setTraits(let traits, let path): feed.sections[path.section].setTraits(traits, at: path.item)
    case .setOptions(let options, let section): feed.sections[section].setOptions(options)
    case .setContainer(let container): feed.container = container
    case .setHeader(let header): feed.header = header
    case .setFooter(let footer): feed.footer = footer
    case .append(let sections): feed.sections += sections
    case .insertItems, .deleteItems, .batch, .update: feed = outcome(of: feed)!.feed
    case .repack, .layoutLimit, .maximumThreadCount, .ensureLayout, .continueLayout, .scroll:
      break
    }
  }

  /// The edits of the batch that it is, or comes to.
  package var batchEdits: [BatchEdit]? {
    switch self {
    case .batch(let edits, _), .update(let edits, _): return edits
    case .setSize(let size, let path): return [.setSize(path, size)]
    case .setSizes(let changes):
      let last = Dictionary(changes.map { ($0.path, $0.size) }) { $1 }
      return last.map { .setSize($0.key, $0.value) }
    case .setOptions(let options, let section): return [.setOptions(options, section)]
    case .insertItems(let sizes, let path, let traits):
      return sizes.enumerated().map { offset, size in
        .insertItem(size, ItemPath(section: path.section, item: path.item + offset), traits: traits)
      }
    case .deleteItems(let items, let section):
      return items.map { .deleteItem(ItemPath(section: section, item: $0)) }
    default: return nil
    }
  }

  /// What it comes to as a batch; nil if it is none.
  package func outcome(of feed: Feed) -> BatchOutcome? {
    batchEdits.flatMap { BatchOutcome($0, of: feed) }
  }
}

extension Edit {
  package var label: String {
    func text(_ path: ItemPath) -> String { "\(path.section),\(path.item)" }
    func text(_ size: LayoutSize) -> String { "\(size.width) x \(size.height)" }
    func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "none" }
    switch self {
    case .setSize(let size, let path): return "setSize \(text(path)) to \(text(size))"
    case .setSizes(let changes):
      return "setSizes \(changes.map { "\(text($0.path)): \(text($0.size))" }.joined(separator: "; "))"
    case .setTraits(let traits, let path): return "setTraits \(text(path)) to \(traits)"
    case .setOptions(let options, let section): return "setOptions of \(section) to \(options)"
    case .setContainer(let container): return "setContainer \(container)"
    case .setHeader(let header): return "setHeader \(text(header))"
    case .setFooter(let footer): return "setFooter \(text(footer))"
    case .append(let sections): return "append \(sections.map { $0.label })"
    case .insertItems(let sizes, let path, let traits):
      return "insertItems \(sizes.map { text($0) }) at \(text(path)), traits \(text(traits))"
    case .deleteItems(let items, let section): return "deleteItems \(items) of \(section)"
    case .batch(let edits, let counts): return "batch \(edits), expecting \(text(counts))"
    case .update(let edits, let counts): return "update \(edits), expecting \(text(counts))"
    case .repack(let section, let item): return "repack \(section) from \(item)"
    case .layoutLimit(let limit): return "layoutLimit \(text(limit))"
    case .maximumThreadCount(let maximumThreadCount): return "threads \(text(maximumThreadCount))"
    case .ensureLayout(let offset): return "ensureLayout through \(offset)"
    case .continueLayout(let budget): return "continueLayout by \(budget)"
    case .scroll(let call, let path, let viewport): return "\(call) \(text(path)) in \(viewport)"
    }
  }
}

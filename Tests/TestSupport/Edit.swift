import Perpend

/// One mutating call, to be made on an index and on the input of a fresh build.
package enum Edit: Sendable {
  case setSize(Size, ItemPath)
  case setSizes([(path: ItemPath, size: Size)])
  case setTraits(ItemTraits, ItemPath)
  case insertItems([Size], ItemPath, traits: ItemTraits? = nil)
  case deleteItems(Range<Int>, section: Int)
  case repack(section: Int, from: Int)
  case setOptions(SectionOptions, section: Int)
  case setContainer(Container)
  case setHeader(Supplementary?)
  case setFooter(Supplementary?)
  case append([Section])

  /// Returns what it changed, if the call says so.
  @discardableResult
  package func apply(to index: inout LayoutIndex) throws(LayoutError) -> Change? {
    switch self {
    case .setSize(let size, let path): return try index.setSize(size, ofItemAt: path)
    case .setSizes(let changes): return try index.setSizes(changes)
    case .setTraits(let traits, let path): return try index.setTraits(traits, ofItemAt: path)
    case .insertItems(let sizes, let path, let traits):
      return try index.insertItems(sizes, at: path, traits: traits)
    case .deleteItems(let range, let section): return try index.deleteItems(range, inSection: section)
    case .repack(let section, let item): return try index.repack(section: section, from: item)
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
      return nil
    }
  }

  package func apply(to feed: inout Feed) {
    feed.settle()
    switch self {
    case .setSize(let size, let path): feed.sections[path.section].setSize(size, at: path.item)
    case .setSizes(let changes):
      for (path, size) in changes { feed.sections[path.section].setSize(size, at: path.item) }
    case .setTraits(let traits, let path): feed.sections[path.section].setTraits(traits, at: path.item)
    case .insertItems(let sizes, let path, let traits): feed.insertItems(sizes, traits: traits, at: path)
    case .deleteItems(let range, let section): feed.deleteItems(range, inSection: section)
    case .repack(let section, let item): feed.forgetColumns(section: section, from: item)
    case .setOptions(let options, let section): feed.sections[section].setOptions(options)
    case .setContainer(let container):
      // Another axis is as good as another feed.
      if feed.container.axis != container.axis { feed.forgetColumns() }
      feed.container = container
    case .setHeader(let header): feed.header = header
    case .setFooter(let footer): feed.footer = footer
    case .append(let sections): feed.sections += sections
    }
  }

  /// The same as a batch, if it can be one.
  package var batchEdits: [BatchEdit]? {
    switch self {
    case .setSize(let size, let path): return [.reloadItem(path, size)]
    case .setSizes(let changes):
      var last: [ItemPath: Size] = [:]
      for (path, size) in changes { last[path] = size }
      return last.map { .reloadItem($0.key, $0.value) }
    case .insertItems(let sizes, let path, let traits):
      return sizes.enumerated().map {
        .insertItem(
          $0.element, ItemPath(section: path.section, item: path.item + $0.offset), traits: traits)
      }
    case .deleteItems(let range, let section):
      return range.map { .deleteItem(ItemPath(section: section, item: $0)) }
    case .setOptions(let options, let section): return [.setOptions(options, section)]
    case .setTraits, .repack, .setContainer, .setHeader, .setFooter, .append: return nil
    }
  }

  package var label: String {
    func text(_ path: ItemPath) -> String { "\(path.section),\(path.item)" }
    func text(_ size: Size) -> String { "\(size.width) x \(size.height)" }
    switch self {
    case .setSize(let size, let path): return "setSize \(text(path)) to \(text(size))"
    case .setSizes(let changes):
      return "setSizes \(changes.map { "\(text($0.path)): \(text($0.size))" }.joined(separator: "; "))"
    case .setTraits(let traits, let path): return "setTraits \(text(path)) to \(traits)"
    case .insertItems(let sizes, let path, let traits):
      let traits = traits.map { " with \($0)" } ?? ""
      return "insert \(sizes.map { text($0) }) at \(text(path))\(traits)"
    case .deleteItems(let range, let section): return "delete \(range) of \(section)"
    case .repack(let section, let item): return "repack \(section),\(item)"
    case .setOptions(let options, let section): return "setOptions of \(section) to \(options)"
    case .setContainer(let container): return "setContainer \(container)"
    case .setHeader(let header): return "setHeader \(header.map { "\($0)" } ?? "none")"
    case .setFooter(let footer): return "setFooter \(footer.map { "\($0)" } ?? "none")"
    case .append(let sections): return "append \(sections.map { $0.label })"
    }
  }
}

import Perpend

/// One mutating call, to be made on an index and on the input of a fresh build.
package enum Edit: Sendable {
  case setSize(Size, ItemPath)
  case setSizes([(path: ItemPath, size: Size)])
  case setOptions(SectionOptions, section: Int)
  case setContainer(Container)
  case append([Section])

  package func apply(to index: inout LayoutIndex) throws(LayoutError) {
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
    }
  }

  package func apply(to feed: inout Feed) {
    switch self {
    case .setSize(let size, let path): feed.sections[path.section].items[path.item] = size
    case .setSizes(let changes):
      for (path, size) in changes { feed.sections[path.section].items[path.item] = size }
    case .setOptions(let options, let section): feed.sections[section].options = options
    case .setContainer(let container): feed.container = container
    case .append(let sections): feed.sections += sections
    }
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
    }
  }
}

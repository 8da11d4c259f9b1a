import Perpend

/// One edit of a batch, to be made on an index and in the model.
package enum BatchEdit: Hashable, Sendable, CustomStringConvertible {
  case insertItem(LayoutSize, ItemPath, traits: ItemTraits? = nil)
  case deleteItem(ItemPath)
  case moveItem(ItemPath, to: ItemPath)
  case setSize(ItemPath, LayoutSize, traits: ItemTraits? = nil)
  case insertSection(FeedSection, Int)
  case deleteSection(Int)
  case moveSection(Int, to: Int)
  case reloadSection(Int, FeedSection)
  case setOptions(SectionOptions, Int)
  case difference(DifferenceCall)

  package func add(to batch: inout Batch) throws(LayoutError) {
    switch self {
    case .insertItem(let size, let path, let traits): batch.insertItem(size, at: path, traits: traits)
    case .deleteItem(let path): batch.deleteItem(at: path)
    case .moveItem(let from, let to): batch.moveItem(from: from, to: to)
    case .setSize(let path, let size, let traits):
      batch.setSize(size, ofItemAt: path, traits: traits)
    case .insertSection(let section, let index): batch.insertSection(section, at: index)
    case .deleteSection(let index): batch.deleteSection(at: index)
    case .moveSection(let from, let to): batch.moveSection(from: from, to: to)
    case .reloadSection(let index, let section): batch.reloadSection(at: index, with: section)
    case .setOptions(let options, let index): batch.setOptions(options, ofSection: index)
    case .difference(let call): try call.add(to: &batch)
    }
  }

  package var description: String {
    func text(_ path: ItemPath) -> String { "\(path.section),\(path.item)" }
    func text(_ size: LayoutSize) -> String { "\(size.width) x \(size.height)" }
    func text(_ traits: ItemTraits?) -> String { traits.map { " with \($0)" } ?? "" }
    func text(_ section: FeedSection) -> String { "\(section.items.map { text($0) }), \(section.label)" }
    return switch self {
    case .insertItem(let size, let path, let traits):
      "insert \(text(size)) at \(text(path))\(text(traits))"
    case .deleteItem(let path): "delete \(text(path))"
    case .moveItem(let from, let to): "move \(text(from)) to \(text(to))"
    case .setSize(let path, let size, let traits):
      "reload \(text(path)) as \(text(size))\(text(traits))"
    case .insertSection(let section, let index): "insert section \(index): \(text(section))"
    case .deleteSection(let index): "delete section \(index)"
    case .moveSection(let from, let to): "move section \(from) to \(to)"
    case .reloadSection(let index, let section): "reload section \(index): \(text(section))"
    case .setOptions(let options, let index): "set options of section \(index): \(options)"
    case .difference(let call): "\(call)"
    }
  }
}

extension Batch {
  package init(_ edits: [BatchEdit]) throws(LayoutError) {
    self.init()
    for edit in edits { try edit.add(to: &self) }
  }
}

import Perpend

/// One edit of a batch, to be made on an index and in the model.
package enum BatchEdit: Hashable, Sendable, CustomStringConvertible {
  case insertItem(Size, ItemPath, traits: ItemTraits? = nil)
  case deleteItem(ItemPath)
  case moveItem(ItemPath, to: ItemPath)
  case reloadItem(ItemPath, Size, traits: ItemTraits? = nil)
  case insertSection(Section, Int)
  case deleteSection(Int)
  case moveSection(Int, to: Int)
  case reloadSection(Int, Section)
  case setOptions(SectionOptions, Int)

  package func add(to batch: inout Batch) {
    switch self {
    case .insertItem(let size, let path, let traits): batch.insertItem(size, at: path, traits: traits)
    case .deleteItem(let path): batch.deleteItem(at: path)
    case .moveItem(let from, let to): batch.moveItem(from: from, to: to)
    case .reloadItem(let path, let size, let traits):
      batch.reloadItem(at: path, size: size, traits: traits)
    case .insertSection(let section, let index): batch.insertSection(section, at: index)
    case .deleteSection(let index): batch.deleteSection(at: index)
    case .moveSection(let from, let to): batch.moveSection(from: from, to: to)
    case .reloadSection(let index, let section): batch.reloadSection(at: index, with: section)
    case .setOptions(let options, let index): batch.setOptions(options, ofSection: index)
    }
  }

  package var description: String {
    func text(_ path: ItemPath) -> String { "\(path.section),\(path.item)" }
    func text(_ size: Size) -> String { "\(size.width) x \(size.height)" }
    func text(_ traits: ItemTraits?) -> String { traits.map { " with \($0)" } ?? "" }
    func text(_ section: Section) -> String { "\(section.items.map { text($0) }), \(section.label)" }
    return switch self {
    case .insertItem(let size, let path, let traits):
      "insert \(text(size)) at \(text(path))\(text(traits))"
    case .deleteItem(let path): "delete \(text(path))"
    case .moveItem(let from, let to): "move \(text(from)) to \(text(to))"
    case .reloadItem(let path, let size, let traits):
      "reload \(text(path)) as \(text(size))\(text(traits))"
    case .insertSection(let section, let index): "insert section \(index): \(text(section))"
    case .deleteSection(let index): "delete section \(index)"
    case .moveSection(let from, let to): "move section \(from) to \(to)"
    case .reloadSection(let index, let section): "reload section \(index): \(text(section))"
    case .setOptions(let options, let index): "set options of section \(index): \(options)"
    }
  }
}

extension Batch {
  package init(_ edits: [BatchEdit]) {
    self.init()
    for edit in edits { edit.add(to: &self) }
  }
}

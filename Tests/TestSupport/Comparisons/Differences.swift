import Perpend

/// The first thing in which an index differs from the reference; nil if there is none.
///
/// Frames are compared bit for bit. One call stands for an expectation on every frame: expectations by the million
/// would be the slowest part of a test.
package func firstDifference(_ index: LayoutIndex, _ reference: ReferenceLayout) -> String? {
  differing("content size", index.contentSize, reference.contentSize)
    ?? differing(
      "collection header", index.frame(of: .collectionHeader), reference.header.map { reference.rect($0) })
    ?? differing(
      "collection footer", index.frame(of: .collectionFooter), reference.footer.map { reference.rect($0) })
    ?? differing("section count", index.sectionCount, reference.sections.count)
    ?? differing("item count", index.itemCount, reference.sections.reduce(0) { $0 + $1.itemCount })
    ?? differing("count of pending items", index.pendingItemCount, reference.pendingCount)
    ?? first(reference.sections.indices) { sectionDifference(index, reference, $0) }
}

private func sectionDifference(_ index: LayoutIndex, _ reference: ReferenceLayout, _ number: Int) -> String? {
  let section = reference.sections[number]
  let frame = reference.rect(
    Box(
      x: 0, y: section.start, width: units(reference.container.crossLength),
      height: section.end - section.start))
  let header = section.header.map { reference.rect($0) }
  let footer = section.footer.map { reference.rect($0) }
  return differing("items of section \(number)", index.itemCount(inSection: number), section.itemCount)
    ?? differing("columns of section \(number)", index.columnCount(inSection: number), section.columns.count)
    ?? differing(
      "item width of section \(number)", index.itemWidth(inSection: number), points(section.columns.width))
    ?? differing("frame of section \(number)", index.frame(ofSection: number), frame)
    ?? differing("header \(number)", index.frame(ofHeaderInSection: number), header)
    ?? differing("footer \(number)", index.frame(ofFooterInSection: number), footer)
    ?? differing("header \(number) by path", index.frame(of: .header(section: number)), header)
    ?? differing("footer \(number) by path", index.frame(of: .footer(section: number)), footer)
    ?? first(section.decorations) { decoration in
      let path = ElementPath.decoration(section: number, index: decoration.number, item: decoration.item)
      return differing("\(path)", index.frame(of: path), reference.rect(decoration.box))
    }
    ?? first(0..<section.itemCount) {
      itemDifference(index, reference, section, ItemPath(section: number, item: $0))
    }
}

private func itemDifference(
  _ index: LayoutIndex, _ reference: ReferenceLayout, _ section: ReferenceSection, _ path: ItemPath
) -> String? {
  let isPlaced = path.item < section.items.count
  let frame = isPlaced ? reference.rect(section.items[path.item]) : nil
  let column = isPlaced ? section.itemColumns[path.item] : nil
  let elementPath = ElementPath.item(section: path.section, item: path.item)
  // The strings of `differing` would cost more than the comparisons.
  if index.frame(ofItemAt: path) == frame, index.frame(of: elementPath) == frame,
    index.column(ofItemAt: path) == column
  {
    return nil
  }
  return differing("frame of \(path)", index.frame(ofItemAt: path), frame)
    ?? differing("frame of \(path) by element path", index.frame(of: elementPath), frame)
    ?? differing("column of \(path)", index.column(ofItemAt: path), column)
}

/// The first thing in which two indices differ.
package func firstDifference(_ a: LayoutIndex, _ b: LayoutIndex) -> String? {
  differing("container", a.container, b.container)
    ?? differing("content size", a.contentSize, b.contentSize)
    ?? differing("header", a.header, b.header)
    ?? differing("footer", a.footer, b.footer)
    ?? differing("section count", a.sectionCount, b.sectionCount)
    ?? differing("item count", a.itemCount, b.itemCount)
    ?? differing("count of pending items", a.pendingItemCount, b.pendingItemCount)
    ?? first(0..<b.sectionCount) { section in
      differing("options of \(section)", a.options(ofSection: section), b.options(ofSection: section))
        ?? differing("items of \(section)", a.itemCount(inSection: section), b.itemCount(inSection: section))
        ?? differing("width of \(section)", a.itemWidth(inSection: section), b.itemWidth(inSection: section))
        ?? differing(
          "columns of \(section)", a.columnCount(inSection: section), b.columnCount(inSection: section))
        ?? differing("section \(section)", a.frame(ofSection: section), b.frame(ofSection: section))
        ?? differing(
          "header \(section)", a.frame(ofHeaderInSection: section), b.frame(ofHeaderInSection: section))
        ?? differing(
          "footer \(section)", a.frame(ofFooterInSection: section), b.frame(ofFooterInSection: section))
        ?? first(b.examinedItems(ofSection: section)) { item in
          itemDifference(a, b, ItemPath(section: section, item: item))
        }
    }
}

extension LayoutIndex {
  /// The items of a section, or, of a grid too large to go through, those at its ends.
  package func examinedItems(ofSection section: Int) -> [Int] {
    let count = itemCount(inSection: section) ?? 0
    return count <= 20_000 ? Array(0..<count) : Array(0..<100) + Array(count - 100..<count)
  }
}

private func itemDifference(_ a: LayoutIndex, _ b: LayoutIndex, _ path: ItemPath) -> String? {
  if a.frame(ofItemAt: path) != b.frame(ofItemAt: path) {
    return differing("frame of \(path)", a.frame(ofItemAt: path), b.frame(ofItemAt: path))
  }
  if a.size(ofItemAt: path) != b.size(ofItemAt: path) {
    return differing("size of \(path)", a.size(ofItemAt: path), b.size(ofItemAt: path))
  }
  if a.column(ofItemAt: path) != b.column(ofItemAt: path) {
    return differing("column of \(path)", a.column(ofItemAt: path), b.column(ofItemAt: path))
  }
  if a.traits(ofItemAt: path) != b.traits(ofItemAt: path) {
    return differing("traits of \(path)", a.traits(ofItemAt: path), b.traits(ofItemAt: path))
  }
  return nil
}

/// The first thing in which what an index knows of its sections and items differs from a feed.
package func inputDifference(_ index: LayoutIndex, _ feed: Feed) -> String? {
  differing("container", index.container, feed.container)
    ?? differing("header", index.header, feed.header)
    ?? differing("footer", index.footer, feed.footer)
    ?? first(feed.sections.indices) { number in
      let section = feed.sections[number]
      return differing("options of \(number)", index.options(ofSection: number), section.options)
        ?? first(0..<section.itemCount) { item in
          let path = ItemPath(section: number, item: item)
          let size = section.size(at: item)
          let kept = OriginalSize(size).points
          let traits = section.traits(at: item).asKept
          if index.size(ofItemAt: path) == kept, index.traits(ofItemAt: path) == traits { return nil }
          return differing("size of \(path)", index.size(ofItemAt: path), kept)
            ?? differing("traits of \(path)", index.traits(ofItemAt: path), traits)
        }
    }
}

extension ItemTraits {
  /// As many columns as there may be, or more, are all there are.
  fileprivate var asKept: ItemTraits {
    var traits = self
    if case .columns(255...) = span { traits.span = .full }
    return traits
  }
}

package func differing<T: Equatable>(
  _ what: @autoclosure () -> String, _ actual: T, _ expected: T
) -> String? {
  actual == expected ? nil : "\(what()) is \(actual), not \(expected)"
}

package func first<C: Collection>(_ elements: C, _ difference: (C.Element) -> String?) -> String? {
  for element in elements {
    if let difference = difference(element) { return difference }
  }
  return nil
}

/// What an element is, in the order in which a section lists its elements.
public enum ElementKind: UInt8, Hashable, Sendable, CaseIterable {
  /// The section's header.
  case header
  /// One of its items.
  case item
  /// The section's footer.
  case footer
}

/// The place of an element: its kind, its section and, for an item, its number.
///
/// Sixteen bytes, so that a query can hand out millions of them.
public struct ElementPath: Hashable, Comparable, Sendable {
  @usableFromInline let tag: UInt64
  /// The number of the item in its section; 0 for a header or a footer.
  public let item: Int

  @usableFromInline init(tag: UInt64, item: Int) {
    self.tag = tag
    self.item = item
  }

  init(kind: ElementKind, section: Int, item: Int = 0) {
    // 56 bits of section: a number beyond them is no section's, and must not wrap to one.
    let section = max(-(Int64(1) << 55), min(Int64(section), (Int64(1) << 55) - 1))
    self.init(tag: UInt64(bitPattern: section << 8) | UInt64(kind.rawValue), item: item)
  }

  /// The place of an item.
  public static func item(section: Int, item: Int) -> ElementPath {
    ElementPath(kind: .item, section: section, item: item)
  }

  /// The place of a section's header.
  public static func header(section: Int) -> ElementPath { ElementPath(kind: .header, section: section) }

  /// The place of a section's footer.
  public static func footer(section: Int) -> ElementPath { ElementPath(kind: .footer, section: section) }

  /// What the element is.
  public var kind: ElementKind { ElementKind(rawValue: UInt8(truncatingIfNeeded: tag))! }

  /// The number of the section.
  public var section: Int { Int(truncatingIfNeeded: Int64(bitPattern: tag) >> 8) }

  /// The path of the item, or nil for a header or a footer.
  public var itemPath: ItemPath? { kind == .item ? ItemPath(section: section, item: item) : nil }

  /// Index order: by section; in it the header, the items, the footer.
  public static func < (a: ElementPath, b: ElementPath) -> Bool {
    (Int64(bitPattern: a.tag), a.item) < (Int64(bitPattern: b.tag), b.item)
  }
}

/// The place of an element: its kind, its section and, for an item, its number.
///
/// Sixteen bytes, so that a query can hand out millions of them. A section beyond 2^47 either way, and a
/// decoration beyond 4,095, count as the last one that a path can name; there is no such element.
public struct ElementPath: Hashable, Comparable, Sendable {
  /// From the highest bit: 48 of the section, 3 of the kind, 13 of the decoration.
  @usableFromInline let tag: UInt64
  /// The number of the item in its section. For a decoration of rows, the first item of the row; 0 for other
  /// elements.
  public let item: Int

  @usableFromInline init(tag: UInt64, item: Int) {
    self.tag = tag
    self.item = item
  }

  init(kind: ElementPath.Kind, section: Int, number: Int = 0, item: Int = 0) {
    // What does not fit is no element's, and must not wrap to one that is.
    let section = max(-(Int64(1) << 47), min(Int64(section), (Int64(1) << 47) - 1))
    let bias = ElementPath.decorationBias
    let number = UInt64(max(-bias, min(number, bias - 1)) + bias)
    self.init(
      tag: UInt64(bitPattern: section << 16) | UInt64(kind.rawValue) << 13 | number, item: item)
  }

  /// Decorations are stored with this added, so that numbers below 0 come first.
  private static let decorationBias = 1 << 12

  /// The place of the whole collection's header.
  public static var collectionHeader: ElementPath { ElementPath(kind: .collectionHeader, section: -1) }

  /// The place of the whole collection's footer.
  public static var collectionFooter: ElementPath { ElementPath(kind: .collectionFooter, section: .max) }

  /// The place of an item.
  public static func item(section: Int, item: Int) -> ElementPath {
    ElementPath(kind: .item, section: section, item: item)
  }

  /// The place of a section's header.
  public static func header(section: Int) -> ElementPath { ElementPath(kind: .header, section: section) }

  /// The place of a section's footer.
  public static func footer(section: Int) -> ElementPath { ElementPath(kind: .footer, section: section) }

  /// The place of one of a section's decorations: `index` is its index among them, and `item` the first item
  /// of its row where it covers rows.
  public static func decoration(section: Int, index: Int, item: Int = 0) -> ElementPath {
    ElementPath(kind: .decoration, section: section, number: index, item: item)
  }

  /// What the element is.
  public var kind: ElementPath.Kind { ElementPath.Kind(rawValue: UInt8(truncatingIfNeeded: tag >> 13) & 7)! }

  /// The number of the section; of no meaning for the whole collection's header and footer.
  public var section: Int { Int(truncatingIfNeeded: Int64(bitPattern: tag) >> 16) }

  /// The place of a decoration among those of its section; 0 for other elements.
  public var decorationIndex: Int { Int(tag & 0x1fff) - ElementPath.decorationBias }

  /// The path of the item, or nil for anything else.
  public var itemPath: ItemPath? { kind == .item ? ItemPath(section: section, item: item) : nil }

  /// Index order: by section; in it the decorations, the header, the items, the footer.
  public static func < (a: ElementPath, b: ElementPath) -> Bool {
    (Int64(bitPattern: a.tag), a.item) < (Int64(bitPattern: b.tag), b.item)
  }
}

extension ElementPath {
  /// What an element is, in the order in which a feed lists its elements.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// The header of the whole collection.
    case collectionHeader
    /// One of a section's decorations.
    case decoration
    /// A section's header.
    case header
    /// One of its items.
    case item
    /// A section's footer.
    case footer
    /// The footer of the whole collection.
    case collectionFooter
  }
}

/// What names an element: its kind, the index of its section and, for an item, its index in the section.
///
/// It takes 16 bytes, so a query can list millions of paths. A section index is -2^47 to 2^47 - 1 and the index of
/// a decoration -4,096 to 4,095; what is beyond counts as the nearest of these, which no element has.
public struct ElementPath: Hashable, Comparable, Sendable {
  /// From the highest bit: 48 of the section, 3 of the kind, 13 of the decoration.
  @usableFromInline let tag: UInt64
  /// The index of the item in its section. For a decoration of rows, the first item of the row. 0 for other
  /// elements.
  public let item: Int

  @usableFromInline init(tag: UInt64, item: Int) {
    self.tag = tag
    self.item = item
  }

  init(kind: ElementPath.Kind, section: Int, decoration: Int = 0, item: Int = 0) {
    // What does not fit is no element's, and must not wrap to one that is.
    let section = max(-(Int64(1) << 47), min(Int64(section), (Int64(1) << 47) - 1))
    let bias = ElementPath.decorationBias
    let decoration = UInt64(max(-bias, min(decoration, bias - 1)) + bias)
    self.init(
      tag: UInt64(bitPattern: section << 16) | UInt64(kind.rawValue) << 13 | decoration, item: item)
  }

  /// Decorations are stored with this added, so that indices below 0 come first.
  private static let decorationBias = 1 << 12

  /// The path of the header of the whole feed.
  public static var collectionHeader: ElementPath { ElementPath(kind: .collectionHeader, section: -1) }

  /// The path of the footer of the whole feed.
  public static var collectionFooter: ElementPath { ElementPath(kind: .collectionFooter, section: .max) }

  /// The path of an item.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - item: The index of the item in the section.
  /// - Complexity: O(1).
  public static func item(section: Int, item: Int) -> ElementPath {
    ElementPath(kind: .item, section: section, item: item)
  }

  /// The path of a section's header.
  ///
  /// - Parameter section: The index of the section.
  /// - Complexity: O(1).
  public static func header(section: Int) -> ElementPath { ElementPath(kind: .header, section: section) }

  /// The path of a section's footer.
  ///
  /// - Parameter section: The index of the section.
  /// - Complexity: O(1).
  public static func footer(section: Int) -> ElementPath { ElementPath(kind: .footer, section: section) }

  /// The path of a decoration.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - index: The index of the decoration in `SectionOptions.decorations`.
  ///   - item: The index of the first item of the row, where the decoration covers rows; otherwise 0.
  /// - Complexity: O(1).
  public static func decoration(section: Int, index: Int, item: Int = 0) -> ElementPath {
    ElementPath(kind: .decoration, section: section, decoration: index, item: item)
  }

  /// What the element is.
  public var kind: ElementPath.Kind { ElementPath.Kind(rawValue: UInt8(truncatingIfNeeded: tag >> 13) & 7)! }

  /// The index of the section. For the header of the whole feed it is -1, for its footer one beyond all sections.
  public var section: Int { Int(truncatingIfNeeded: Int64(bitPattern: tag) >> 16) }

  /// The index of a decoration among those of its section; 0 for other elements.
  public var decorationIndex: Int { Int(tag & 0x1fff) - ElementPath.decorationBias }

  /// The path of the item, or nil for any other element.
  public var itemPath: ItemPath? { kind == .item ? ItemPath(section: section, item: item) : nil }

  /// Index order: by section, and in a section the decorations, the header, the items and the footer.
  ///
  /// - Complexity: O(1).
  public static func < (a: ElementPath, b: ElementPath) -> Bool {
    (Int64(bitPattern: a.tag), a.item) < (Int64(bitPattern: b.tag), b.item)
  }
}

extension ElementPath {
  /// What an element is, in the order in which a feed lists its elements.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// The header of the whole feed.
    case collectionHeader
    /// One of a section's decorations.
    case decoration
    /// A section's header.
    case header
    /// An item.
    case item
    /// A section's footer.
    case footer
    /// The footer of the whole feed.
    case collectionFooter
  }
}

/// The place of an item: its section and its number in that section, both counted from 0.
public struct ItemPath: Hashable, Comparable, Sendable {
  /// The number of the section.
  public var section: Int
  /// The number of the item in its section.
  public var item: Int

  /// Creates a path.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Index order: by section, then by item.
  public static func < (a: ItemPath, b: ItemPath) -> Bool {
    (a.section, a.item) < (b.section, b.item)
  }
}

/// An original size along the cross and the main axis, as it is kept, and the traits that come with it.
struct UnitSize {
  let width: PackedLength
  let height: PackedLength
  /// Nil where an item keeps those that it has.
  var traits: PackedTraits?

  init(width: PackedLength, height: PackedLength, traits: PackedTraits? = nil) {
    self.width = width
    self.height = height
    self.traits = traits
  }

  @inline(__always)
  init(
    _ size: LayoutSize, _ axis: ScrollAxis, at place: @autoclosure () -> LayoutError.Place
  ) throws(LayoutError) {
    try LayoutUnit.check(size.width, .itemWidth, at: place())
    try LayoutUnit.check(size.height, .itemHeight, at: place())
    let (width, height) = PackedLength.pack(width: size.width, height: size.height)
    let isVertical = axis == .vertical
    self.init(width: isVertical ? width : height, height: isVertical ? height : width)
  }

  /// The size of an item, with traits where they are given.
  init(
    _ size: LayoutSize, _ traits: ItemTraits?, _ axis: ScrollAxis, at path: ItemPath
  ) throws(LayoutError) {
    try self.init(size, axis, at: .item(path))
    if let traits { self.traits = try PackedTraits(traits, at: path) }
  }

  /// Whether it counts as a ratio.
  @inline(__always)
  var isRatio: Bool { width.isTerm }

  /// Another size with its traits or, if it has none, with those of this one, but that it is no estimate.
  func reloaded(as new: UnitSize) -> UnitSize {
    var size = new
    if size.traits == nil {
      size.traits = traits
      size.traits?.isEstimate = false
    }
    return size
  }
}

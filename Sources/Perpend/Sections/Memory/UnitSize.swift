/// An original size in units, along the cross and the main axis, and the traits that come with it.
struct UnitSize {
  let width: Int32
  let height: Int32
  /// Nil where an item keeps those that it has.
  var traits: PackedTraits?

  init(width: Int32, height: Int32, traits: PackedTraits? = nil) {
    self.width = width
    self.height = height
    self.traits = traits
  }

  @inline(__always)
  init(
    _ size: LayoutSize, _ axis: ScrollAxis, at place: @autoclosure () -> LayoutError.Place
  ) throws(LayoutError) {
    let isVertical = axis == .vertical
    let width = try LayoutUnit.length(size.width, .itemWidth, at: place())
    let height = try LayoutUnit.length(size.height, .itemHeight, at: place())
    self.init(width: isVertical ? width : height, height: isVertical ? height : width)
  }

  /// The size of an item, with traits where they are given.
  init(
    _ size: LayoutSize, _ traits: ItemTraits?, _ axis: ScrollAxis, at path: ItemPath
  ) throws(LayoutError) {
    try self.init(size, axis, at: .item(path))
    if let traits { self.traits = try PackedTraits(traits, at: path) }
  }

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

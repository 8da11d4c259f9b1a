/// Which items of a block meet a range: a bit each, the first item's the lowest.
enum BlockScan {
  /// Items of positive extent that meet `lower..<upper`, which is relative to the block's least start.
  ///
  /// `count` is the number of items in the block, of `capacity` that there is room for.
  @inline(__always)
  static func items(
    _ block: Block, count: Int, capacity: Int, from lower: Double, to upper: Double
  ) -> UInt64 {
    let low = threshold(lower)
    let high = threshold(upper)
    guard capacity >= 16 else { return itemsScalar(block, count: count, low: low, high: high) }
    var bits: UInt64 = 0
    var index = 0
    while index < count {
      let starts = unsafe UnsafeRawPointer(block.starts + index).loadUnaligned(as: SIMD16<Int32>.self)
      let extents = unsafe UnsafeRawPointer(block.extents + index).loadUnaligned(as: SIMD16<Int32>.self)
      let meets = (starts .< high) .& (starts &+ extents .> low) .& (extents .> 0)
      bits |= UInt64(meets.bits) << UInt64(index)
      index += 16
    }
    return bits & firstBits(count)
  }

  /// Items whose column is one of `columns`, which are at most 255.
  @inline(__always)
  static func columns(_ block: Block, count: Int, capacity: Int, in columns: Range<Int>) -> UInt64 {
    let first = UInt8(truncatingIfNeeded: columns.lowerBound)
    let width = UInt8(truncatingIfNeeded: columns.count)
    guard capacity >= 16 else { return columnsScalar(block, count: count, first: first, width: width) }
    var bits: UInt64 = 0
    var index = 0
    while index < count {
      let numbers = unsafe UnsafeRawPointer(block.columns + index).loadUnaligned(as: SIMD16<UInt8>.self)
      let isIn = numbers &- first .< width
      bits |= UInt64(unsafe unsafeBitCast(isIn, to: SIMD16<Int8>.self).signBits) << UInt64(index)
      index += 16
    }
    return bits & firstBits(count)
  }

  @inline(__always)
  private static func firstBits(_ count: Int) -> UInt64 {
    count >= 64 ? ~0 : (1 << UInt64(count)) &- 1
  }

  /// The plain twin of `items`.
  static func itemsScalar(_ block: Block, count: Int, low: Int32, high: Int32) -> UInt64 {
    var bits: UInt64 = 0
    for index in 0..<count {
      let start = unsafe block.starts[index]
      let extent = unsafe block.extents[index]
      if start < high, start &+ extent > low, extent > 0 { bits |= 1 << UInt64(index) }
    }
    return bits
  }

  /// The plain twin of `columns`.
  static func columnsScalar(_ block: Block, count: Int, first: UInt8, width: UInt8) -> UInt64 {
    var bits: UInt64 = 0
    for index in 0..<count where unsafe block.columns[index] &- first < width { bits |= 1 << UInt64(index) }
    return bits
  }

  /// A relative position as starts are stored, clamped to what they can be.
  @inline(__always)
  static func threshold(_ position: Double) -> Int32 {
    Int32(max(min(position - BlockShape.bias, 0x1p31 - 1), -0x1p31))
  }
}

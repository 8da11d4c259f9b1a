/// Which items of a block meet a range: a bit each, the first item's the lowest.
///
/// The kernels take 16 items a turn, in the vectors that baseline processors have; blocks of fewer are
/// scanned by the scalar references. A comparison gives lanes of all ones, of which one bit each is kept: no
/// instruction that Swift offers gathers them.
package enum BlockScan {
  /// Items a turn of a kernel.
  static let step = 16

  /// Items of positive extent that meet `lower..<upper`, which is relative to the block's least start.
  ///
  /// `count` is the number of items in the block, of `capacity` that there is room for.
  @inline(__always)
  package static func items(
    _ block: Block, count: Int, capacity: Int, from lower: Double, to upper: Double
  ) -> UInt64 {
    let (low, high) = (threshold(lower), threshold(upper))
    guard capacity >= step else { return itemsScalar(block, count: count, low: low, high: high) }
    var bits: UInt64 = 0
    var index = 0
    // Starts ascend: what begins behind the range ends the scan.
    while index < count, block.starts[index] < high {
      let meets = items16(block.starts + index, block.extents + index, low: low, high: high)
      bits |= UInt64(meets) << UInt64(index)
      index += step
    }
    return bits & firstBits(count)
  }

  /// The same for items whose starts need not ascend.
  @inline(__always)
  static func unorderedItems(
    _ block: Block, count: Int, capacity: Int, from lower: Double, to upper: Double
  ) -> UInt64 {
    let (low, high) = (threshold(lower), threshold(upper))
    return intervals(
      block.starts, block.extents, count: count, capacity: capacity, low: low, high: high)
  }

  /// Items whose interval along the cross axis is of positive extent and meets `lower..<upper`.
  @inline(__always)
  static func crossIntervals(
    _ block: Block, count: Int, capacity: Int, from lower: Double, to upper: Double
  ) -> UInt64 {
    let low = Int32(max(min(lower, 0x1p31 - 1), -0x1p31))
    let high = Int32(max(min(upper, 0x1p31 - 1), -0x1p31))
    return intervals(
      block.crossStarts, block.crossExtents, count: count, capacity: capacity, low: low, high: high)
  }

  @inline(__always)
  private static func intervals(
    _ starts: UncheckedSpan<Int32>, _ extents: UncheckedSpan<Int32>, count: Int, capacity: Int, low: Int32,
    high: Int32
  ) -> UInt64 {
    var bits: UInt64 = 0
    guard capacity >= step else {
      for index in 0..<count {
        let (start, extent) = (starts[index], extents[index])
        if start < high, start &+ extent > low, extent > 0 { bits |= 1 << UInt64(index) }
      }
      return bits
    }
    for index in stride(from: 0, to: count, by: step) {
      let meets = items16(starts + index, extents + index, low: low, high: high)
      bits |= UInt64(meets) << UInt64(index)
    }
    return bits & firstBits(count)
  }

  /// Items whose column is one of `columns`, which are at most 255.
  @inline(__always)
  package static func columns(_ block: Block, count: Int, capacity: Int, in columns: Range<Int>) -> UInt64 {
    let first = UInt8(truncatingIfNeeded: columns.lowerBound)
    let width = UInt8(truncatingIfNeeded: columns.count)
    guard capacity >= step else { return columnsScalar(block, count: count, first: first, width: width) }
    var bits: UInt64 = 0
    var index = 0
    while index < count {
      bits |= columns16(block.columns + index, first: first, width: width) << UInt64(index)
      index += step
    }
    return bits & firstBits(count)
  }

  /// The scalar reference of `items`.
  package static func itemsScalar(_ block: Block, count: Int, low: Int32, high: Int32) -> UInt64 {
    var bits: UInt64 = 0
    for index in 0..<count {
      let start = block.starts[index]
      let extent = block.extents[index]
      if start < high, start &+ extent > low, extent > 0 { bits |= 1 << UInt64(index) }
    }
    return bits
  }

  /// The scalar reference of `columns`.
  package static func columnsScalar(_ block: Block, count: Int, first: UInt8, width: UInt8) -> UInt64 {
    var bits: UInt64 = 0
    for index in 0..<count where block.columns[index] &- first < width { bits |= 1 << UInt64(index) }
    return bits
  }

  /// A relative position as starts are stored, clamped to what they can be.
  @inline(__always)
  package static func threshold(_ position: Double) -> Int32 {
    Int32(max(min(position - BlockShape.bias, 0x1p31 - 1), -0x1p31))
  }

  @inline(__always)
  private static func items16(
    _ starts: UncheckedSpan<Int32>, _ extents: UncheckedSpan<Int32>, low: Int32, high: Int32
  ) -> UInt32 {
    let (low, high, zero) = (SIMD4(repeating: low), SIMD4(repeating: high), SIMD4<Int32>())
    var bit = SIMD4<Int32>(1, 2, 4, 8)
    var bits = SIMD4<Int32>()
    for index in stride(from: 0, to: step, by: 4) {
      let start: SIMD4<Int32> = starts.vector(at: index)
      let extent: SIMD4<Int32> = extents.vector(at: index)
      let meets = (start .< high) .& (start &+ extent .> low) .& (extent .> zero)
      bits |= unsafe unsafeBitCast(meets, to: SIMD4<Int32>.self) & bit
      bit &<<= SIMD4(repeating: 4)
    }
    return UInt32(bitPattern: bits[0] | bits[1] | bits[2] | bits[3])
  }

  @inline(__always)
  private static func columns16(_ columns: UncheckedSpan<UInt8>, first: UInt8, width: UInt8) -> UInt64 {
    unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2) { words in
      let flags = unsafe UnsafeMutableRawPointer(words.baseAddress!).assumingMemoryBound(to: UInt8.self)
      for index in 0..<step { unsafe flags[index] = columns[index] &- first < width ? 1 : 0 }
      // A multiplication gathers the low bits of eight bytes in the top one.
      let low = unsafe (UInt64(littleEndian: words[0]) &* 0x0102_0408_1020_4080) >> 56
      let high = unsafe (UInt64(littleEndian: words[1]) &* 0x0102_0408_1020_4080) >> 56
      return low | high << 8
    }
  }

  @inline(__always)
  private static func firstBits(_ count: Int) -> UInt64 {
    count >= 64 ? ~0 : (1 << UInt64(count)) &- 1
  }
}

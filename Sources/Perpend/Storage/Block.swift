/// The items of one block. Valid only inside the closure that it was made in.
@safe
package struct Block {
  /// Starts, relative to the block's least start less the bias.
  package let starts: UncheckedSpan<Int32>
  /// Extents along the main axis.
  package let extents: UncheckedSpan<Int32>
  /// Column indices, where the shape stores them.
  package let columns: UncheckedSpan<UInt8>

  @inline(__always)
  package init(_ blocks: UnsafeMutableRawPointer, index: Int, shape: BlockShape) {
    let offset = index * shape.stride
    unsafe starts = UncheckedSpan(blocks, offset: offset)
    unsafe extents = UncheckedSpan(blocks, offset: offset + 4 * shape.size)
    unsafe columns = UncheckedSpan(blocks, offset: offset + 8 * shape.size)
  }

  /// Starts along the cross axis, where the shape stores them.
  @inline(__always)
  var crossStarts: UncheckedSpan<Int32> {
    unsafe UncheckedSpan(UnsafeMutableRawPointer(columns.pointer), offset: 0)
  }

  /// Extents along the cross axis, where the shape stores them.
  @inline(__always)
  var crossExtents: UncheckedSpan<Int32> { unsafe crossStarts + (extents.pointer - starts.pointer) }

  /// The start of an item, relative to the block's least start.
  @inline(__always)
  func start(_ index: Int) -> Double { Double(starts[index]) + BlockShape.bias }

  /// The extent of an item.
  @inline(__always)
  func extent(_ index: Int) -> Double { Double(extents[index]) }

  /// The greatest end of the first items, relative to the block's least start.
  @inline(__always)
  func greatestEnd(count: Int) -> Double {
    var greatest = Int32.min
    for index in 0..<count { greatest = max(greatest, starts[index] &+ extents[index]) }
    return Double(greatest) + BlockShape.bias
  }

  /// Stores a start that is relative to the block's least start, 0 to `longestStart`.
  @inline(__always)
  package func setStart(_ index: Int, _ start: Int64) {
    starts[index] = Int32(truncatingIfNeeded: start &- (1 << 31))
  }
}

/// The items of one block. Valid only inside the closure that it was made in.
@safe
package struct Block {
  /// Starts, relative to the block's least start less the bias.
  package let starts: UnsafeMutablePointer<Int32>
  /// Extents along the main axis.
  package let extents: UnsafeMutablePointer<Int32>
  /// Column indices, where the shape stores them.
  package let columns: UnsafeMutablePointer<UInt8>

  @inline(__always)
  package init(_ blocks: UnsafeMutableRawPointer, index: Int, shape: BlockShape) {
    let memory = unsafe blocks + index * shape.stride
    unsafe starts = memory.assumingMemoryBound(to: Int32.self)
    unsafe extents = (memory + 4 * shape.size).assumingMemoryBound(to: Int32.self)
    unsafe columns = (memory + 8 * shape.size).assumingMemoryBound(to: UInt8.self)
  }

  /// Starts along the cross axis, where the shape stores them.
  @inline(__always)
  var crossStarts: UnsafeMutablePointer<Int32> {
    unsafe UnsafeMutableRawPointer(columns).assumingMemoryBound(to: Int32.self)
  }

  /// Extents along the cross axis, where the shape stores them.
  @inline(__always)
  var crossExtents: UnsafeMutablePointer<Int32> { unsafe crossStarts + (extents - starts) }

  /// The start of an item, relative to the block's least start.
  @inline(__always)
  func start(_ index: Int) -> Double { unsafe Double(starts[index]) + BlockShape.bias }

  /// The extent of an item.
  @inline(__always)
  func extent(_ index: Int) -> Double { unsafe Double(extents[index]) }

  /// The greatest end of the first items, relative to the block's least start.
  @inline(__always)
  func greatestEnd(count: Int) -> Double {
    var greatest = Int32.min
    for index in 0..<count { unsafe greatest = max(greatest, starts[index] &+ extents[index]) }
    return Double(greatest) + BlockShape.bias
  }

  /// Stores a start that is relative to the block's least start, 0 to `longestStart`.
  @inline(__always)
  package func setStart(_ index: Int, _ start: Int64) {
    unsafe starts[index] = Int32(truncatingIfNeeded: start &- (1 << 31))
  }
}

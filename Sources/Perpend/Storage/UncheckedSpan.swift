/// Plain values that stand in a row in memory that somebody else owns. Valid only as long as that memory is.
///
/// It checks no index. Whoever makes one says how many elements there are, and who uses it keeps to that. The
/// tests go to the ends of memory under the address sanitizer.
@safe
package struct UncheckedSpan<Value> {
  package let pointer: UnsafeMutablePointer<Value>

  @inline(__always)
  package init(_ pointer: UnsafeMutablePointer<Value>) { unsafe self.pointer = pointer }

  /// Enters memory for so many elements, which have no values yet. It is on the stack where that is little.
  @inline(__always)
  static func withScratch<Result>(count: Int, _ body: (UncheckedSpan) -> Result) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: Value.self, capacity: count) { memory in
      body(unsafe UncheckedSpan(memory.baseAddress!))
    }
  }

  /// Elements of any memory that begin so many bytes behind an address.
  @inline(__always)
  init(_ memory: UnsafeMutableRawPointer, offset: Int) {
    unsafe pointer = (memory + offset).assumingMemoryBound(to: Value.self)
  }

  @inline(__always)
  package subscript(index: Int) -> Value {
    unsafeAddress { unsafe UnsafePointer(pointer + index) }
    nonmutating unsafeMutableAddress { unsafe pointer + index }
  }

  /// Some elements as a vector.
  @inline(__always)
  func vector<Vector: SIMD>(at index: Int) -> Vector where Vector.Scalar == Value {
    unsafe UnsafeRawPointer(pointer + index).loadUnaligned(as: Vector.self)
  }

  /// Those from an index on.
  @inline(__always)
  static func + (span: UncheckedSpan, index: Int) -> UncheckedSpan {
    unsafe UncheckedSpan(span.pointer + index)
  }

  /// Copies the first elements of another one, which may overlap.
  @inline(__always)
  func update(from other: UncheckedSpan, count: Int) {
    unsafe pointer.update(from: other.pointer, count: count)
  }

  @inline(__always)
  func update(repeating value: Value, count: Int) {
    unsafe pointer.update(repeating: value, count: count)
  }
}

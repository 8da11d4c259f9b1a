/// All of a section in one allocation: what is known of it, then the arrays of its items. A value.
///
/// Storage that is referenced once may be written to; any other is immutable. That makes copies of an index
/// cheap, and is why storage may cross threads.
package struct SectionStorage: @unchecked Sendable {
  private var buffer: ManagedBuffer<SectionState, UInt64>

  /// Makes the storage of a section whose items are yet to be filled in and laid out.
  ///
  /// The plan has room for `state.count` items; their sizes are undefined.
  init(_ state: SectionState) {
    buffer = ManagedBuffer.create(minimumCapacity: state.plan.wordCount) { _ in state }
  }

  package internal(set) var state: SectionState {
    @inline(__always) get { unsafe header.pointee }
    // In place: the state is long.
    @inline(__always) nonmutating _modify { yield unsafe &header.pointee }
  }

  /// What the section takes up.
  var extent: SectionExtent { unsafe header.pointee.extent }

  /// The number of items.
  var count: Int { unsafe header.pointee.count }

  /// The number of items that are not laid out yet.
  var pendingCount: Int { unsafe header.pointee.pendingCount }

  /// Where the state is. Through a pointer there is no exclusivity check, and no copy of the whole state; the
  /// buffer outlives every use, since only `self` gives the pointer out.
  @inline(__always)
  private var header: UnsafeMutablePointer<SectionState> {
    unsafe buffer.withUnsafeMutablePointerToHeader { unsafe $0 }
  }

  /// Copies the section where another value shares it. Returns what it then was copied from.
  mutating func makeUnique() -> SectionStorage? {
    guard !isKnownUniquelyReferenced(&buffer) else { return nil }
    let old = self
    let copy = SectionStorage(state)
    unsafe buffer.withUnsafeMutablePointerToElements { source in
      unsafe copy.buffer.withUnsafeMutablePointerToElements { target in
        unsafe target.update(from: source, count: state.plan.wordCount)
      }
    }
    self = copy
    return old
  }

  /// Enters the section. The view must not leave the closure, and is written to only where the storage is
  /// referenced once.
  @inline(__always)
  package func withView<Result, Failure: Error>(
    _ body: (SectionView) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe buffer.withUnsafeMutablePointers { (state, words) throws(Failure) -> Result in
      try body(unsafe SectionView(state: state, memory: UnsafeMutableRawPointer(words)))
    }
  }

  /// Enters one of the sections that a buffer of them has. Its reference is not counted, which takes a tenth
  /// of a short query: whoever has the buffer holds it.
  @inline(__always)
  static func withView<Result>(
    of sections: UnsafeBufferPointer<SectionStorage>, at index: Int, _ body: (SectionView) -> Result
  ) -> Result {
    assert(MemoryLayout<SectionStorage>.size == MemoryLayout<Int>.size, "a reference and no more")
    let address = unsafe UnsafeRawPointer(sections.baseAddress! + index)
    let reference = unsafe address.load(as: Unmanaged<ManagedBuffer<SectionState, UInt64>>.self)
    return unsafe reference._withUnsafeGuaranteedRef { buffer in
      unsafe buffer.withUnsafeMutablePointers { (state, words) in
        body(unsafe SectionView(state: state, memory: UnsafeMutableRawPointer(words)))
      }
    }
  }
}

import AllocationCounter

/// What the allocator hands out while something runs.
enum Allocations {
  /// Whether they are counted, and mean something: not where code is not optimised, nor where each edit is checked.
  static var areCounted: Bool {
    #if DEBUG || PERPEND_CHECKS
      false
    #else
      allocation_count() >= 0
    #endif
  }

  /// How many pieces of memory this thread allocates meanwhile.
  @inline(never)
  static func count(_ body: () throws -> Void) rethrows -> Int {
    let before = allocation_count()
    try body()
    return allocation_count() - before
  }
}

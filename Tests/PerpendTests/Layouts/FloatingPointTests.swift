#if arch(x86_64) && os(Linux)
  import Glibc
  import Perpend
  import TestSupport
  import Testing

  /// The thread that lays out may belong to a game engine or an audio unit, and these switch off the smallest doubles.
  struct FloatingPointTests {
    @Test(arguments: [1, 2, 3, 4, 5, 8, 9, 12, 16, 17, 40])
    func smallestDoublesTakenForZero(columns: Int) throws {
      var random = RandomSource(seed: 12)
      let waterfall = Waterfall(columns: .fixed(columns), columnSpacing: 1, itemSpacing: 2)
      let section = FeedSection(
        layout: .waterfall(waterfall), items: SizeStyle.mixed.sizes(500, using: &random))
      let feed = Feed(Container(width: 1000), [section])
      let index = try withoutSmallestDoubles { () throws(LayoutError) in try feed.serialIndex() }
      try require(noDifference: firstDifference(index, feed.reference()), Trail())
    }

    /// Sets "denormals are zero" and "flush to zero" for as long as the closure runs.
    private func withoutSmallestDoubles<Result>(
      _ body: () throws(LayoutError) -> Result
    ) throws(LayoutError) -> Result {
      var before = fenv_t()
      unsafe fegetenv(&before)
      var without = before
      without.__mxcsr |= 0x8040
      unsafe fesetenv(&without)
      defer { unsafe fesetenv(&before) }
      let smallest = [Double.leastNonzeroMagnitude, 0]
      #expect(smallest[0] + smallest[1] == 0)
      return try body()
    }
  }
#endif

import Perpend
import TestSupport
import Testing

/// Columns in registers against columns in memory.
struct ColumnWindowsTests {
  @Test(arguments: 1...EightColumnWindows.columnCount, RandomRuns.seeds(20))
  func eightColumnsAsStoredOnes(columnCount: Int, seed: UInt64) {
    var random = RandomSource(seed: seed &* 16 &+ UInt64(columnCount))
    unsafe withUnsafeTemporaryAllocation(of: Int64.self, capacity: columnCount) { keys in
      var stored = unsafe StoredWindows(columnCount: columnCount, keys: UncheckedSpan(keys.baseAddress!))
      var eight = EightColumnWindows(columnCount: columnCount)
      for _ in 0..<200 {
        for span in 1...columnCount {
          #expect(eight.least(span: span) == stored.least(span: span), "span \(span), seed \(seed)")
          let column = random.int(0...columnCount - span)
          #expect(eight.key(ofColumn: column, span: span) == stored.key(ofColumn: column, span: span))
        }
        // Small steps, so that columns end level.
        let length = Int64(height: Int64(random.int(0...3)), column: 0)
        let span = random.int(1...columnCount)
        let key = random.oneIn(2) ? stored.least(span: span) : stored.key(ofColumn: 0, span: span)
        if span == 1 {
          eight.replace(key, with: key + length)
          stored.replace(key, with: key + length)
        } else {
          eight.fill(to: key + length, span: span)
          stored.fill(to: key + length, span: span)
        }
      }
    }
  }

  /// The window whose highest column is the lowest; of several the leftmost.
  @Test func theLowestWindow() {
    var windows = EightColumnWindows(columnCount: 5)
    for (column, height) in [3, 1, 4, 1, 5].enumerated() {
      windows.fill(to: Int64(height: Int64(height), column: column), span: 1)
    }
    let expected = [(1, 1), (0, 3), (0, 4), (0, 4), (0, 5)]
    for (index, (column, height)) in expected.enumerated() {
      let key = windows.least(span: index + 1)
      #expect(key.column == column && key.windowHeight == Int64(height))
    }
    windows.fill(to: Int64(height: 9, column: 1), span: 3)
    #expect(windows.least(span: 2) == Int64(height: 9, column: 0))
    #expect(windows.least(span: 1) == Int64(height: 3, column: 0))
  }
}

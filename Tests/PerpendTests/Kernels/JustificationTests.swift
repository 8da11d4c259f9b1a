import Perpend
import TestSupport
import Testing

/// Shortcuts of divisions, held against the divisions.
struct JustificationTests {
  /// A line gives, item by item, what each offset is by itself.
  @Test(arguments: Justification.allCases)
  func aLineIsItsOffsets(justification: Justification) throws {
    var random = RandomSource(seed: 3)
    for _ in 0..<2000 {
      let grid = try #require(PixelGrid(scale: random.pick([1, 2, 3, 0.5, 960, 1.0 / 7])))
      let count = random.pick([1, 2, 3, random.int(1...300)])
      let leftover = Int64(
        random.pick([0, 1, 959, 960, random.int(0...2_000_000), random.int(0...1_920_000_000)]))
      guard var line = JustifiedLine(justification, count: count, leftover: leftover, grid: grid) else {
        #expect(grid.unitsPerPixel == 0)
        continue
      }
      for index in 0..<count {
        let offset = justification.offset(index, of: count, leftover: leftover, grid: grid)
        let next = line.next()
        try #require((index == count - 1 ? line.flush ?? next : next) == offset)
      }
    }
  }

  /// Offsets are on the grid but where a line ends flush, ascend, and use up no more than there is.
  @Test(arguments: Justification.allCases)
  func offsetsAscendWithinTheLine(justification: Justification) throws {
    let grid = try #require(PixelGrid(scale: 2))
    for count in 1...9 {
      for leftover in stride(from: Int64(0), through: 9600, by: 77) {
        let offsets = (0..<count).map { justification.offset($0, of: count, leftover: leftover, grid: grid) }
        #expect(offsets == offsets.sorted() && offsets[0] >= 0 && offsets[count - 1] <= leftover)
      }
    }
    let four = (0..<4).map { Justification.spaceEvenly.offset($0, of: 4, leftover: 4800, grid: grid) }
    #expect(four == [960, 1920, 2880, 3840])
    let between = (0..<3).map { Justification.spaceBetween.offset($0, of: 3, leftover: 1001, grid: grid) }
    #expect(between == [0, 480, 1001])
  }

  @Test func pixelsByMultiplication() throws {
    var random = RandomSource(seed: 4)
    for scale in [1, 2, 3, 10, 480, 0.5, 0.01, 0.001] {
      let grid = try #require(PixelGrid(scale: scale))
      guard let divider = PixelDivider(grid) else { continue }
      let pixel = Int(grid.unitsPerPixel)
      for _ in 0..<5000 {
        let multiple = random.int(0...Int(Int32.max) / pixel) * pixel
        for units in [multiple - 1, multiple, multiple + 1, random.int(0...Int(Int32.max))] {
          guard let units = Int32(exactly: units), units >= 0 else { continue }
          try #require(divider.floor(units) == grid.floor(Int64(units)))
        }
      }
    }
  }
}

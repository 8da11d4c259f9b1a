import Perpend
import TestSupport
import Testing

/// Numbers as they come in and go out, and the pixel grid, against the reference's.
struct PixelGridTests {
  @Test(arguments: [1, 2, 3, 1.5, 2.625, 0.5, 0.001, 959, 960, 7.3, 1e-9])
  func flooring(scale: Double) throws {
    let grid = try #require(PixelGrid(scale: scale))
    let reference = TestSupport.PixelGrid(scale: scale)
    var random = RandomSource(seed: 6)
    for _ in 0..<400 {
      let value = random.pick([
        random.int(0...5000), random.int(0...2_000_000_000), random.int(0...1 << 45),
      ])
      let pixel = reference.floor(value)
      for near in [value, pixel, max(0, pixel - 1), pixel + 1] {
        #expect(grid.floor(Int64(near)) == Int64(reference.floor(near)), "\(near) units")
      }
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 960.000001, 1e9])
  func scalesThatAreNone(scale: Double) {
    #expect(PixelGrid(scale: scale) == nil)
  }

  @Test func lengths() {
    var random = RandomSource(seed: 8)
    for _ in 0..<2000 {
      let points = random.length(-2_000_000...2_000_000)
      #expect(LayoutUnit.length(points, in: LayoutUnit.insets) == Int32(units(points)))
    }
    // Ties go to the even unit: these are 7.5, 22.5 and -7.5 units.
    for (points, units) in [(1.0 / 128, 8), (3.0 / 128, 22), (-1.0 / 128, -8)] as [(Double, Int32)] {
      #expect(LayoutUnit.length(points, in: LayoutUnit.insets) == units)
    }
    #expect(LayoutUnit.length(2_000_000, in: LayoutUnit.lengths) == 1_920_000_000)
    #expect(LayoutUnit.length((2_000_000.0).nextUp, in: LayoutUnit.lengths) == nil)
    #expect(LayoutUnit.length(-.leastNonzeroMagnitude, in: LayoutUnit.lengths) == nil)
    #expect(LayoutUnit.length(.nan, in: LayoutUnit.lengths) == nil)
  }

  @Test func positionsGoOutAndInUnchanged() {
    var random = RandomSource(seed: 9)
    for _ in 0..<2000 {
      let units = Double(random.int(-(1 << 44)...1 << 44))
      #expect(LayoutUnit.position(LayoutUnit.points(units)) == units)
    }
    #expect(LayoutUnit.position(.nan) == nil)
  }
}

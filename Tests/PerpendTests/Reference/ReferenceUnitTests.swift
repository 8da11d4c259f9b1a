import TestSupport
import Testing

/// The reference's own arithmetic, against values worked out by hand.
struct ReferenceUnitTests {
  @Test func lengthsAreRoundedToTheNearestUnit() {
    #expect(units(1) == 960)
    #expect(units(1.0 / 3) == 320)
    #expect(units(0.0005) == 0)
    #expect(units(0.0006) == 1)
    #expect(units(-0.0006) == -1)
    // 1/128 pt is 7.5 units, 3/128 are 22.5: ties go to the even unit.
    #expect(units(1.0 / 128) == 8)
    #expect(units(3.0 / 128) == 22)
    #expect(units(2_000_000) == 1_920_000_000)
  }

  @Test func pixelsOfEvenLength() {
    #expect(PixelGrid(scale: 1).floor(1919) == 960)
    #expect(PixelGrid(scale: 2).floor(959) == 480)
    #expect(PixelGrid(scale: 3).floor(320) == 320)
    #expect(PixelGrid(scale: 3).floor(319) == 0)
    #expect(PixelGrid(scale: 1.5).floor(1279) == 640)
    #expect(PixelGrid(scale: 960).floor(7) == 7)
  }

  @Test func pixelsOfUnevenLength() {
    // A pixel is 365.71 units: pixels 1, 2, 3 begin at 365.71, 731.43 and 1097.14.
    let grid = PixelGrid(scale: 2.625)
    #expect(grid.floor(0) == 0)
    #expect(grid.floor(365) == 0)
    #expect(grid.floor(366) == 366)
    #expect(grid.floor(730) == 366)
    #expect(grid.floor(731) == 731)
    #expect(grid.floor(1096) == 731)
    #expect(grid.floor(1097) == 1097)
    // 2,625 pixels are 1000 pt exactly.
    #expect(grid.floor(960_000) == 960_000)
  }

  @Test func heightsScaleExactly() {
    let grid = PixelGrid(scale: 1)
    #expect(scaledHeight(.init(width: 3, height: 2), columnWidth: units(150), grid: grid) == units(100))
    #expect(scaledHeight(.init(width: 3, height: 2), columnWidth: units(151), grid: grid) == units(100))
    #expect(scaledHeight(.init(width: 3, height: 2), columnWidth: units(152), grid: grid) == units(101))
    #expect(scaledHeight(.init(width: 7, height: 0), columnWidth: units(150), grid: grid) == 0)
    #expect(scaledHeight(.init(width: 7, height: 5), columnWidth: 0, grid: grid) == 0)
    #expect(scaledHeight(.init(height: 0.1), columnWidth: units(150), grid: grid) == 96)
  }

  @Test func ratiosScaleAsTheyAre() {
    let grid = PixelGrid(scale: 1)
    func height(_ width: Double, _ height: Double, _ column: Double, _ grid: PixelGrid) -> Int? {
      scaledHeight(.init(width: width, height: height), columnWidth: units(column), grid: grid)
    }
    // 553.9, 425.6 and 640 points; 219.375, of which three pixels a point leave 219 1/3.
    #expect(height(1, 1.91, 290, grid) == units(553))
    #expect(height(0.01, 0.0133, 320, grid) == units(425))
    #expect(height(0.0005, 0.001, 320, grid) == units(640))
    #expect(height(16.0 / 9, 1, 390, PixelGrid(scale: 3)) == units(219) + 320)
    // A third of the width, on pixels that are no whole number of units: pixel 341 is at 129.905 points.
    #expect(height(0.003, 0.001, 390, PixelGrid(scale: 2.625)) == 124_709)
    #expect(height(.leastNonzeroMagnitude, .leastNonzeroMagnitude, 320, grid) == units(320))
    #expect(height(.leastNonzeroMagnitude, 1, 320, grid) == nil)
    #expect(height(0.0001, 0, 320, grid) == 0)
    #expect(height(0, 0.0006, 320, grid) == 1)
  }

  @Test func ratiosAreKeptAsFloats() {
    // A third of a unit, as a float and back.
    let size = OriginalSize(.init(width: 1.0 / 2880, height: 3))
    #expect(size.points == .init(width: Double(Float(1.0 / 3)) / 960, height: 3))
    #expect(size.width == 0 && size.height == 2880)
    #expect(OriginalSize(.init(width: 0, height: 1.0 / 2880)).points == .zero)
    #expect(OriginalSize(.init(width: 2_000_000, height: 0.5)).points == .init(width: 2_000_000, height: 0.5))
    // Whole but for what a float does not hold.
    #expect(OriginalSize(.init(width: 100.000_000_001, height: 1)).points == .init(width: 100, height: 1))
  }

  @Test func heightsBeyondTheLimitAreNil() {
    let grid = PixelGrid(scale: 1)
    #expect(scaledHeight(.init(width: 1, height: 20_000), columnWidth: units(100), grid: grid) == lengthLimit)
    #expect(scaledHeight(.init(width: 1, height: 20_001), columnWidth: units(100), grid: grid) == nil)
    #expect(
      scaledHeight(.init(width: 1 / 960, height: 2_000_000), columnWidth: 6 * lengthLimit, grid: grid) == nil)
  }

  @Test func randomNumbersAreSplitMix64() {
    // The published sequence for the seed 1234567.
    var random = RandomSource(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
    #expect(random.next() == 9_817_491_932_198_370_423)
  }
}

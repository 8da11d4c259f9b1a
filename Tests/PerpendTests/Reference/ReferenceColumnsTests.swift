import Perpend
import TestSupport
import Testing

/// The reference's columns, against values worked out by hand.
struct ReferenceColumnsTests {
  private func columns(
    _ waterfall: Waterfall, _ width: Double, insets: LayoutInsets = .zero, scale: Double = 1
  ) -> ReferenceColumns {
    SectionOptions(layout: .waterfall(waterfall), insets: insets).columns(
      containerWidth: units(width), grid: PixelGrid(scale: scale))
  }

  @Test func widthIsFlooredToPixels() {
    let two = Waterfall(columns: .fixed(2), columnSpacing: 10)
    #expect(columns(two, 375).width == units(182))
    #expect(columns(two, 375).starts == [0, units(192)])
    #expect(columns(two, 375, scale: 2).width == units(182.5))
    #expect(columns(two, 375, scale: 3).width == 547 * 320)
    #expect(columns(two, 375, scale: 2.625).width == units(182.476190))
  }

  @Test func insetsNarrowAndMove() {
    let three = Waterfall(columns: .fixed(3), columnSpacing: 5)
    let inset = columns(three, 320, insets: LayoutInsets(leading: 5, trailing: 5))
    #expect(inset.width == units(100))
    #expect(inset.starts == [units(5), units(110), units(215)])
    let outset = columns(three, 320, insets: LayoutInsets(leading: -20, trailing: -10))
    #expect(outset.width == units(113))
    #expect(outset.starts == [units(-20), units(98), units(216)])
  }

  @Test func neverNarrowerThanNothing() {
    let wide = columns(Waterfall(columns: .fixed(3), columnSpacing: 200), 320)
    #expect(wide.width == 0)
    #expect(wide.starts == [0, units(200), units(400)])
    #expect(columns(Waterfall(columns: .fixed(1)), 10, insets: LayoutInsets(leading: 20)).width == 0)
  }

  @Test func leftoverWidensTheGaps() {
    let thirds = Waterfall(columns: .fixed(3), columnSpacing: 0, justification: .spaceBetween)
    #expect(columns(thirds, 100).starts == [0, units(33), units(67)])
    #expect(columns(thirds, 101).starts == [0, units(34), units(68)])
    #expect(columns(thirds, 100, scale: 2).starts == [0, units(33.5), units(67)])
    // Half a point is no pixel, and yet the last column ends flush.
    #expect(columns(thirds, 99.5).starts == [0, units(33), units(66.5)])
    #expect(columns(Waterfall(columns: .fixed(1), justification: .spaceBetween), 99.5).starts == [0])
    let tooWide = Waterfall(columns: .fixed(2), columnSpacing: 200, justification: .spaceBetween)
    #expect(columns(tooWide, 100).starts == [0, units(200)])
  }

  @Test func countFollowsFromTheMinimumWidth() {
    func count(_ minimum: Double, _ maximum: Int = 255, width: Double = 320) -> Int {
      let columns = ColumnCount.fitting(minimumWidth: minimum, maximum: maximum)
      return self.columns(Waterfall(columns: columns, columnSpacing: 10), width).count
    }
    #expect(count(100) == 3)
    #expect(count(100.1) == 2)
    #expect(count(100, 2) == 2)
    #expect(count(400) == 1)
    #expect(count(100, width: 0) == 1)
    #expect(count(0.1, width: 100_000) == 255)
  }
}

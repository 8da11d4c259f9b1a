import Perpend
import TestSupport
import Testing

/// Where columns and the items' area are agrees with the frames of the items themselves.
struct ColumnFrameTests {
  @Test(arguments: RandomRuns.seeds(40))
  func itemsLieInTheirColumns(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let feed = random.feed(sections: 4, maximum: 40)
    let index = try feed.index()
    for section in 0..<index.sectionCount {
      let area = try #require(index.itemArea(inSection: section))
      for item in 0..<index.itemCount(inSection: section)! {
        let path = ItemPath(section: section, item: item)
        guard let frame = index.frame(ofItemAt: path), let column = index.column(ofItemAt: path) else {
          continue
        }
        let columnFrame = try #require(index.frame(ofColumn: column, inSection: section))
        let start = index.container.axis == .vertical ? (frame.minY, area.minY) : (frame.minX, area.minX)
        #expect(start.0 >= start.1, "seed \(seed), \(path)")
        guard standsInColumns(index.options(ofSection: section)!.layout) else { continue }
        let traits = index.traits(ofItemAt: path)!
        guard traits.span == .columns(1) else { continue }
        let across =
          index.container.axis == .vertical
          ? [frame.minX, frame.maxX, columnFrame.minX, columnFrame.maxX]
          : [frame.minY, frame.maxY, columnFrame.minY, columnFrame.maxY]
        #expect(across[0] == across[2] && across[1] == across[3], "seed \(seed), \(path)")
      }
    }
  }

  private func standsInColumns(_ layout: SectionLayout) -> Bool {
    switch layout {
    case .waterfall, .grid, .rows: true
    case .flow, .custom: false
    }
  }

  @Test func byHand() throws {
    let waterfall = Waterfall(columns: .fixed(2), columnSpacing: 10)
    let section = FeedSection(
      layout: .waterfall(waterfall), insets: LayoutInsets(top: 1, leading: 5, bottom: 2, trailing: 15),
      header: Supplementary(height: 20), items: [LayoutSize(height: 30), LayoutSize(height: 40)])
    let index = try LayoutIndex(Container(width: 130), sections: [section])
    #expect(index.itemArea(inSection: 0) == LayoutRect(x: 5, y: 21, width: 110, height: 40))
    #expect(index.frame(ofColumn: 1, inSection: 0) == LayoutRect(x: 65, y: 21, width: 50, height: 40))
    for (column, section) in [(2, 0), (-1, 0), (0, 1), (0, -1), (.max, .max)] {
      #expect(index.frame(ofColumn: column, inSection: section) == nil)
    }
    #expect(index.itemArea(inSection: 1) == nil)
  }
}

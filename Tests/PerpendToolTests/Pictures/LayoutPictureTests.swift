import Perpend
import PerpendTool
import Testing

/// Pictures of each kind of layout, in both directions and along both axes.
@Suite struct LayoutPictureTests {
  static let flags: [[String]] = [
    ["--columns", "3"], ["--placement", "stable"], ["--layout", "grid", "--item-size", "70,50"],
    ["--layout", "rows", "--stretch"], ["--layout", "rows"], ["--layout", "list"],
    ["--layout", "flow", "--justify", "spaceAround"],
  ].flatMap { [$0, $0 + ["--rtl"], $0 + ["--horizontal"], $0 + ["--horizontal", "--rtl"]] }

  private func laidOut(_ flags: [String], counts: [Int]) throws -> LaidOutFeed {
    var feed = Feed(name: "feed")
    for (group, count) in counts.enumerated() {
      let items = (0..<count).map { (item: Int) -> LayoutSize in
        let (width, height) = (40 + item * 37 % 90, 40 + item * 53 % 70)
        return LayoutSize(width: Double(width), height: Double(height))
      }
      feed.groups.append(Feed.Group(name: "group \(group)", items: items))
    }
    let arguments = try Arguments(flags + ["feed.csv"], of: StatsCommand.command)
    return try LaidOutFeed(feed, try FeedStyle(arguments))
  }

  @Test(arguments: flags)
  func shortFeedShowsEachItemOnce(flags: [String]) throws {
    let laidOut = try laidOut(flags, counts: [5, 1, 3])
    let whole = Picture(laidOut: laidOut, figures: Figures(laidOut), viewport: laidOut.bounds)
    let picture = try PictureReader(whole.svg())
    let expected = [5, 1, 3].indices.flatMap { section in
      (0..<[5, 1, 3][section]).map { "\(section),\($0)" }
    }
    #expect(picture.items == expected)
    #expect(picture.bands == ["h:0", "h:1", "h:2"])
    #expect(picture.text.contains("group 2"))
  }

  @Test(arguments: flags)
  func longFeedShowsTheWholeInSmall(flags: [String]) throws {
    let laidOut = try laidOut(flags, counts: [2500, 3, 800])
    let figures = Figures(laidOut)
    let picture = try PictureReader(Picture(laidOut: laidOut, figures: figures).svg())
    #expect(figures.fill > 0 && figures.fill <= 1)
    let isHorizontal = flags.contains("--horizontal")
    #expect(picture.text.contains((isHorizontal ? "below" : "beside") + " it the whole feed in"))
    let ahead = flags.contains("--rtl") ? "left" : "right"
    #expect(picture.text.contains(isHorizontal ? "read \(ahead), then down" : "read down, then right"))
    #expect(Set(picture.items).count == picture.items.count)
    // An item that a cut goes through is in both slices.
    #expect((3303...4000).contains(picture.boxes))
  }

  /// Items stand within the tracks behind them.
  @Test(arguments: flags)
  func tracksHoldTheItems(flags: [String]) throws {
    let laidOut = try laidOut(flags, counts: [200])
    let tracks = try #require(SectionTracks(ofSection: 0, in: laidOut.index))
    for element in laidOut.index.elements(in: laidOut.bounds) where element.path.kind == .item {
      let inside = tracks.columns.contains { column in
        element.frame.minX >= column.minX - 1 && element.frame.maxX <= column.maxX + 1
          && element.frame.minY >= column.minY - 1 && element.frame.maxY <= column.maxY + 1
      }
      #expect(inside, "\(element)")
    }
  }

  @Test func slicesAreNoMoreThanNeeded() throws {
    for count in [100, 500, 1000, 3000, 7000] {
      for axis in ScrollAxis.allCases {
        let content = axis.size(length: Double(count) * 37, breadth: 600)
        let room = axis.rect(start: 0, length: 1280, crossStart: 0, breadth: 620)
        let slices = try #require(
          Slices(content: content, axis: axis, startsAtRight: false, room: room, largestScale: 0.3))
        let last = Double(slices.count - 1) * slices.length
        #expect(last < axis.length(content))
        #expect(Double(slices.count) * slices.length >= axis.length(content) - 1e-6)
        #expect(slices.breadth(content) <= 620 + 1e-6)
      }
    }
  }
}

import Perpend
import TestSupport
import Testing

/// The model of a history, against columns worked out by hand.
struct FeedModelTests {
  private static func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  private func section(_ heights: [Double], _ placement: Waterfall.Placement = .stable) -> FeedSection {
    let waterfall = Waterfall(
      columns: .fixed(2), columnSpacing: 0, itemSpacing: 0, placement: placement)
    return FeedSection(layout: .waterfall(waterfall), items: heights.map { LayoutSize(height: $0) })
  }

  /// The columns of a section after edits.
  private func columns(_ sections: [FeedSection], _ edits: [Edit], in number: Int = 0) throws -> [Int] {
    let feed = Feed(Container(width: 100), sections)
    var (index, model) = (try feed.index(), try FeedModel(feed))
    for edit in edits {
      try edit.apply(to: &index)
      try model.apply(edit, as: index)
    }
    return model.layout.sections[number].itemColumns
  }

  @Test func sizesLeaveColumns() throws {
    let taller = Edit.setSize(LayoutSize(height: 90), Self.path(0, 0))
    let repack = Edit.repack(section: 0, from: 2)
    #expect(try columns([section([10, 20, 30, 40])], [taller]) == [0, 1, 0, 1])
    #expect(try columns([section([10, 20, 30, 40])], [taller, repack]) == [0, 1, 1, 1])
    #expect(try columns([section([10, 20, 30, 40], .shortest)], [taller]) == [0, 1, 1, 1])
  }

  @Test func whatComesOrMovesIsDealtAnew() throws {
    let start = [section([10, 20, 30, 40]), section([5, 5, 5])]
    // 40 is in column 1, and at the start column 0 is the shortest.
    let within = Edit.batch([.moveItem(Self.path(0, 3), to: Self.path(0, 0))])
    #expect(try columns(start, [within]) == [0, 0, 1, 0])
    let across = Edit.batch([.moveItem(Self.path(1, 1), to: Self.path(0, 1))])
    #expect(try columns(start, [across]) == [0, 1, 1, 0, 1])
    #expect(try columns(start, [across], in: 1) == [0, 0])
    #expect(try columns(start, [.insertItems([LayoutSize(height: 15)], Self.path(0, 2))]) == [0, 1, 0, 0, 1])
  }

  @Test func sectionsTakeTheirColumnsAlong() throws {
    let start = [section([10, 20, 30, 40]), section([5])]
    let taller = Edit.setSize(LayoutSize(height: 90), Self.path(0, 0))
    let moved = Edit.batch([.moveSection(0, to: 1), .deleteItem(Self.path(0, 1))])
    #expect(try columns(start, [taller, moved], in: 1) == [0, 0, 1])
    let reloaded = Edit.batch([.reloadSection(0, section([90, 20, 30, 40]))])
    #expect(try columns(start, [taller, reloaded]) == [0, 1, 1, 1])
  }

  @Test func anotherNumberOfColumnsGivesThemUp() throws {
    let taller = Edit.setSize(LayoutSize(height: 90), Self.path(0, 0))
    func options(_ count: Int) -> Edit {
      let waterfall = Waterfall(
        columns: .fixed(count), columnSpacing: 0, itemSpacing: 0, placement: .stable)
      return .setOptions(
        SectionOptions(layout: .waterfall(waterfall), insets: LayoutInsets(top: 1)), section: 0)
    }
    #expect(try columns([section([10, 20, 30, 40])], [taller, options(2)]) == [0, 1, 0, 1])
    #expect(try columns([section([10, 20, 30, 40])], [taller, options(3), options(2)]) == [0, 1, 1, 1])
  }
}

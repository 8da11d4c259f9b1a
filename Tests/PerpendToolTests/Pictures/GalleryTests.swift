import Perpend
import PerpendTool
import Testing

@Suite struct GalleryTests {
  private static let titles = GalleryPanel.all.map(\.title) + ["Outline"]

  @Test func everyLayoutIsShown() throws {
    let svg = try Gallery(SampleFeed.read()).svg()
    #expect(svg.utf8.count < 300_000)
    let picture = try PictureReader(svg)
    for title in Self.titles { #expect(picture.text.contains(title)) }
    #expect(picture.items.count > 80)
    #expect(picture.bands.count >= 9)
    let kinds = Set(GalleryPanel.all.map(\.layout.name))
    #expect(kinds == Set(LayoutKind.words.map(\.key)))
    #expect(Set(GalleryPanel.all.map(\.container.axis)) == Set(ScrollAxis.allCases))
    #expect(Set(GalleryPanel.all.map(\.container.direction)) == Set(ReadingDirection.allCases))
  }

  /// A caption that is longer runs into the panel beside it.
  @Test func captionsFit() {
    for panel in GalleryPanel.all { #expect(panel.note.count <= 48, "\(panel.note)") }
  }

  @Test func panelsShowThePlacesThatTheyName() throws {
    let sample = SampleFeed.read()
    for panel in GalleryPanel.all {
      let drawing = try panel.drawing(of: sample, in: LayoutRect(x: 0, y: 0, width: 400, height: 400))
      var svg = SVG()
      drawing.draw(into: &svg)
      let picture = try PictureReader(svg.text)
      let section = try #require(sample.groups.firstIndex { $0.name == panel.section })
      #expect(picture.text.contains(panel.section), "\(panel.title)")
      #expect(picture.items.filter { $0.hasPrefix("\(section),") }.count >= 5, "\(panel.title)")
    }
  }

  @Test func outlineConnectsParentsWithChildren() throws {
    let outline = try Gallery(SampleFeed.read())
      .drawing(ofOutlineIn: LayoutRect(x: 0, y: 0, width: 400, height: 2000))
    var svg = SVG()
    outline.draw(into: &svg)
    let picture = try PictureReader(svg.text)
    #expect(picture.items.first == "0,0")
    #expect(picture.items.filter { $0.hasPrefix("1,") }.count == 7)
    #expect(svg.text.split(separator: "<path").count - 1 == 8)
  }

  @Test func commandWritesThePicture() throws {
    try withFolder { folder in
      let path = folder + "/gallery.svg"
      let run = ToolRun("gallery", "-o", path)
      #expect(run.code == .success)
      #expect(run.output == "The picture is in \(path)\n")
      #expect(ToolRun("gallery", "-o", "-").output.hasPrefix("<svg"))
      #expect(ToolRun("gallery", "-o", "gallery.png").code == .usage)
      #expect(ToolRun("gallery", "feed.csv").errors.contains("unexpected argument feed.csv"))
    }
  }
}

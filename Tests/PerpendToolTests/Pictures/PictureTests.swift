import Foundation
import Perpend
import PerpendTool
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a picture as a browser would: strictly, as XML.
final class PictureReader: NSObject, XMLParserDelegate {
  private(set) var items: [String] = []
  private(set) var bands: [String] = []
  private(set) var decorations: [String] = []
  /// The kinds of the elements as they are drawn one over the other.
  private(set) var order: [String] = []
  private(set) var boxes = 0
  private(set) var text = ""

  init(_ xml: String) throws {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    for kind in ["item", "header", "footer", "decoration"] where attributes["data-" + kind] != nil {
      order.append(kind)
    }
    if let item = attributes["data-item"] { items.append(item) }
    if let decoration = attributes["data-decoration"] { decorations.append(decoration) }
    if let header = attributes["data-header"] { bands.append("h:" + header) }
    if let footer = attributes["data-footer"] { bands.append("f:" + footer) }
    boxes += attributes["d"]?.filter { $0 == "M" }.count ?? 0
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }
}

@Suite struct PictureTests {
  private func laidOut(_ groups: [(String, Int)], width: Double = 400, columns: Int = 3) throws -> LaidOutFeed
  {
    var feed = Feed(name: "a \"feed\" <&>")
    var state: UInt64 = 1
    for (name, count) in groups {
      let items = (0..<count).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return LayoutSize(width: 100, height: Double(20 + state >> 40 % 200))
      }
      feed.groups.append(Feed.Group(name: name, items: items))
    }
    var style = FeedStyle()
    style.container.crossLength = width
    style.options.layout = .waterfall(Waterfall(columns: .fixed(columns)))
    style.options.footer = Supplementary(height: 20, insets: LayoutInsets(leading: 10, trailing: 10))
    return try LaidOutFeed(feed, style)
  }

  private func picture(_ laidOut: LaidOutFeed, _ viewport: LayoutRect? = nil) throws -> PictureReader {
    try PictureReader(Picture(laidOut: laidOut, figures: Figures(laidOut), viewport: viewport).svg())
  }

  @Test func shortFeedIsDrawnWhole() throws {
    let laidOut = try laidOut([("first", 5), ("<second> & \u{1}last", 4)])
    let picture = try picture(laidOut)
    let expected = (0..<5).map { "0,\($0)" } + (0..<4).map { "1,\($0)" }
    #expect(picture.items == expected)
    #expect(picture.bands == ["f:0", "f:1", "h:0", "h:1"])
    for text in ["a \"feed\" <&>", "9 items · 2 sections", "first", "<second> & \u{FFFD}last", "filled"] {
      #expect(picture.text.contains(text), "\(text)")
    }
  }

  @Test func viewportShowsEachVisibleItemOnce() throws {
    let laidOut = try laidOut([("a", 300), ("b", 300)])
    let rect = LayoutRect(x: 10, y: 3000, width: 300, height: 700)
    let picture = try picture(laidOut, rect)
    let expected = laidOut.index.elements(in: rect).filter { $0.path.kind == .item }
    #expect(!expected.isEmpty)
    #expect(picture.items == expected.map { "\($0.path.section),\($0.path.item)" })
    #expect(picture.text.contains("through the viewport at x 10, y 3,000, 300 × 700 pt"))
  }

  @Test func tallFeedIsDrawnThroughAViewportBesideTheWhole() throws {
    let laidOut = try laidOut([("a", 700), ("b", 3), ("c", 900)])
    let picture = try picture(laidOut)
    #expect(picture.text.contains("through the viewport at x 0, y 0, 400 × "))
    #expect(picture.text.contains("beside it the whole feed in"))
    #expect(Set(picture.items).count == picture.items.count)
    #expect(picture.items.first == "0,0")
    // An item that a cut goes through is in both slices.
    #expect((1603...1750).contains(picture.boxes))
  }

  @Test func hugeFeedIsDrawnWithItsSections() throws {
    let laidOut = try laidOut([("a", 30_000), ("b", 30_000)])
    let svg = Picture(laidOut: laidOut, figures: Figures(laidOut)).svg()
    #expect(svg.utf8.count < 100_000)
    #expect(try PictureReader(svg).text.contains("beside it the sections of the whole feed"))
  }

  @Test func feedWithoutAreaSaysSo() throws {
    #expect(try picture(try laidOut([("a", 3)], width: 0)).text.contains("nothing to see"))
  }

  @Test func renderWritesTheFile() throws {
    try withFile("feed.csv", "a,100,100\nb,50,100\n") { path in
      for name in ["out.svg", "out.html"] {
        let output = path + name
        let run = ToolRun("render", path, "-o", output, "--columns", "2", "--width", "300")
        #expect(run.code == .success)
        #expect(run.output.contains("2 items in 2 sections"))
        #expect(run.output.hasSuffix("The picture is in \(output)\n"))
        let text = try String(contentsOfFile: output, encoding: .utf8)
        #expect(try PictureReader(text.replacing("<!DOCTYPE html>", with: "")).items == ["0,0", "1,0"])
      }
      let svg = ToolRun("render", path, "-o", "-").output
      #expect(try PictureReader(svg).items == ["0,0", "1,0"])
      let refused = ToolRun("render", path, "-o", "/no/such/folder/out.svg")
      #expect(refused.code == .failure)
      #expect(refused.errors.hasPrefix("perpend: cannot write /no/such/folder/out.svg: "))
    }
  }

  @Test func sampleIsDrawn() throws {
    try withFolder { folder in
      let console = Console.recording()
      #expect(try SampleCommand(folder: folder).run(console) == .success)
      let path = folder + "/perpend-sample.svg"
      #expect(console.written.contains("The picture is in \(path)"))
      #expect(console.written.contains("6,900"))
      let picture = try PictureReader(try String(contentsOfFile: path, encoding: .utf8))
      #expect(picture.boxes >= 6900)
      #expect(picture.items.count > 20)
    }
  }

  @Test func tintsAreColours() {
    let tints = (0..<50).map(Tint.init(section:))
    for tint in tints {
      for colour in [tint.track, tint.fill, tint.edge, tint.band, tint.ink, tint.swatch] {
        #expect(colour.wholeMatch(of: /#[0-9a-f]{6}/) != nil)
      }
    }
    #expect(Set(tints.map(\.swatch)).count > 45)
  }
}

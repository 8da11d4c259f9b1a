import Foundation
import Perpend
import PerpendTool
import Testing

@Suite struct FeedReaderTests {
  private func read(_ text: String) throws -> Feed {
    try FeedReader.parse(InputFile(name: "feed", bytes: Array(text.utf8)), .recording())
  }

  private func flat(_ feed: Feed) -> [String] {
    feed.groups.flatMap { group in group.items.map { "\(group.name) \($0.width) \($0.height)" } }
  }

  static let readable = [
    "section,width,height\na,1,2\na,3,4\nb,5,6\n", "a,1,2\na,3,4\nb,5,6", "a,1,2\nb,5,6\na,3,4\n",
    "\u{FEFF}Section, Width, Height\r\na,1,2\r\n\r\na , 3 , 4\r\nb,5,6\r\n",
    "\"a\",1,2\n\"a\",3,\"4\"\nb,5,6\n",
    "section;width;height\na;1;2\na;3;4\nb;5;6\n", "a;1;2\na;3;4\nb;5;6\n", "a\t1\t2\na\t3\t4\nb\t5\t6\n",
    "height,width,section\n2,1,a\n4,3,a\n6,5,b\n", "\nname;Width;SECTION;height\nx;1;a;2\n;3;a;4\ny;5;b;6\n",
    "section\twidth\theight\turl\na\t1\t2\t\r\na\t3\t4\tx\r\nb\t5\t6\t\r\n",
    #"""
    {"section": "a", "width": 1, "height": 2}
    {"height": 4, "width": 3, "section": "a", "url": "x"}

    {"section": "b", "width": 5, "height": 6}
    """#,
  ]

  @Test(arguments: readable)
  func linesBecomeSections(text: String) throws {
    #expect(flat(try read(text)) == ["a 1.0 2.0", "a 3.0 4.0", "b 5.0 6.0"])
  }

  @Test func quotedNamesMayHoldCommas() throws {
    #expect(try read("\"a, \"\"b\"\"\",1,2").groups[0].name == "a, \"b\"")
    #expect(try read(#"{"section": 7, "width": 0, "height": 2.5}"#).groups[0].name == "7")
  }

  static let bad = [
    ("", "feed: no items; expected lines such as"),
    ("section,width,height\n", "feed: no items; expected"),
    ("a,1,2\na,1\n", "feed:2: expected section,width,height, found 2 fields"),
    ("a,1,2\n\na,1,2,3\n", "feed:3: expected section,width,height, found 4 fields"),
    (
      "name,w,h\na,1,2",
      "feed:1: width: expected a number, found w; without a header line the order is section,width,height"
    ),
    ("10,20,a\n", "feed:1: height: expected a number, found a; without a header line the order is"),
    ("a;1,5;2,5\n", "feed:1: width: expected a number, found 5;2; without a header line"),
    (
      "width,height,section,x\n1,2,a,\n1,2,a\n",
      "feed:3: expected the 4 fields of the header line, found 3 fields"
    ),
    ("height,width,section\n1,x,a\n", "feed:2: width: expected a number, found x"),
    ("a,1,2\nsection,width,height\n", "feed:2: width: expected a number, found width"),
    ("a,1,\n", "feed:1: height: expected a number, found nothing"),
    ("a,nan,2\n", "feed:1: width: expected a number, found nan"),
    ("a,1,-2\n", "feed:1: height: expected 0 to 2,000,000, found -2"),
    ("a,2000001,2\n", "feed:1: width: expected 0 to 2,000,000, found 2000001"),
    ("a,0x10,2\n", "feed:1: width: expected a number, found 0x10"),
    ("\"a,1,2\n", "feed:1: a quoted field without its closing quote"),
    (
      "{\"section\": \"a\", \"width\": 1, \"height\": 2}\n{\"section\": \"a\"",
      "feed:2: expected , or }, found the end"
    ),
    (
      "{\"section\": \"a\", \"height\": 2}\n",
      "feed:1: expected the key \"width\""
    ),
    (
      "{\"section\": true, \"width\": 1, \"height\": 2}\n",
      "feed:1: section: expected a string, found true"
    ),
    (
      "{\"section\": \"a\", \"width\": \"1\", \"height\": 2}\n",
      "feed:1: width: expected a number, found \"1\""
    ),
    (
      "{\"section\": \"a\", \"width\": \"NaN\", \"height\": 2}\n",
      "feed:1: width: expected 0 to 2,000,000, found nan"
    ),
    (
      "{\"section\": \"a\", \"width\": 1, \"height\": -1}\n",
      "feed:1: height: expected 0 to 2,000,000, found -1"
    ),
    (
      "{\"section\": \"a\", \"width\": 1, \"height\": 1}\n[1]",
      "feed:2: expected an object, found an array of 1"
    ),
  ]

  @Test(arguments: bad)
  func badLinesAreNamed(text: String, message: String) throws {
    #expect {
      try read(text)
    } throws: { error in
      guard case .refused(let found) = error as? ToolError else { return false }
      return found.hasPrefix(message)
    }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    let bytes: [UInt8] = [0xFF, UInt8(ascii: ","), UInt8(ascii: "1"), UInt8(ascii: ","), UInt8(ascii: "1")]
    #expect(throws: ToolError.refused("feed:1: a section name that is not UTF-8")) {
      try FeedReader.parse(InputFile(name: "feed", bytes: bytes), .recording())
    }
  }

  @Test func linesOfArraysAreNoValues() throws {
    let array = "[\n{\"section\": \"a\", \"width\": 1, \"height\": 2}\n]"
    try withFile("feed.jsonl", array) { path in
      let run = ToolRun("stats", path)
      #expect(run.code == .failure)
      #expect(
        run.errors.hasSuffix("feed.jsonl:1: expected an object a line, found the beginning of an array\n"))
    }
    // A name in brackets is one all the same.
    #expect(try read("[a],1,2\n").groups[0].name == "[a]")
  }

  /// Editors put it in front of any text, and nobody sees it.
  @Test func byteOrderMarks() throws {
    let document = #"{"width": 9, "sections": [{"columns": 1, "items": [[1, 1]]}]}"#
    try withFile("feed.json", "\u{FEFF}" + document) { path in
      #expect(ToolRun("stats", path).output.contains("9 × 9 pt"))
    }
    let replay = #"{"id": "x", "input": \#(document), "expected": {"contentSize": [9, 9]}}"#
    try withFile("case.json", "\u{FEFF}" + replay) { path in
      #expect(ToolRun("replay", "--check", path).output.hasPrefix("x passed"))
    }
    try withFolder { folder in
      let path = folder + "/feed.csv"
      try Data([0xFF, 0xFE, 0x61, 0]).write(to: URL(fileURLWithPath: path))
      #expect(ToolRun("stats", path).errors == "\(path): expected UTF-8, found UTF-16\n")
    }
  }

  @Test func missingFileIsRefused() {
    let run = ToolRun("stats", "/no/such/file.csv")
    #expect(run.code == .failure)
    #expect(run.errors.hasPrefix("perpend: cannot read /no/such/file.csv: "))
  }

  @Test func sampleIsWhole() throws {
    let feed = SampleFeed.read()
    #expect(feed.itemCount == 6900)
    #expect(feed.groups.count == 22)
    #expect(feed.groups[0].name == "animals")
    #expect(feed.groups[0].items[0] == LayoutSize(width: 744, height: 1052))
    #expect(feed.groups.allSatisfy { $0.items.allSatisfy { $0.width > 0 && $0.height > 0 } })
    let area = feed.groups.flatMap(\.items).reduce(0) { $0 + $1.width * $1.height }
    #expect(area == 4_871_744_229)
  }
}

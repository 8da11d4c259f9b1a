import Foundation
import PerpendTool
import Testing

/// The tool as somebody uses it who has but the program and the README.
@Suite struct CommandLineTests {
  private final class Marker {}

  /// The program that was built with the tests.
  private static func program() throws -> URL {
    for place in [Bundle.main.executableURL, Bundle(for: Marker.self).bundleURL].compactMap(\.self) {
      var folder = place
      while folder.path.count > 1 {
        folder.deleteLastPathComponent()
        let program = folder.appendingPathComponent("perpend")
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: program.path, isDirectory: &isFolder),
          !isFolder.boolValue
        else { continue }
        return program
      }
    }
    return try #require(nil, "perpend is not beside the tests")
  }

  /// A copy by itself, far from the folder that it was built in.
  @Test func copyOfTheProgramHasTheSample() throws {
    try withFolder { folder in
      let copy = URL(fileURLWithPath: folder + "/copy")
      try FileManager.default.copyItem(at: try Self.program(), to: copy)
      for arguments in [[], ["gallery", "-o", "gallery.svg"]] {
        let process = Process()
        process.executableURL = copy
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardOutput = Pipe()
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
      }
      for picture in ["perpend-sample.svg", "gallery.svg"] {
        #expect(FileManager.default.fileExists(atPath: folder + "/" + picture))
      }
    }
  }

  /// The commands that the README shows, without the comments behind them.
  private static let commands: [[String]] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = tests.deletingLastPathComponent().appendingPathComponent("README.md").path
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("    perpend ") }.map { line in
      line.split(separator: " ").dropFirst().prefix { $0 != "#" }.map(String.init)
    }
  }()

  @Test func commandsOfTheReadmeKeepEachOthersPictures() throws {
    #expect(Self.commands.count >= 6)
    var pictures: [String] = []
    for command in Self.commands {
      let known = try #require(Command.all.first { $0.name == command[0] })
      let arguments = try Arguments(Array(command.dropFirst()), of: known)
      if known.flags.contains(where: { $0.name == "--columns" }) { _ = try FeedStyle(arguments) }
      guard known.flags.contains(where: { $0.name == "-o" }) else { continue }
      pictures.append(
        arguments.operands.isEmpty
          ? "perpend-gallery.svg" : try PictureFile.path(arguments, arguments.operands[0]))
    }
    #expect(pictures.count >= 4)
    #expect(Set(pictures).count == pictures.count, "\(pictures)")
  }

  static let nowhere: [([String], String)] = [
    (["--offset", "99999999"], "--offset: nothing is there; the content is 1,200 × 252 pt"),
    (["--offset", "-99999999"], "--offset: nothing is there"),
    (["--offset", "252"], "--offset: nothing is there"),
    (["--viewport", "1200,0,10,10"], "--viewport: nothing is there; the content is 1,200 × 252 pt"),
    (["--horizontal", "--offset", "5000"], "--offset: nothing is there; the content is "),
  ]

  @Test(arguments: nowhere)
  func emptyPicturesAreRefused(flags: [String], message: String) throws {
    try withFile("feed.csv", "a,100,100\n") { path in
      let console = Console.recording()
      #expect(Tool(console: console).run(["render", path, "-o", "-"] + flags) == .usage)
      #expect(console.reported.contains(message), "\(console.reported)")
      #expect(console.written.isEmpty)
      #expect(ToolRun("render", path, "-o", "-", "--offset", "251").code == .success)
    }
  }

  @Test func itemsWithoutAreaAreTold() throws {
    try withFile("feed.csv", "a,100,100\n") { path in
      for width in ["0", "15", "70"] {
        let run = ToolRun("stats", path, "--width", width)
        #expect(run.code == .success)
        #expect(run.errors.contains("a: the items have no area"), "\(run.errors)")
        #expect(run.errors.contains("columns in \(width) pt"))
      }
      #expect(ToolRun("stats", path, "--width", "76").errors.isEmpty)
      #expect(ToolRun("render", path, "-o", "-", "--width", "15").errors.contains("no area"))
      #expect(ToolRun("stats", path, "--width", "15", "--layout", "flow").errors.isEmpty)
    }
  }

  @Test func averagesOfOneAreSingular() throws {
    try withFile("feed.json", #"{"width": 100, "sections": [{"columns": 1, "items": [[1, 1]]}]}"#) { path in
      #expect(ToolRun("stats", path).output.contains(" at random, 1 element\n"))
      #expect(ToolRun("query", path, "--rect", "0,0,9,9").output.hasSuffix("\n1 element\n"))
    }
  }
}

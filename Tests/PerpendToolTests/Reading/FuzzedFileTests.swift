import Foundation
import Testing

/// Files that fuzzing has found worth keeping, without a fuzzer.
@Suite struct FuzzedFileTests {
  static let files: [URL] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = tests.appendingPathComponent("Fuzz/Corpus/readers")
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }
  }()

  @Test func corpusIsThere() { #expect(!Self.files.isEmpty) }

  @Test(arguments: files)
  func kept(file: URL) throws {
    #expect(FuzzedFile.finding(in: Array(try Data(contentsOf: file))) == nil)
  }
}

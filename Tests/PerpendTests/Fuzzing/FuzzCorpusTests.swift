import Foundation
import TestSupport
import Testing

/// What fuzzing has found worth keeping, without a fuzzer, and bytes at random.
struct FuzzCorpusTests {
  static let files: [URL] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = tests.appendingPathComponent("Fuzz/Corpus/history")
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }
  }()

  @Test func corpusIsThere() { #expect(!Self.files.isEmpty) }

  @Test(arguments: files)
  func kept(file: URL) throws {
    #expect(FuzzHistory.finding(in: Array(try Data(contentsOf: file))) == nil)
  }

  @Test(arguments: RandomRuns.seeds(30))
  func random(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let bytes = (0..<400).map { _ in UInt8(random.int(0...255)) }
    #expect(FuzzHistory.finding(in: bytes) == nil, "\(Trail(seed: seed))")
  }
}

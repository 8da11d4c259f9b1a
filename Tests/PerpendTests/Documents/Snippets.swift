import Foundation
import Testing

/// Code in documents.
enum Snippets {
  /// The lines of a text between marks, without indentation, comments and empty lines.
  static func lines(of text: String, from start: String, to end: String) -> [String] {
    var isInside = false
    return text.split(separator: "\n").compactMap { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      if !isInside {
        isInside = line == start
        return nil
      }
      if line == end {
        isInside = false
        return nil
      }
      let code = line.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
      return code.isEmpty ? nil : code
    }
  }

  /// The Swift of a document.
  static func swift(of document: String) -> [String] { lines(of: document, from: "```swift", to: "```") }

  /// The folder of the package.
  static func package() throws -> URL {
    var folder = URL(fileURLWithPath: #filePath)
    repeat {
      folder.deleteLastPathComponent()
      try #require(folder.path.count > 1, "no Package.swift is above \(#filePath)")
    } while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    return folder
  }
}

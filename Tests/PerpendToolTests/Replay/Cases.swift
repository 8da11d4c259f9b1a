import Foundation
import PerpendTool

/// The cases of the fixtures: public reports of people who build feeds, with answers computed by hand.
enum Cases {
  static let all: [ReplayCase] = {
    do {
      guard let url = Bundle.module.url(forResource: "Fixtures/cases", withExtension: "json")
      else { return [] }
      return try ReplayFile(try InputFile.read(url.path)).cases
    } catch {
      return []
    }
  }()

  static var ids: [String] { all.map(\.id) }
}

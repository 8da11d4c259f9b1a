import Foundation

@testable import PerpendTool

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

  /// The cases that ask for something which is not built yet, and what that is. A case leaves this list when it is.
  static let skipped: [String: String] = {
    var reasons: [String: String] = [:]
    for (ids, what) in notBuilt {
      for id in ids { reasons[id] = what + " not supported yet" }
    }
    return reasons
  }()

  private static let notBuilt: [([String], String)] = [
    (["C69", "C71", "C72"], "sticky headers are"),
    (["C73", "C75", "C76", "C77"], "scroll targets are"),
  ]
}

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
    return reasons.merging(mixed) { _, reason in reason }
  }()

  private static let notBuilt: [([String], String)] = [
    (["C16", "C100"], "grid layout is"),
    (["C57", "C59", "C60", "C62", "C63", "C64"], "items that span columns are"),
    (["C65"], "right-to-left layout is"),
    (["C67"], "horizontal scrolling is"),
    (["C69", "C71", "C72"], "sticky headers are"),
    (["C73", "C75", "C76", "C77"], "scroll targets are"),
  ]

  /// Cases of which one variant is skipped and the other checked.
  private static let mixed = [
    "C102": "variant 0: grid layout is not supported yet"
  ]
}

import Foundation

/// How long the random tests run, and from which seeds.
///
/// - `PERPEND_TEST_SCALE=n` runs every random test with n times as many seeds.
/// - `PERPEND_TEST_SEED=s` runs every random test with the one seed s: the one that a failure printed.
package enum RandomRuns {
  /// The seeds of a random test that takes `count` of them by default.
  package static func seeds(_ count: Int) -> [UInt64] {
    if let seed = number("PERPEND_TEST_SEED") { return [seed] }
    let scale = number("PERPEND_TEST_SCALE") ?? 1
    return Array(1...UInt64(count) * max(1, scale))
  }

  private static func number(_ name: String) -> UInt64? {
    guard let text = ProcessInfo.processInfo.environment[name] else { return nil }
    guard let value = UInt64(text) else { fatalError("\(name) must be a whole number, not \(text)") }
    return value
  }
}

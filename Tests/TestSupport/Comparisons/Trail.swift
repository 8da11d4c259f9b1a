/// What led to a failure: the seed and a label for each step, to be given as the comment of an expectation.
package struct Trail: CustomStringConvertible, Sendable {
  private let seed: UInt64?
  private var labels: [String] = []

  /// A trail of a test that takes its choices from a seed, or from nothing.
  package init(seed: UInt64? = nil) {
    self.seed = seed
  }

  /// Adds a step.
  package mutating func add(_ label: String) {
    labels.append(label)
  }

  /// The trail with one step more.
  package func adding(_ label: String) -> Trail {
    var trail = self
    trail.add(label)
    return trail
  }

  package var description: String {
    let steps = labels.enumerated().map { "\($0.offset). \($0.element)" }
    let replay = seed.map { ["replay with PERPEND_TEST_SEED=\($0)"] } ?? []
    return (replay + steps).joined(separator: "\n")
  }
}

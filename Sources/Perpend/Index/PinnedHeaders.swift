/// Which sections have pinned headers, so that the next and the last one are found.
struct PinnedHeaders: Sendable {
  /// Ascending.
  private(set) var sections: [Int] = []
  /// How many of them stay until the next one.
  private var staying = 0

  /// Whether any stays until the next one.
  @inline(__always)
  var stayUntilNext: Bool { staying > 0 }

  /// The first behind a section. O(log s).
  func first(after section: Int) -> Int? {
    let index = sections.partitioningIndex { $0 > section }
    return index < sections.count ? sections[index] : nil
  }

  /// The last before a section. O(log s).
  func last(before section: Int) -> Int? {
    let index = sections.partitioningIndex { $0 >= section }
    return index > 0 ? sections[index - 1] : nil
  }

  /// Follows sections that go and move, with pinned headers that are as they were. O(p log k) for p pinned headers and k
  /// sections that go, come in or move.
  mutating func rearrange(_ arrangement: SectionArrangement) {
    staying -= arrangement.gone.count { $0.state.metrics.header.pinning == .untilNext }
    guard !sections.isEmpty else { return }
    sections = sections.compactMap { arrangement.target(of: $0) }
    sections.sort()
  }

  /// Follows headers of ascending sections, that were pinned otherwise before. O(k log p) for k sections and p pinned
  /// headers.
  mutating func update(_ changed: [Int], from old: [Supplementary.Pinning], to new: [Supplementary.Pinning]) {
    var pinned: [Int] = []
    for (index, section) in changed.enumerated() {
      staying += (new[index] == .untilNext ? 1 : 0) - (old[index] == .untilNext ? 1 : 0)
      if new[index] != .none { pinned.append(section) }
    }
    sections = sections.filter { !changed.contains(sorted: $0) } + pinned
    sections.sort()
  }
}

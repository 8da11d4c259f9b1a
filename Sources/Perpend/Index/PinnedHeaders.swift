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

  /// Follows what sections from one on have become. O(s) for these.
  mutating func update(from first: Int, _ all: ContiguousArray<SectionStorage>) {
    sections.removeSubrange(sections.partitioningIndex { $0 >= first }...)
    for section in first..<max(first, all.count) where all[section].state.metrics.header.isPinned {
      sections.append(section)
    }
    staying = sections.reduce(0) { $0 + (all[$1].state.metrics.header.pinning == .untilNext ? 1 : 0) }
  }

  /// Follows a section's header that was pinned otherwise before. O(log s), and O(s) at worst to make room.
  mutating func update(_ section: Int, from old: Supplementary.Pinning, to new: Supplementary.Pinning) {
    guard old != new else { return }
    staying += (new == .untilNext ? 1 : 0) - (old == .untilNext ? 1 : 0)
    let index = sections.partitioningIndex { $0 >= section }
    if old == .none { sections.insert(section, at: index) }
    if new == .none { sections.remove(at: index) }
  }
}

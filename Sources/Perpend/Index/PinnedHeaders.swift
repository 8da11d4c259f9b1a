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

  /// Follows what sections from one on have become. O(s) for these, and for all where some of these were pinned.
  mutating func update(from first: Int, _ all: ContiguousArray<SectionStorage>) {
    let kept = sections.partitioningIndex { $0 >= first }
    // Sections that come in behind all others do not ask for the others to be counted again.
    let counted = kept == sections.count ? kept : 0
    if counted == 0 { staying = 0 }
    sections.removeSubrange(kept...)
    for section in first..<max(first, all.count) where all[section].state.metrics.header.isPinned {
      sections.append(section)
    }
    for section in sections[counted...] where all[section].state.metrics.header.pinning == .untilNext {
      staying += 1
    }
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

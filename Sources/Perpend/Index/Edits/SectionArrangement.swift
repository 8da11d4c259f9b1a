/// The order of the sections after an edit.
struct SectionArrangement {
  /// Sections before this index keep their indices.
  let first: Int
  /// The old indices of the sections from `first` on; nil for one that comes in.
  let sources: ContiguousArray<Int?>
  /// The sections that come in, in order, until they have come.
  var arrivals: ContiguousArray<SectionStorage>
  /// The sections that went, by old index, once they have gone.
  var gone: [(index: Int, section: SectionStorage)] = []

  /// Sections that come in behind those that are there.
  init(appending arrivals: ContiguousArray<SectionStorage>, to count: Int) {
    first = count
    sources = ContiguousArray(repeating: nil, count: arrivals.count)
    self.arrivals = arrivals
  }

  init(first: Int, sources: ContiguousArray<Int?>, arrivals: ContiguousArray<SectionStorage>) {
    self.first = first
    self.sources = sources
    self.arrivals = arrivals
  }

  /// The old index of the section at a new one, or nil if it comes in.
  func source(of index: Int) -> Int? { index < first ? index : sources[index - first] }

  /// Arranges sections. Afterwards nothing but the array holds those that are in it.
  mutating func arrange(_ sections: inout ContiguousArray<SectionStorage>) {
    var isGone = [Bool](repeating: true, count: sections.count - first)
    for case let source? in sources { isGone[source - first] = false }
    for (offset, isGone) in isGone.enumerated() where isGone {
      gone.append((first + offset, sections[first + offset]))
    }
    var arrivals = arrivals[...]
    self.arrivals = []
    if first == sections.count {
      sections.append(contentsOf: arrivals)
      return
    }
    var arranged: ContiguousArray<SectionStorage> = []
    arranged.reserveCapacity(room(for: first + sources.count, in: sections.capacity))
    arranged.append(contentsOf: sections[..<first])
    for source in sources { arranged.append(source.map { sections[$0] } ?? arrivals.removeFirst()) }
    sections = arranged
  }

  /// Arranges them as they were.
  func restore(_ sections: inout ContiguousArray<SectionStorage>) {
    let count = first + gone.count + sources.reduce(0) { $0 + ($1 == nil ? 0 : 1) }
    var old = ContiguousArray<SectionStorage?>(repeating: nil, count: count - first)
    for (offset, source) in sources.enumerated() {
      if let source { old[source - first] = sections[first + offset] }
    }
    for (index, section) in gone { old[index - first] = section }
    sections.removeSubrange(first...)
    sections.append(contentsOf: old.map { $0! })
  }

  /// As much room as there is, unless that is four times what is needed.
  private func room(for count: Int, in capacity: Int) -> Int {
    capacity / 4 > count ? count : max(count, capacity)
  }
}

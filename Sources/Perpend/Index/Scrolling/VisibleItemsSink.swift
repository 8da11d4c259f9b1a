/// Notes items in index order.
struct VisibleItemsSink: ElementSink {
  private(set) var candidates: [ScrollAnchor.Candidate] = []

  var wantsMore: Bool { candidates.count < ScrollAnchor.mostCandidates }

  mutating func take(_ path: ElementPath, frame: UnitRect, zIndex: Int) {}

  mutating func take(_ hits: UInt64, of items: FoundItems) {
    var hits = hits
    while hits != 0, wantsMore {
      let index = hits.trailingZeroBitCount
      hits &= hits &- 1
      let path = items.path(index)
      candidates.append(
        ScrollAnchor.Candidate(
          path: ItemPath(section: path.section, item: path.item), start: items.frame(index).mainStart))
    }
  }
}

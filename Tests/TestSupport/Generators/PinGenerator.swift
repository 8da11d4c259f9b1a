import Perpend

extension RandomSource {
  /// Pins the headers and footers of a feed anyhow, most of them.
  package mutating func pin(_ feed: inout Feed) {
    func pinning(_ random: inout RandomSource) -> Supplementary.Pinning {
      random.pick([.none, .section, .section, .untilNext, .untilNext])
    }
    feed.header?.pinning = pinning(&self)
    feed.footer?.pinning = pinning(&self)
    for section in feed.sections.indices {
      feed.sections[section].options.header?.pinning = pinning(&self)
      feed.sections[section].options.footer?.pinning = pinning(&self)
    }
  }
}

import Perpend

/// Custom layouts that make no sense, or look further ahead than they place.
package struct Mischief: CustomSectionLayout {
  package enum Kind: CaseIterable, Sendable {
    case nothing, tooMany, notANumber, endless, backwards, farAhead, nowAndThenAhead, oneBand
  }

  package var kind: Kind

  package init(kind: Kind) { self.kind = kind }

  package func layOut(_ band: inout Band) {
    let frame = LayoutRect(x: 0, y: 0, width: 10, height: 10)
    switch kind {
    case .nothing: break
    case .tooMany: for _ in 0..<1000 { band.place(frame) }
    case .notANumber:
      band.place(LayoutRect(x: .nan, y: .infinity, width: .nan, height: -5))
      band.length = .nan
    case .endless:
      band.place(LayoutRect(x: 1e300, y: 1e300, width: 1e300, height: 1e300))
      band.length = .infinity
    case .backwards:
      band.place(LayoutRect(x: -5, y: -5, width: -1, height: -1))
      band.length = -100
    case .farAhead:
      let far = band.size(at: 200)
      _ = band.size(at: -1)
      band.place(LayoutRect(x: 0, y: 0, width: 10, height: far?.height ?? 1))
      band.length = 10
    case .nowAndThenAhead:
      // Only what follows an item without height depends on the items behind it.
      let isFlat = band.size(at: 0)?.height == 0
      let far = isFlat ? band.size(at: 150) : nil
      band.place(LayoutRect(x: 0, y: 0, width: 10, height: far?.height ?? 5))
      band.length = 5 + min(far?.height ?? 0, 50)
    case .oneBand:
      var offset = 0
      while band.size(at: offset) != nil {
        band.place(LayoutRect(x: 0, y: Double(offset) * 10, width: 10, height: 10))
        offset += 1
      }
      band.length = Double(offset) * 10
    }
  }
}

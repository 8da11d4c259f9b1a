import Perpend

extension RandomSource {
  /// Traits that set an item apart, more or less.
  package mutating func itemTraits() -> ItemTraits {
    let spans: [ItemTraits.Span] = [
      .columns(1), .columns(1), .columns(2), .columns(3), .full, .columns(int(1...300)),
    ]
    let columns = [nil, nil, nil, 0, 1, 254, int(0...254)]
    return ItemTraits(span: pick(spans), column: pick(columns), isEstimate: oneIn(4))
  }

  /// The traits of a section's items: often none, sometimes of more or fewer than there are.
  package mutating func traits(_ count: Int) -> [ItemTraits] {
    guard oneIn(3) else { return [] }
    let rarity = pick([1, 2, 10, 100])
    let most = oneIn(4) ? int(0...count + 3) : count
    return (0..<most).map { _ in oneIn(rarity) ? itemTraits() : ItemTraits() }
  }
}

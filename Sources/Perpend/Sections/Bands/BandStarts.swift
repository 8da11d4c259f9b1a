/// Which items begin bands. The first of every interval of items is a checkpoint.
@safe
struct BandStarts {
  let words: UncheckedSpan<UInt64>
  let interval: Int
  /// Everything before is up to date.
  private var item: Int
  /// The first band from here on is a checkpoint.
  private var nextInterval: Int

  init(_ words: UncheckedSpan<UInt64>, interval: Int, from item: Int) {
    self.words = words
    self.interval = interval
    self.item = item
    nextInterval = max(interval, item / interval * interval)
  }

  func interval(of item: Int) -> Int { item / interval }

  /// The first item of an interval that a band begins with.
  func first(inInterval index: Int) -> Int? {
    for word in index * interval >> 6..<(index + 1) * interval >> 6 {
      let bits = words[word]
      if bits != 0 { return word << 6 + bits.trailingZeroBitCount }
    }
    return nil
  }

  /// Whether the old bands, and the new ones before an item, have a checkpoint there.
  func isCheckpoint(_ item: Int) -> Bool {
    item >= interval && words[item >> 6] >> UInt64(item & 63) & 1 == 1 && isFirst(item)
  }

  /// Notes that a band begins with an item and none between the last noted and it. Returns whether it is a
  /// checkpoint.
  @discardableResult
  @inline(__always)
  mutating func add(_ item: Int) -> Bool {
    end(at: item)
    words[item >> 6] |= 1 << UInt64(item & 63)
    self.item = item &+ 1
    guard item >= nextInterval else { return false }
    nextInterval = (item / interval + 1) * interval
    return true
  }

  /// Notes that no band begins between the last noted and an item.
  @inline(__always)
  mutating func end(at end: Int) {
    while item < end {
      let next = min(end, (item | 63) + 1)
      let bits = (UInt64.max >> UInt64(64 - (next - item))) << UInt64(item & 63)
      words[item >> 6] &= ~bits
      item = next
    }
  }

  private func isFirst(_ item: Int) -> Bool {
    let start = item / interval * interval
    var word = item >> 6
    var bits = words[word] & ((UInt64(1) << UInt64(item & 63)) - 1)
    while word << 6 > start, bits == 0 {
      word -= 1
      bits = words[word]
    }
    return bits == 0
  }
}

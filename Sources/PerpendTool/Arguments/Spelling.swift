/// Guesses what a mistyped word was to be.
package enum Spelling {
  /// The word that takes the fewest changes of a letter, if these are few.
  package static func nearest(to word: String, in words: [String]) -> String? {
    let candidates = words.map { (word: $0, distance: distance(word, $0)) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(2, word.count / 3) ? best.word : nil
  }

  package static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        row.append(min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1)))
      }
      previous = row
    }
    return previous[b.count]
  }
}

/// What a section takes up, in units from its start.
struct SectionExtent: Hashable {
  /// From the section's start to the next one's.
  let length: Double
  /// The least start of an element, at most 0.
  private(set) var start: Double
  /// The greatest end of an element, at least `length`.
  private(set) var end: Double

  init(length: Double = 0, start: Double = 0, end: Double = 0) {
    self.length = length
    self.start = start
    self.end = end
  }

  mutating func include(_ lower: Double, _ upper: Double) {
    start = min(start, lower)
    end = max(end, upper)
  }
}

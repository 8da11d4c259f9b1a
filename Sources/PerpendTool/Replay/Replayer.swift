import Perpend

/// Builds the index of a case and does its operations.
struct Replayer {
  let input: ReplayInput
  private(set) var index: LayoutIndex
  /// The first operation that was refused, or the refusal of the input itself.
  private(set) var refusal: Refusal?
  /// Whether each refused operation left everything as it was.
  private(set) var isUnchanged = true

  /// The names of the sections and of the items as they now stand.
  private(set) var sectionIDs: [String?]
  private(set) var itemIDs: [[String?]?]

  init(_ input: ReplayInput) throws(LayoutError) {
    self.input = input
    sectionIDs = input.sections.map(\.id)
    itemIDs = input.sections.map(\.itemIDs)
    do throws(LayoutError) {
      index = try LayoutIndex(input.container, sections: input.sections.map(\.section))
    } catch {
      // Refused input leaves an index in which there is nothing.
      index = try LayoutIndex(Container(width: 0))
      refusal = Refusal(error)
      sectionIDs = []
      itemIDs = []
    }
  }

  mutating func run() {
    for operation in input.operations {
      let before = index
      do {
        try operation.apply(to: &index)
      } catch {
        refusal = refusal ?? Refusal(error)
        isUnchanged = isUnchanged && Self.areEqual(before, index)
      }
    }
  }

  private static func areEqual(_ a: LayoutIndex, _ b: LayoutIndex) -> Bool {
    guard a.container == b.container, a.sectionCount == b.sectionCount, a.contentSize == b.contentSize else {
      return false
    }
    return (0..<a.sectionCount).allSatisfy { section in
      guard let count = a.itemCount(inSection: section), b.itemCount(inSection: section) == count,
        a.options(ofSection: section) == b.options(ofSection: section),
        a.frame(ofSection: section) == b.frame(ofSection: section),
        a.frame(ofHeaderInSection: section) == b.frame(ofHeaderInSection: section),
        a.frame(ofFooterInSection: section) == b.frame(ofFooterInSection: section)
      else { return false }
      return (0..<count).allSatisfy { item in
        let path = ItemPath(section: section, item: item)
        return a.size(ofItemAt: path) == b.size(ofItemAt: path)
          && a.frame(ofItemAt: path) == b.frame(ofItemAt: path)
      }
    }
  }
}

#if !hasFeature(Embedded)
  extension LayoutIndex: CustomStringConvertible {
    /// The counts and the content size in a line: `6,900 items in 22 sections, 390 × 120,000 points`.
    ///
    /// - Complexity: O(1).
    public var description: String {
      let pending =
        pendingItemCount > 0 ? ", \(NumberText.count(pendingItemCount, "item")) without a place yet" : ""
      return NumberText.count(itemCount, "item") + " in " + NumberText.count(sectionCount, "section") + ", "
        + NumberText.size(contentSize) + pending
    }
  }
#endif

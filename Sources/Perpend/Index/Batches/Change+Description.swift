#if !hasFeature(Embedded)
  extension Change: CustomStringConvertible {
    /// What changed, in a line: `content from 390 × 100 points to 390 × 120 points; inserted item 0,3; moved
    /// section 2 to 0`.
    ///
    /// Deletions, reloads, new sizes and the sources of moves are named as they were before the edit, the others as
    /// they are after it.
    ///
    /// - Complexity: O(k) for the k edits.
    public var description: String {
      var parts = [
        "content from \(NumberText.size(contentSizeBefore)) to \(NumberText.size(contentSizeAfter))"
      ]
      func add(_ verb: String, _ sections: [Int]) {
        parts += sections.map { "\(verb) section \($0)" }
      }
      func add(_ verb: String, _ items: ItemPaths) {
        if !items.isEmpty { parts.append("\(verb) \(items)") }
      }
      add("deleted", deletedSections)
      add("inserted", insertedSections)
      add("reloaded", reloadedSections)
      parts += movedSections.map { "moved section \($0.from) to \($0.to)" }
      add("deleted", deletedItems)
      add("inserted", insertedItems)
      add("resized", resizedItems)
      parts += movedItems.map { "moved \($0.from) to \($0.to.section),\($0.to.item)" }
      return parts.joined(separator: "; ")
    }
  }
#endif

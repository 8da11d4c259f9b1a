import Perpend

/// Counts pairs of elements that share area, by a sweep over all frames: it must not trust the queries that it helps
/// to check.
enum Overlaps {
  /// Of more items than this the pairs would take too long to count.
  static let mostItems = 100_000

  private struct Box {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// In whole units, since `y + height` of a double may pass the edge that it should meet.
    init(_ frame: LayoutRect) {
      left = Int((frame.minX * 960).rounded())
      top = Int((frame.minY * 960).rounded())
      right = Int((frame.maxX * 960).rounded())
      bottom = Int((frame.maxY * 960).rounded())
    }
  }

  static func count(in index: LayoutIndex) -> Int {
    let boxes = boxes(of: index).filter { $0.left < $0.right && $0.top < $0.bottom }
    var open: [Box] = []
    var count = 0
    for box in boxes.sorted(by: { $0.top < $1.top }) {
      open.removeAll { $0.bottom <= box.top }
      count += open.count { $0.left < box.right && box.left < $0.right }
      open.append(box)
    }
    return count
  }

  private static func boxes(of index: LayoutIndex) -> [Box] {
    var frames = [index.frame(of: .collectionHeader), index.frame(of: .collectionFooter)]
    for section in 0..<index.sectionCount {
      frames.append(index.frame(ofHeaderInSection: section))
      for item in 0..<(index.itemCount(inSection: section) ?? 0) {
        frames.append(index.frame(ofItemAt: ItemPath(section: section, item: item)))
      }
      frames.append(index.frame(ofFooterInSection: section))
    }
    return frames.compactMap { $0.map(Box.init) }
  }
}

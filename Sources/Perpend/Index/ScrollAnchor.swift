/// What is to stay where it is on screen while a feed changes.
///
///     let anchor = index.anchor(.firstVisible, offset: offset, viewportHeight: 600)
///     let change = try index.update { … }
///     offset = index.offset(keeping: anchor, after: change)
public struct ScrollAnchor: Sendable {
  /// What is kept in place.
  public enum Choice: Hashable, Sendable {
    /// An item.
    case item(ItemPath)
    /// The first item that is visible and is still there afterwards.
    case firstVisible
    /// The end of the content: how a chat stays at its last message.
    case end
  }

  /// Items that may be kept, in index order, with their starts in points.
  var candidates: [(path: ItemPath, start: Double)] = []
  /// How far the offset is from the content's end, if that is what is kept.
  var distanceFromEnd: Double?
  let offset: Double
  let viewportHeight: Double
  let staysAtStart: Bool
}

extension LayoutIndex {
  /// Notes what is to stay where it is on screen. Ask before the edit; then ask `offset(keeping:after:)`.
  ///
  /// - Parameters:
  ///   - choice: what is to be kept.
  ///   - offset: the scroll offset, in points.
  ///   - viewportHeight: the height of what is visible, in points.
  ///   - staysAtStart: whether an offset of 0 or less is left alone, so that what is inserted above comes into view.
  public func anchor(
    _ choice: ScrollAnchor.Choice = .firstVisible, offset: Double, viewportHeight: Double,
    staysAtStart: Bool = false
  ) -> ScrollAnchor {
    var anchor = ScrollAnchor(offset: offset, viewportHeight: viewportHeight, staysAtStart: staysAtStart)
    switch choice {
    case .item(let path):
      if let frame = frame(ofItemAt: path) { anchor.candidates = [(path, frame.y)] }
    case .firstVisible:
      let visible = Rect(x: -.greatestFiniteMagnitude, y: offset, width: .infinity, height: viewportHeight)
      forEachElement(in: visible) { element in
        if let path = element.path.itemPath { anchor.candidates.append((path, element.frame.y)) }
      }
    case .end:
      anchor.distanceFromEnd = contentSize.height - offset
    }
    return anchor
  }

  /// The offset, in points, at which what the anchor keeps is where it was on screen, or as near as the
  /// content allows: from 0 to the content's end less the viewport.
  ///
  /// - Parameter change: what the edit returned; nil where places have stayed what they were.
  public func offset(keeping anchor: ScrollAnchor, after change: Change? = nil) -> Double {
    if anchor.staysAtStart, anchor.offset <= 0 { return clamped(anchor.offset, anchor.viewportHeight) }
    if let distance = anchor.distanceFromEnd {
      return clamped(contentSize.height - distance, anchor.viewportHeight)
    }
    for (path, start) in anchor.candidates {
      guard let new = change.map({ $0.newPath(of: path) }) ?? path, let frame = frame(ofItemAt: new) else {
        continue
      }
      return clamped(anchor.offset + frame.y - start, anchor.viewportHeight)
    }
    return clamped(anchor.offset, anchor.viewportHeight)
  }

  private func clamped(_ offset: Double, _ viewportHeight: Double) -> Double {
    max(0, min(offset, contentSize.height - viewportHeight))
  }
}

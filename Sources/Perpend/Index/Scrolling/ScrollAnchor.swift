/// What is to stay where it is on screen while a feed changes.
///
///     let anchor = index.anchor(.firstVisible, offset: offset, viewportLength: 600)
///     let change = try index.update { … }
///     offset = index.offset(keeping: anchor, after: change)
public struct ScrollAnchor: Sendable {
  /// What is kept in place.
  public enum Choice: Hashable, Sendable {
    /// An item.
    case item(ItemPath)
    /// The first item that is visible and is still there afterwards; of those whose size has been measured, if
    /// there are any.
    case firstVisible
    /// The end of the content: how a chat stays at its last message.
    case end
  }

  /// Items that may be kept, in index order, with their starts in points.
  var candidates: [(path: ItemPath, start: Double)] = []
  /// How far the offset is from the content's end, if that is what is kept.
  var distanceFromEnd: Double?
  let offset: Double
  let viewportLength: Double
  let staysAtStart: Bool
}

extension LayoutIndex {
  /// Notes what is to stay where it is on screen. Ask before the edit; then ask `offset(keeping:after:)`.
  ///
  /// - Parameters:
  ///   - choice: what is to be kept.
  ///   - offset: the scroll offset, in points.
  ///   - viewportLength: the length of what is visible, in points.
  ///   - staysAtStart: whether an offset of 0 or less is left alone, so that what is inserted above comes into view.
  public func anchor(
    _ choice: ScrollAnchor.Choice = .firstVisible, offset: Double, viewportLength: Double,
    staysAtStart: Bool = false
  ) -> ScrollAnchor {
    var anchor = ScrollAnchor(offset: offset, viewportLength: viewportLength, staysAtStart: staysAtStart)
    switch choice {
    case .item(let path):
      if let start = mainStart(ofItemAt: path) { anchor.candidates = [(path, start)] }
    case .firstVisible:
      let visible = Viewport(offset: offset, length: viewportLength)
      // What is being measured is not what should stay.
      var estimates: [(path: ItemPath, start: Double)] = []
      forEachElement(in: visible) { element in
        guard let path = element.path.itemPath, let start = mainStart(ofItemAt: path) else { return }
        if traits(ofItemAt: path)?.isEstimate == true {
          estimates.append((path, start))
        } else {
          anchor.candidates.append((path, start))
        }
      }
      anchor.candidates += estimates
    case .end:
      anchor.distanceFromEnd = LayoutUnit.points(contentEnd) - offset
    }
    return anchor
  }

  /// The offset, in points, at which what the anchor keeps is where it was on screen, or as near as the
  /// content allows: from 0 to the content's end less the viewport.
  ///
  /// - Parameter change: what the edit returned; nil where places have stayed what they were.
  public func offset(keeping anchor: ScrollAnchor, after change: Change? = nil) -> Double {
    if anchor.staysAtStart, anchor.offset <= 0 { return clamped(anchor.offset, anchor.viewportLength) }
    if let distance = anchor.distanceFromEnd {
      return clamped(LayoutUnit.points(contentEnd) - distance, anchor.viewportLength)
    }
    for (path, start) in anchor.candidates {
      guard let new = change.map({ $0.newPath(of: path) }) ?? path, let place = mainStart(ofItemAt: new)
      else {
        continue
      }
      return clamped(anchor.offset + place - start, anchor.viewportLength)
    }
    return clamped(anchor.offset, anchor.viewportLength)
  }

  /// Where an item starts along the main axis, in points.
  private func mainStart(ofItemAt path: ItemPath) -> Double? {
    frame(ofItemAt: path).map { container.axis == .vertical ? $0.y : $0.x }
  }
}

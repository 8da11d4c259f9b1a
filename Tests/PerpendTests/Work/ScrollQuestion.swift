import Perpend
import Testing

/// A question in the middle of a feed. It answers with a number that says something of the answer.
struct ScrollQuestion: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let ask: @Sendable (LayoutIndex, Place, inout MutableSpan<ElementPath>) -> Int

  /// Where it is asked.
  struct Place {
    let path: ItemPath
    let frame: LayoutRect
    var rect: LayoutRect { LayoutRect(x: 0, y: frame.y, width: 1000, height: 900) }
    var point: LayoutPoint { LayoutPoint(x: frame.x, y: frame.y) }
    var viewport: Viewport {
      Viewport(offset: frame.y, length: 900, startInset: 20, endInset: 10, overscanAhead: 300)
    }
    var next: Viewport {
      var next = viewport
      next.offset += 300
      return next
    }
  }

  static let all = [
    ScrollQuestion(testDescription: "rectangle") { $0.paths(in: $1.rect, into: &$2) },
    ScrollQuestion(testDescription: "viewport") { $0.paths(in: $1.viewport, into: &$2) },
    ScrollQuestion(testDescription: "rectangle within a viewport") {
      $0.paths(in: $1.rect, within: $1.viewport, into: &$2)
    },
    ScrollQuestion(testDescription: "entering") { $0.paths(in: $1.next, butNotIn: $1.viewport, into: &$2) },
    ScrollQuestion(testDescription: "leaving") { $0.paths(in: $1.viewport, butNotIn: $1.next, into: &$2) },
    ScrollQuestion(testDescription: "frame of an item") { index, place, _ in
      index.frame(ofItemAt: place.path) == nil ? 0 : 1
    },
    ScrollQuestion(testDescription: "frame in a viewport") { index, place, _ in
      index.frame(of: .header(section: place.path.section), in: place.viewport) == nil ? 0 : 1
    },
    ScrollQuestion(testDescription: "hit") { index, place, _ in
      index.element(at: place.point) == nil ? 0 : 1
    },
    ScrollQuestion(testDescription: "hit in a viewport") { index, place, _ in
      index.element(at: place.point, in: place.viewport) == nil ? 0 : 1
    },
    ScrollQuestion(testDescription: "nearest") { index, place, _ in
      index.nearestItem(to: LayoutPoint(x: -1e6, y: place.frame.y)) == nil ? 0 : 1
    },
    ScrollQuestion(testDescription: "neighbors") { index, place, _ in
      NeighborDirection.allCases.count { index.neighbor(of: place.path, toward: $0) != nil }
    },
    ScrollQuestion(testDescription: "first item") { index, place, _ in
      index.firstItem(atOrAfter: place.frame.y) == nil ? 0 : 1
    },
  ]
}

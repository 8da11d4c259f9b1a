import Perpend

/// How a header and a footer are pinned.
struct ReferencePinning: Sendable {
  let header: Supplementary.Pinning
  let footer: Supplementary.Pinning

  init(_ header: Supplementary?, _ footer: Supplementary?) {
    func pinning(_ one: Supplementary?) -> Supplementary.Pinning {
      one.map { units($0.height) > 0 ? $0.pinning : .none } ?? .none
    }
    self.header = pinning(header)
    self.footer = pinning(footer)
  }
}

/// A layout as a viewport has it: every header and footer by the rules of pinning, one after the other.
package struct ReferenceViewport: Sendable {
  /// All elements in index order, where the viewport has them.
  package let elements: [ReferenceLayout.Placed]
  /// What bars and pins leave to be seen, in units along the main axis.
  package let seen: Range<Int>
  private let layout: ReferenceLayout
  private let covered: Range<Int>

  /// The viewport must be of finite numbers.
  package init(_ layout: ReferenceLayout, _ viewport: Viewport) {
    self.layout = layout
    let (first, last) = (units(viewport.offset), units(viewport.offset + viewport.length))
    func inside(_ position: Double) -> Int { max(first, min(units(position), last)) }
    var start = inside(viewport.offset + viewport.startInset)
    var end = inside(viewport.offset + viewport.length - viewport.endInset)
    covered = units(viewport.start)..<max(units(viewport.start), units(viewport.end))

    var boxes: [ElementPath: (box: Box, zIndex: Int)] = [:]
    var floor = layout.contentStart
    let ends = layout.endPinning
    let outer = (start, end)
    if var box = layout.header, ends.header != .none {
      box.y = max(box.y, min(outer.0, layout.contentLength - box.height))
      boxes[.collectionHeader] = (box, 6)
      floor = box.maxY
      start = max(start, min(box.maxY, outer.1))
    }
    if var box = layout.footer, ends.footer != .none {
      box.y = min(box.y, max(outer.1 - box.height, floor))
      boxes[.collectionFooter] = (box, 5)
      end = min(end, max(box.y, start))
    }

    var (seenStart, seenEnd) = (start, end)
    /// The end of the last pinned header if it stays over the sections behind its own.
    var staying: Int?
    for (number, section) in layout.sections.enumerated() {
      let pinning = layout.pinnings[number]
      var floor = section.start
      if var box = section.header, pinning.header != .none {
        var limit = section.end
        if pinning.header == .untilNext {
          let next = layout.pinnings.indices.first { $0 > number && layout.pinnings[$0].header != .none }
          limit = next.map { layout.sections[$0].start } ?? layout.sections.last!.end
        }
        box.y = max(box.y, min(start, limit - box.height))
        boxes[.header(section: number)] = (box, 4)
        floor = max(floor, box.maxY)
        staying = pinning.header == .untilNext ? box.maxY : nil
        if box.y <= start, layout.crosses(box), box.y < end, box.maxY > start {
          seenStart = max(seenStart, min(box.maxY, end))
        }
      } else if let staying {
        floor = max(floor, staying)
      }
      if var box = section.footer, pinning.footer != .none {
        box.y = min(box.y, max(end - box.height, floor))
        boxes[.footer(section: number)] = (box, 3)
        if box.maxY >= end, layout.crosses(box), box.y < end, box.maxY > start {
          seenEnd = min(seenEnd, max(box.y, start))
        }
      }
    }
    seen = seenStart..<max(seenStart, seenEnd)
    elements = layout.elements.map { placed in
      guard let (box, zIndex) = boxes[placed.path] else { return placed }
      return ReferenceLayout.Placed(path: placed.path, box: layout.turned(box), zIndex: zIndex)
    }
  }

  /// What shares a positive area with a rectangle, in index order.
  package func elements(in rect: LayoutRect) -> [Element] {
    elements.filter { ReferenceLayout.sharesArea($0.box, rect) }.map(\.element)
  }

  /// What the viewport covers.
  package var coveredElements: [Element] {
    let across = 1_000_000_000 * unitsPerPoint
    let box = Box(x: -across, y: covered.lowerBound, width: 2 * across, height: covered.count)
    return elements(in: LayoutRect(layout.turned(box)))
  }

  /// The topmost element at a point: the highest z, among equals the last in index order.
  package func element(at point: LayoutPoint) -> Element? {
    let (x, y) = (units(point.x), units(point.y))
    let hits = elements.filter { placed in
      let box = placed.box
      return box.x <= x && x < box.maxX && box.y <= y && y < box.maxY
    }
    return hits.reversed().max { $0.zIndex < $1.zIndex }?.element
  }
}

extension ReferenceLayout {
  /// Whether a box has a width across.
  fileprivate func crosses(_ box: Box) -> Bool { box.width > 0 }
}

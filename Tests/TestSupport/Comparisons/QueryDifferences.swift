import Perpend

/// The first thing in which the forms of a rectangle query differ from the reference's linear scan.
package func queryDifference(
  _ index: LayoutIndex, _ reference: ReferenceLayout, in rect: LayoutRect
) -> String? {
  let expected = reference.elements(in: rect)
  var visited: [Element] = []
  index.forEachElement(in: rect) { visited.append($0) }
  let listed = index.elements(in: rect)
  return listDifference("elements in \(rect)", listed, expected)
    ?? listDifference("elements visited in \(rect)", visited, expected)
    ?? bufferDifference(index, in: rect, capacity: expected.count + 1, expected: expected.map(\.path))
}

/// Holds a query into a buffer of `capacity` places against the paths that it should find: it counts all, fills what
/// fits, and leaves the rest as it was.
package func bufferDifference(
  _ index: LayoutIndex, in rect: LayoutRect, capacity: Int, expected: [ElementPath]
) -> String? {
  let untouched = ElementPath.item(section: 1_234_567, item: 7_654_321)
  var buffer = Array(repeating: untouched, count: capacity)
  var span = buffer.mutableSpan
  let found = index.paths(in: rect, into: &span)
  let filled = Array(expected.prefix(capacity))
  let rest = Array(repeating: untouched, count: capacity - filled.count)
  return differing("count of paths in \(rect)", found, expected.count)
    ?? listDifference("paths in \(rect)", buffer, filled + rest)
    ?? elementBufferDifference(index, in: rect, capacity: capacity)
}

/// The same for elements with their frames, against the form that makes an array.
private func elementBufferDifference(
  _ index: LayoutIndex, in rect: LayoutRect, capacity: Int
) -> String? {
  let expected = index.elements(in: rect)
  let nowhere = LayoutRect(x: -1, y: -2, width: 3, height: 4)
  let untouched = Element(path: .item(section: 7, item: 7_654_321), frame: nowhere, zIndex: 99)
  var buffer = Array(repeating: untouched, count: capacity)
  var span = buffer.mutableSpan
  let found = index.elements(in: rect, into: &span)
  let filled = Array(expected.prefix(capacity))
  let rest = Array(repeating: untouched, count: capacity - filled.count)
  return differing("count of elements in \(rect)", found, expected.count)
    ?? listDifference("elements written in \(rect)", buffer, filled + rest)
}

/// What is missing in a list and what is too much.
package func listDifference<T: Hashable>(_ what: String, _ actual: [T], _ expected: [T]) -> String? {
  if actual == expected { return nil }
  let missing = Set(expected).subtracting(actual)
  let extra = Set(actual).subtracting(expected)
  if missing.isEmpty && extra.isEmpty { return "\(what) repeat or are out of order: \(actual)" }
  return "\(what): \(missing.count) missing, as \(Array(missing.prefix(2))), "
    + "\(extra.count) too many, as \(Array(extra.prefix(2)))"
}

/// The same for a point.
package func pointDifference(_ index: LayoutIndex, _ reference: ReferenceLayout, at point: LayoutPoint)
  -> String?
{
  let found = index.element(at: point)
  return differing("element at \(point)", found, reference.element(at: point))
}

/// The same for an offset.
package func offsetDifference(
  _ index: LayoutIndex, _ reference: ReferenceLayout, atOrAfter offset: Double
) -> String? {
  differing(
    "first item at or after \(offset)", index.firstItem(atOrAfter: offset),
    reference.firstItem(atOrAfter: offset))
}

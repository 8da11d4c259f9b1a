import Perpend

/// What is known of one element, as layouts of the object-oriented kind keep it.
final class Attributes {
  let kind: ElementPath.Kind
  let path: ItemPath
  var frame = LayoutRect(x: 0, y: 0, width: 0, height: 0)
  var zIndex = 0
  var alpha = 1.0
  var isHidden = false

  init(kind: ElementPath.Kind, path: ItemPath) {
    self.kind = kind
    self.path = path
  }
}

/// What such a layout asks for the size of each item.
protocol SizeSource: AnyObject {
  func size(ofItemAt path: ItemPath) -> LayoutSize
}

/// A waterfall as it is usually written for a collection view: it asks its delegate for each size, keeps an object
/// an item in an array a section and in one of all, column heights as an array of doubles a section, and the
/// union of every 20 frames for its queries.
final class AttributeObjects {
  weak var delegate: (any SizeSource)?
  private let count: Int
  private let columns: Int
  private var columnHeights: [[Double]] = []
  private var sections: [[Attributes]] = []
  private var all: [Attributes] = []
  private var unions: [LayoutRect] = []
  private static let unionSize = 20

  init(count: Int, columns: Int) {
    self.count = count
    self.columns = columns
  }

  /// Lays everything out anew and returns the height of the content.
  func prepare(containerWidth: Double) -> Double {
    let spacing = Double(StandardGrid.spacing)
    columnHeights = [Array(repeating: 0, count: columns)]
    sections = []
    all = []
    unions = []
    let width = ((containerWidth - Double(columns - 1) * spacing) / Double(columns)).rounded(.down)
    var items: [Attributes] = []
    items.reserveCapacity(count)
    for item in 0..<count {
      let path = ItemPath(section: 0, item: item)
      let size = delegate?.size(ofItemAt: path) ?? .zero
      let height = size.width > 0 ? (size.height * width / size.width).rounded(.down) : size.height
      let column = shortestColumn(ofSection: 0)
      let attributes = Attributes(kind: .item, path: path)
      attributes.frame = LayoutRect(
        x: Double(column) * (width + spacing), y: columnHeights[0][column], width: width, height: height)
      items.append(attributes)
      all.append(attributes)
      columnHeights[0][column] = attributes.frame.maxY + spacing
    }
    sections.append(items)
    makeUnions()
    return (columnHeights[0].max() ?? 0) - spacing
  }

  private func shortestColumn(ofSection section: Int) -> Int {
    columnHeights[section].enumerated().min { $0.element < $1.element }?.offset ?? 0
  }

  private func makeUnions() {
    var item = 0
    while item < all.count {
      let end = min(item + Self.unionSize, all.count)
      var union = all[item].frame
      for attributes in all[item + 1..<end] { union = union.union(attributes.frame) }
      unions.append(union)
      item = end
    }
  }
}

extension LayoutRect {
  fileprivate func union(_ other: LayoutRect) -> LayoutRect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return LayoutRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}

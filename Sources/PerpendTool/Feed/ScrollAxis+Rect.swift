import Perpend

extension LayoutRect {
  var size: LayoutSize { LayoutSize(width: width, height: height) }

  /// The area that both cover.
  func areaShared(with other: LayoutRect) -> Double {
    max(0, min(maxX, other.maxX) - max(minX, other.minX))
      * max(0, min(maxY, other.maxY) - max(minY, other.minY))
  }
}

/// Rectangles and sizes along and across the way a feed scrolls.
extension ScrollAxis {
  func start(_ rect: LayoutRect) -> Double { self == .vertical ? rect.y : rect.x }
  func end(_ rect: LayoutRect) -> Double { self == .vertical ? rect.maxY : rect.maxX }
  func length(_ rect: LayoutRect) -> Double { self == .vertical ? rect.height : rect.width }
  package func length(_ size: LayoutSize) -> Double { self == .vertical ? size.height : size.width }
  func crossStart(_ rect: LayoutRect) -> Double { self == .vertical ? rect.x : rect.y }
  func breadth(_ rect: LayoutRect) -> Double { self == .vertical ? rect.width : rect.height }
  func breadth(_ size: LayoutSize) -> Double { self == .vertical ? size.width : size.height }

  package func size(length: Double, breadth: Double) -> LayoutSize {
    self == .vertical
      ? LayoutSize(width: breadth, height: length) : LayoutSize(width: length, height: breadth)
  }

  package func rect(start: Double, length: Double, crossStart: Double, breadth: Double) -> LayoutRect {
    self == .vertical
      ? LayoutRect(x: crossStart, y: start, width: breadth, height: length)
      : LayoutRect(x: start, y: crossStart, width: length, height: breadth)
  }
}

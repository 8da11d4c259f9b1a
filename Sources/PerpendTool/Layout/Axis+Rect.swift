import Perpend

extension Rect {
  var size: Size { Size(width: width, height: height) }

  /// The area that both cover.
  func areaShared(with other: Rect) -> Double {
    max(0, min(maxX, other.maxX) - max(minX, other.minX))
      * max(0, min(maxY, other.maxY) - max(minY, other.minY))
  }
}

/// Rectangles and sizes along and across the way a feed scrolls.
extension Axis {
  func start(_ rect: Rect) -> Double { self == .vertical ? rect.y : rect.x }
  func end(_ rect: Rect) -> Double { self == .vertical ? rect.maxY : rect.maxX }
  func length(_ rect: Rect) -> Double { self == .vertical ? rect.height : rect.width }
  func length(_ size: Size) -> Double { self == .vertical ? size.height : size.width }
  func crossStart(_ rect: Rect) -> Double { self == .vertical ? rect.x : rect.y }
  func breadth(_ rect: Rect) -> Double { self == .vertical ? rect.width : rect.height }
  func breadth(_ size: Size) -> Double { self == .vertical ? size.width : size.height }

  func size(length: Double, breadth: Double) -> Size {
    self == .vertical ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
  }

  func rect(start: Double, length: Double, crossStart: Double, breadth: Double) -> Rect {
    self == .vertical
      ? Rect(x: crossStart, y: start, width: breadth, height: length)
      : Rect(x: start, y: crossStart, width: length, height: breadth)
  }
}

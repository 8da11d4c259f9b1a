/// A side of a frame.
package struct Side {
  let isAlongMain: Bool
  let isForward: Bool

  package init(isAlongMain: Bool, isForward: Bool) {
    self.isAlongMain = isAlongMain
    self.isForward = isForward
  }

  /// A frame, turned so that the side is its main end.
  func turned(_ frame: UnitRect) -> UnitRect {
    var turned = isAlongMain ? frame : frame.transposed
    if !isForward { (turned.mainStart, turned.mainEnd) = (-turned.mainEnd, -turned.mainStart) }
    return turned
  }
}

extension UnitRect {
  fileprivate var transposed: UnitRect {
    UnitRect(mainStart: crossStart, mainEnd: crossEnd, crossStart: mainStart, crossEnd: mainEnd)
  }
}

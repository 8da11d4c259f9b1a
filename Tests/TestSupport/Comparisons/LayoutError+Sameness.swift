import Perpend

extension LayoutError {
  /// Whether both say the same of the same value; one that is not a number is the same as itself here.
  public func isSame(as other: LayoutError) -> Bool {
    switch (self, other) {
    case (.invalidLength(let a, let value, let b, let c), .invalidLength(let d, let otherValue, let e, let f)):
      a == d && b == e && c == f && Self.areSame(value, otherValue)
    case (.invalidDisplayScale(let value, let a), .invalidDisplayScale(let otherValue, let b)):
      a == b && Self.areSame(value, otherValue)
    default: self == other
    }
  }

  private static func areSame(_ a: Double, _ b: Double) -> Bool { a == b || a.isNaN && b.isNaN }
}

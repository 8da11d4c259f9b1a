/// The reference's number policy, said once more and apart from the library's: whole units of 1/960 pt in an `Int`.
package let unitsPerPoint = 960

/// The longest single length, in units.
package let lengthLimit = 2_000_000 * unitsPerPoint

/// The longest content, in units.
package let contentLimit = 30_000_000_000 * unitsPerPoint

/// A length or position as whole units; ties go to the even one.
package func units(_ points: Double) -> Int {
  Int(roundedUnits(points))
}

/// The same, for values that may be infinite or not a number.
func roundedUnits(_ points: Double) -> Double {
  (points * Double(unitsPerPoint)).rounded(.toNearestOrEven)
}

/// Whole units as the points nearest to them.
package func points(_ units: Int) -> Double {
  Double(units) / Double(unitsPerPoint)
}

/// A rectangle in whole units.
package struct Box: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
}

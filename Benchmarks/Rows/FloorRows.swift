/// What bounds a layout from below.
extension Catalog {
  static var floorAddMin: Row {
    Row(name: "floor/add-min/1M", unit: .nanosecondsAnItem) { feeds in
      let heights = feeds.feed(million).heights.map(Double.init)
      let expected = UInt64(heights.reduce(0, +))
      return Trial(
        unitsAnOperation: million,
        measure: .time(expected: expected) { UInt64(Floors.addMin(heights, ceiling: 1e18)) })
    }
  }

  /// A layout reads 8 bytes an item, width and height, and writes 9: start, extent and column. So 9 bytes are
  /// copied.
  static var floorCopy: Row {
    Row(name: "floor/copy/1M", unit: .nanosecondsAnItem) { feeds in
      let source = (0..<9 * million).map { UInt8(truncatingIfNeeded: $0) }
      var target = Array(repeating: UInt8(0), count: source.count)
      let expected = UInt64(source[source.count - 1])
      return Trial(
        unitsAnOperation: million,
        measure: .time(expected: expected) {
          Floors.copy(source, to: &target)
          return UInt64(target[target.count - 1])
        })
    }
  }
}

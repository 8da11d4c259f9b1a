extension ItemPlan {
  /// How the positions of items are stored.
  package enum Kind: UInt8, Hashable {
    /// They are not stored: they follow from arithmetic.
    case uniform
    /// Items follow one another, in one lane or dealt round-robin to several.
    case lanes
    /// One lane in which starts ascend, and checkpoints of the columns' heights.
    case sortedColumns
    /// Items keep the columns that they were given. The lanes, one a column, share the blocks, in which items
    /// stand in order of index; each has a tree of its own over them.
    case keptColumns
    /// One lane of frames, and checkpoints of the columns' heights.
    case spans
    /// One lane of frames, and checkpoints of where bands begin.
    case bands
  }
}

/// What each kind stores, and can do.
extension ItemPlan.Kind {
  /// Whether anything is stored of where items lie.
  @inline(__always)
  var storesPlaces: Bool { self != .uniform }

  /// Whether items are dealt to several lanes, each with blocks of its own.
  @inline(__always)
  var dealsItems: Bool { self == .lanes }

  /// Whether all columns are in one lane, which is in order of position.
  @inline(__always)
  var sortsColumns: Bool { self == .sortedColumns }

  /// Whether it is stored where bands begin.
  @inline(__always)
  var hasBands: Bool { self == .bands }

  /// Whether the column of each item is stored beside its size.
  var storesGivenColumns: Bool {
    switch self {
    case .keptColumns, .spans: true
    case .uniform, .lanes, .sortedColumns, .bands: false
    }
  }

  /// What blocks store of items on the cross axis.
  var cross: BlockShape.Cross {
    switch self {
    case .uniform, .lanes: .none
    case .sortedColumns, .keptColumns: .column
    case .spans, .bands: .interval
    }
  }

  /// The number of lanes of a section with a number of columns.
  func laneCount(columnCount: Int) -> Int {
    switch self {
    case .lanes, .keptColumns: columnCount
    case .uniform, .sortedColumns, .spans, .bands: 1
    }
  }

  /// The number of keys of a checkpoint of a section with a number of columns.
  func keyCount(columnCount: Int) -> Int {
    switch self {
    case .sortedColumns, .spans: columnCount
    case .bands: 1
    case .uniform, .lanes, .keptColumns: 0
    }
  }

  /// How many of a number of items a lane has room for.
  func laneCapacity(_ capacity: Int, laneCount: Int) -> Int {
    switch self {
    case .uniform: 0
    case .lanes: (capacity + laneCount - 1) / laneCount
    case .sortedColumns, .keptColumns, .spans, .bands: capacity
    }
  }
}

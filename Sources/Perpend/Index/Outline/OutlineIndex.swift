/// Where every item of a hierarchy and every connector lies, and what lies where.
///
///     let outline = try OutlineIndex(Container(width: 800), Outline(columns: columns))
///     outline.forEachElement(in: viewport) { draw($0.path, $0.frame) }
///
/// Its elements are those of a feed: the section of a path is the column; a connector, between a parent and
/// its children, is the decoration of its column whose `item` is the parent. A value, like `LayoutIndex`.
///
/// In each column the items stand one below the other in order, so that a query is two binary searches a
/// column. O(n) to lay out; a changed height moves what is below it, column by column, as far as it is felt.
public struct OutlineIndex: Sendable {
  /// What the hierarchy is laid out in: its axis, direction and least content length.
  public let container: Container
  /// The size of the content, in points. O(1).
  public var contentSize: LayoutSize {
    container.axis.size(main: LayoutUnit.points(contentEnd), cross: LayoutUnit.points(crossLength))
  }

  private let metrics: ContainerMetrics
  private let insets: UnitInsets
  private let itemSpacing: Double
  private let crossLength: Double
  private(set) var columns: ContiguousArray<OutlineColumn> = []
  private var end = 0.0
  /// What edits have cost so far.
  package private(set) var work = LayoutWork()

  /// Lays out a hierarchy. O(n).
  public init(_ container: Container, _ outline: Outline) throws(LayoutError) {
    self.container = container
    metrics = try ContainerMetrics(container)
    insets = try UnitInsets(outline.insets, metrics.axis, .sectionInset, at: .container)
    itemSpacing = Double(try LayoutUnit.length(outline.itemSpacing, .itemSpacing, at: .container))
    let columnSpacing = Double(try LayoutUnit.length(outline.columnSpacing, .columnSpacing, at: .container))
    var crossStart = Double(insets.crossStart)
    for (number, column) in outline.columns.enumerated() {
      let childCount = number + 1 < outline.columns.count ? outline.columns[number + 1].items.count : 0
      columns.append(
        try OutlineColumn(column, number: number, crossStart: crossStart, childCount: childCount))
      crossStart = columns[number].crossEnd + columnSpacing
    }
    let crossEnd = (columns.last?.crossEnd ?? crossStart) + Double(insets.crossEnd)
    crossLength = max(Double(metrics.crossLength), crossEnd)
    layOut()
    try checkEnd()
  }

  private var contentEnd: Double { max(end, Double(metrics.minimumContentLength)) }

  /// How the hierarchy lies in x and y. Across it may be longer than its container.
  var orientation: Orientation {
    let width = container.axis == .vertical ? crossLength : contentEnd
    return Orientation(axis: container.axis, mirrorWidth: metrics.isMirrored ? width : nil)
  }

  /// The number of columns.
  public var columnCount: Int { columns.count }

  /// The number of items in a column, or nil if there is no such column.
  public func itemCount(inColumn column: Int) -> Int? {
    columns.indices.contains(column) ? columns[column].count : nil
  }

  private mutating func layOut() {
    // From the leaves up, how long everything is; then from the roots down, where it starts.
    for number in columns.indices.reversed() {
      columns[number].lengths = ContiguousArray(repeating: 0, count: columns[number].count)
      for item in 0..<columns[number].count { columns[number].lengths[item] = length(of: item, number) }
    }
    for number in columns.indices {
      columns[number].starts = ContiguousArray(repeating: 0, count: columns[number].count)
      work.itemsPlaced += columns[number].count
      if number == 0 {
        place(0..<columns[0].count, in: 0, from: Double(insets.mainStart))
      } else {
        for parent in 0..<columns[number - 1].count {
          place(
            columns[number - 1].children(of: parent), in: number, from: columns[number - 1].starts[parent])
        }
      }
    }
    updateEnd()
  }

  private mutating func place(_ items: Range<Int>, in number: Int, from start: Double) {
    var start = start
    for item in items {
      columns[number].starts[item] = start
      start += columns[number].lengths[item] + itemSpacing
    }
  }

  /// The length of an item with its descendants, whose lengths are known.
  private func length(of item: Int, _ number: Int) -> Double {
    let height = Double(columns[number].heights[item])
    let children = columns[number].children(of: item)
    guard !children.isEmpty else { return height }
    let lengths = children.reduce(0.0) { $0 + columns[number + 1].lengths[$1] }
    return max(height, lengths + itemSpacing * Double(children.count - 1))
  }

  private mutating func updateEnd() {
    end = Double(insets.mainStart)
    if let roots = columns.first, roots.count > 0 {
      end = roots.starts[roots.count - 1] + roots.lengths[roots.count - 1]
    }
    end = max(0, end + Double(insets.mainEnd))
  }

  private func checkEnd() throws(LayoutError) {
    guard end <= LayoutIndex.longestContent else {
      throw .contentTooLong(section: 0, limit: LayoutUnit.longestContent)
    }
  }

  /// Changes the height of an item. What is below it is moved, in each column as far as its ancestors become
  /// longer; where one does not, everything beyond it stands. O(d log n + k) for d columns and k moved items.
  public mutating func setHeight(_ height: Double, ofItemAt path: ItemPath) throws(LayoutError) {
    guard columns.indices.contains(path.section) else {
      throw .noSuchSection(path.section, count: columns.count)
    }
    guard path.item >= 0, path.item < columns[path.section].count else {
      throw .noSuchItem(path, count: columns[path.section].count)
    }
    let height = try LayoutUnit.length(height, .itemHeight, at: .item(path))
    let old = columns[path.section].heights[path.item]
    move(path, to: height)
    guard end > LayoutIndex.longestContent else { return }
    move(path, to: old)
    throw .contentTooLong(section: 0, limit: LayoutUnit.longestContent)
  }

  private mutating func move(_ path: ItemPath, to height: Int32) {
    columns[path.section].heights[path.item] = height
    var (number, item) = (path.section, path.item)
    while true {
      let distance = updateLength(of: item, number)
      guard distance != 0 else { break }
      // The siblings behind it, and their descendants.
      let parent = number > 0 ? columns[number - 1].parent(of: item) : nil
      let siblings = parent.map { columns[number - 1].children(of: $0) } ?? 0..<columns[0].count
      shift(item + 1..<siblings.upperBound, in: number, by: distance)
      guard let parent else { break }
      (number, item) = (number - 1, parent)
    }
    updateEnd()
  }

  /// Brings the length of an item with its descendants up to date. Returns by how much it has grown.
  private mutating func updateLength(of item: Int, _ number: Int) -> Double {
    let old = columns[number].lengths[item]
    var new = Double(columns[number].heights[item])
    let children = columns[number].children(of: item)
    if let last = children.last {
      // The children have been moved already.
      let next = columns[number + 1]
      new = max(new, next.starts[last] + next.lengths[last] - columns[number].starts[item])
    }
    columns[number].lengths[item] = new
    return new - old
  }

  /// Moves items and all their descendants.
  private mutating func shift(_ items: Range<Int>, in first: Int, by distance: Double) {
    var items = items
    for number in first..<columns.count where !items.isEmpty {
      for item in items { columns[number].starts[item] += distance }
      work.itemsPlaced += items.count
      items =
        columns[number].childStart(of: items.lowerBound)..<columns[number].childStart(of: items.upperBound)
    }
  }
}

/// Where every item of a hierarchy and every connector lies, and what lies where.
///
///     let outline = try OutlineIndex(Container(width: 800), Outline(columns: columns))
///     outline.forEachElement(in: rect) { draw($0.path, $0.frame) }
///
/// Its elements have the paths of a feed's elements. The section of a path is the index of the column. A connector
/// stands between a parent and its children: it is decoration 0 of the parent's column, and its `item` is the
/// parent.
///
/// It is a value, like `LayoutIndex`. In each column the items stand one below the other in order, so a query is
/// two binary searches in each column. In the costs below, n is the number of all items, d the number of columns
/// and k the number of found elements.
public struct OutlineIndex: Sendable {
  /// What the hierarchy is laid out in: its axis, direction and least content length count. The content may be
  /// longer than the container on the cross axis.
  public let container: Container
  /// The size of the content, in points.
  ///
  /// - Complexity: O(1).
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

  /// Lays out a hierarchy.
  ///
  /// - Parameters:
  ///   - container: What the hierarchy is laid out in.
  ///   - outline: The hierarchy.
  /// - Complexity: O(n).
  /// - Throws: `LayoutError.invalidLength` for a length of the container, a width, a height, a spacing or an inset;
  ///   `LayoutError.invalidDisplayScale`; `LayoutError.invalidChild` where a child does not have exactly one
  ///   parent; `LayoutError.contentTooLong`.
  public init(_ container: Container, _ outline: Outline) throws(LayoutError) {
    self.container = container
    metrics = try ContainerMetrics(container)
    insets = try UnitInsets(outline.insets, metrics.axis, .sectionInset, at: .container)
    itemSpacing = Double(try LayoutUnit.length(outline.itemSpacing, .itemSpacing, at: .container))
    let columnSpacing = Double(try LayoutUnit.length(outline.columnSpacing, .columnSpacing, at: .container))
    var crossStart = Double(insets.crossStart)
    for (index, column) in outline.columns.enumerated() {
      let childCount = index + 1 < outline.columns.count ? outline.columns[index + 1].items.count : 0
      columns.append(
        try OutlineColumn(column, index: index, crossStart: crossStart, childCount: childCount))
      crossStart = columns[index].crossEnd + columnSpacing
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
  ///
  /// - Complexity: O(1).
  public var columnCount: Int { columns.count }

  /// The number of items in a column.
  ///
  /// - Parameter column: The index of the column, from 0 for the roots.
  /// - Returns: nil if there is no such column.
  /// - Complexity: O(1).
  public func itemCount(inColumn column: Int) -> Int? {
    columns.indices.contains(column) ? columns[column].count : nil
  }

  private mutating func layOut() {
    // From the leaves up, how long everything is; then from the roots down, where it starts.
    for index in columns.indices.reversed() {
      columns[index].lengths = ContiguousArray(repeating: 0, count: columns[index].count)
      for item in 0..<columns[index].count { columns[index].lengths[item] = length(of: item, index) }
    }
    for index in columns.indices {
      columns[index].starts = ContiguousArray(repeating: 0, count: columns[index].count)
      work.itemsPlaced += columns[index].count
      if index == 0 {
        place(0..<columns[0].count, in: 0, from: Double(insets.mainStart))
      } else {
        for parent in 0..<columns[index - 1].count {
          place(
            columns[index - 1].children(of: parent), in: index, from: columns[index - 1].starts[parent])
        }
      }
    }
    updateEnd()
  }

  private mutating func place(_ items: Range<Int>, in index: Int, from start: Double) {
    var start = start
    for item in items {
      columns[index].starts[item] = start
      start += columns[index].lengths[item] + itemSpacing
    }
  }

  /// The length of an item with its descendants, whose lengths are known.
  private func length(of item: Int, _ index: Int) -> Double {
    let height = Double(columns[index].heights[item])
    let children = columns[index].children(of: item)
    guard !children.isEmpty else { return height }
    let lengths = children.reduce(0.0) { $0 + columns[index + 1].lengths[$1] }
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

  /// Changes the length of an item along the main axis.
  ///
  /// What follows the item is moved, in each column as far as the item's ancestors become longer or shorter. Beyond
  /// an ancestor that does not, everything stays where it is. If the call throws, the hierarchy is as it was.
  ///
  /// - Parameters:
  ///   - height: The new length, in points, 0 to 2,000,000.
  ///   - path: The path of the item.
  /// - Complexity: O(d log n + m) for m moved items.
  /// - Throws: `LayoutError.noSuchSection` if there is no such column; `LayoutError.noSuchItem`;
  ///   `LayoutError.invalidLength`; `LayoutError.contentTooLong`.
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
    var (index, item) = (path.section, path.item)
    while true {
      let distance = updateLength(of: item, index)
      guard distance != 0 else { break }
      // The siblings behind it, and their descendants.
      let parent = index > 0 ? columns[index - 1].parent(of: item) : nil
      let siblings = parent.map { columns[index - 1].children(of: $0) } ?? 0..<columns[0].count
      shift(item + 1..<siblings.upperBound, in: index, by: distance)
      guard let parent else { break }
      (index, item) = (index - 1, parent)
    }
    updateEnd()
  }

  /// Brings the length of an item with its descendants up to date. Returns by how much it has grown.
  private mutating func updateLength(of item: Int, _ index: Int) -> Double {
    let old = columns[index].lengths[item]
    var new = Double(columns[index].heights[item])
    let children = columns[index].children(of: item)
    if let last = children.last {
      // The children have been moved already.
      let next = columns[index + 1]
      new = max(new, next.starts[last] + next.lengths[last] - columns[index].starts[item])
    }
    columns[index].lengths[item] = new
    return new - old
  }

  /// Moves items and all their descendants.
  private mutating func shift(_ items: Range<Int>, in first: Int, by distance: Double) {
    var items = items
    for index in first..<columns.count where !items.isEmpty {
      for item in items { columns[index].starts[item] += distance }
      work.itemsPlaced += items.count
      items =
        columns[index].childStart(of: items.lowerBound)..<columns[index].childStart(of: items.upperBound)
    }
  }
}

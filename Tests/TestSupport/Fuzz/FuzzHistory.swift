import Perpend

/// A history of calls and questions that bytes spell out, with checks after each that need no reference.
///
/// The history is lived through twice: by an index that is edited where it stands, and by one of which a copy is held
/// at each edit, so that it is copied first.
package struct FuzzHistory {
  private var random: RandomSource
  private var index: LayoutIndex
  private var copied: LayoutIndex
  private var anchor: (anchor: ScrollAnchor, viewport: Viewport, staysAtStart: Bool)?
  private var steps: [() -> String] = []
  private let announce: ((String) -> Void)?

  /// The most items with sizes that an index is given.
  private static let mostItems = 8000
  private static let mostSections = 40
  private static let mostSteps = 100

  /// What goes wrong in a history, with the steps that led there; nil if nothing does.
  ///
  /// - Parameter announce: is told of each step before it is made.
  package static func finding(in bytes: [UInt8], announce: ((String) -> Void)? = nil) -> String? {
    var random = RandomSource(bytes: bytes)
    guard let index = try? LayoutIndex(random.wildContainer(after: Container(width: 300))) else { return nil }
    var history = FuzzHistory(random: random, index: index, copied: index, announce: announce)
    return history.run()
  }

  private mutating func run() -> String? {
    let container = index.container
    note("\(container)")
    while random.hasBytes, steps.count < Self.mostSteps {
      if let difference = step() { return report(difference) }
    }
    note("at the end")
    let rect = LayoutRect(x: -3e9, y: -1e9, width: 6e9, height: 4e10)
    let difference =
      firstDifference(index, copied) ?? FrameScan(index).questionDifference { $0.queryDifference(in: rect) }
      ?? differenceFromAFreshBuild()
    return difference.map { report($0) }
  }

  private mutating func note(_ step: @autoclosure @escaping () -> String) {
    steps.append(step)
    announce?("\(steps.count - 1). \(step())")
  }

  private func report(_ difference: String) -> String {
    "\(difference)\n\(steps.reduce(into: Trail()) { $0.add($1()) })"
  }

  private mutating func step() -> String? {
    random.oneIn(3) ? askSomething() : edit()
  }

  // MARK: Edits

  private mutating func edit() -> String? {
    let before = copied
    let edit = random.wildEdit(of: copied, room: room)
    note(edit.label)
    let result = Result { () throws(LayoutError) in try edit.apply(to: &index) }
    let copiedResult = Result { () throws(LayoutError) in try edit.apply(to: &copied) }
    switch (result, copiedResult) {
    case (.failure(let error), .failure(let other)):
      guard other.isSame(as: error) else { return "error of the copy: \(other), not \(error)" }
      return firstDifference(copied, before) ?? firstDifference(index, before)
    case (.success(let change), .success):
      return difference(after: edit, change, from: before)
    default: return "one of two equal indices refuses: \(result), \(copiedResult)"
    }
  }

  private var room: Int {
    guard copied.sectionCount < Self.mostSections else { return 0 }
    let counts = (0..<copied.sectionCount).map { section in
      let count = copied.itemCount(inSection: section)!
      // Larger ones are grids that store nothing.
      return count <= Self.mostItems ? count : 0
    }
    return max(0, Self.mostItems - counts.reduce(0, +))
  }

  private mutating func difference(
    after edit: Edit, _ change: Change?, from before: LayoutIndex
  ) -> String? {
    // Of larger ones now and then: it takes as long as a layout.
    if isSmall || (index.itemCount < 3000 && steps.count % 4 == 0) {
      index._checkInvariants()
      copied._checkInvariants()
    }
    defer { anchor = nil }
    return change.flatMap { changeMapDifference($0, from: before, to: index) }
      ?? anchorDifference(after: change)
      ?? edit.arrivals(change).flatMap { arrivalDifference($0) }
      ?? (isSmall ? firstDifference(index, copied) : differing("size", index.contentSize, copied.contentSize))
      ?? countDifference(after: edit, from: before)
  }

  private var isSmall: Bool { index.itemCount < 400 }

  private func arrivalDifference(_ arrivals: [(path: ItemPath, size: LayoutSize)]) -> String? {
    first(arrivals) { path, size in
      guard let options = index.options(ofSection: path.section) else { return "no section of \(path)" }
      guard !options.isGrid else { return nil }
      return differing("size of \(path)", index.size(ofItemAt: path), OriginalSize(size).points)
    }
  }

  private func countDifference(after edit: Edit, from before: LayoutIndex) -> String? {
    let counts = (0..<index.sectionCount).map { index.itemCount(inSection: $0)! }
    let difference = differing("item count", index.itemCount, counts.reduce(0, +))
    guard case .append(let sections) = edit else { return difference }
    let old = (0..<before.sectionCount).map { before.itemCount(inSection: $0)! }
    return difference ?? differing("counts", counts, old + sections.map(\.itemCount))
  }

  private func anchorDifference(after change: Change?) -> String? {
    guard let (anchor, viewport, staysAtStart) = anchor else { return nil }
    // What is left for later stays so.
    var index = index
    guard let offset = try? index.offset(keeping: anchor, after: change) else { return nil }
    let isReachable = index.offsets(of: viewport).contains(offset)
    return isReachable || (staysAtStart && offset < 0) ? nil : "an anchor gives the offset \(offset)"
  }

  // MARK: Questions

  private mutating func askSomething() -> String? {
    let length = index.mainLength
    let point = LayoutPoint(x: random.wildPosition(near: length), y: random.wildPosition(near: length))
    let path = random.wildPath(in: index)
    switch random.int(0...9) {
    case 0, 1:
      let rect = LayoutRect(x: point.x, y: point.y, width: sideLength(), height: sideLength())
      note("elements in \(rect)")
      return FrameScan(index).questionDifference { $0.queryDifference(in: rect) }
    case 2:
      guard let frame = index.frame(ofItemAt: path) else { return nil }
      // From one unit before the edge to one behind it.
      let margin = random.pick([-1, 0, 1]) / 960.0
      let rect = LayoutRect(
        x: frame.x - margin, y: frame.y - margin, width: max(1, frame.width) + 2 * margin,
        height: max(1, frame.height) + 2 * margin)
      note("elements in \(rect)")
      guard index.canList(rect) else { return nil }
      return FrameScan(index).queryDifference(in: rect)
    case 3:
      note("element at \(point)")
      let square = LayoutRect(x: point.x, y: point.y, width: 1 / 960, height: 1 / 960)
      guard index.canList(square), point.x.magnitude < 1e10, point.y.magnitude < 1e10 else { return nil }
      _ = index.element(at: point)
      return nil
    case 4:
      note("item nearest to \(point)")
      return FrameScan(index).questionDifference { $0.nearestDifference(to: point) }
    case 5:
      let direction = random.pick(NeighborDirection.allCases)
      note("neighbor of \(path) toward \(direction)")
      let scan = FrameScan(index)
      guard scan.isWhole, let neighbor = index.neighbor(of: path, toward: direction) else { return nil }
      return index.frame(ofItemAt: neighbor) == nil ? "the neighbor \(neighbor) has no frame" : nil
    case 6:
      note("first item at or after \(point.y)")
      return FrameScan(index).questionDifference { $0.firstItemDifference(atOrAfter: point.y) }
    case 7: return askViewports()
    case 8:
      let choice = random.pick([
        ScrollAnchor.Choice.item(path), .firstVisible, .end(), .end(within: random.wildLength()),
      ])
      let viewport = random.wildViewport(near: length)
      let staysAtStart = random.oneIn(2)
      note("anchor \(choice) in \(viewport), stays at start: \(staysAtStart)")
      guard index.canList(viewport) else { return nil }
      var index = index
      let noted = try? index.anchor(choice, in: viewport, staysAtStart: staysAtStart)
      anchor = noted.map { ($0, viewport, staysAtStart) }
      return nil
    default:
      let viewport = random.wildViewport(near: length)
      let position = random.pick(ScrollAlignment.allCases)
      note("frames of \(path), offset bringing it to \(position) in \(viewport)")
      for path in [
        ElementPath.item(section: path.section, item: path.item), .header(section: path.section),
        .footer(section: path.section), .decoration(section: path.section, index: 0, item: path.item),
      ] {
        var index = index
        let answer = Result { () throws(LayoutError) in
          try index.offset(bringing: path, to: position, in: viewport)
        }
        guard case .success(let offset) = answer else { continue }
        guard (offset == nil) == (index.frame(of: path) == nil) else {
          return "\(path) has a frame or an offset alone"
        }
      }
      var laidOut = index
      _ = try? laidOut.offset(bringingSection: path.section, to: position, in: viewport)
      _ = index.frame(ofHeaderInSection: path.section, in: viewport)
      _ = index.frame(ofFooterInSection: path.section, in: viewport)
      return nil
    }
  }

  private mutating func sideLength() -> Double {
    random.oneIn(2) ? random.length(0...3000) : random.wildPosition(near: index.mainLength)
  }

  /// What enters and leaves is what the one viewport lists and the other does not.
  private mutating func askViewports() -> String? {
    let old = random.wildViewport(near: index.mainLength)
    let new = random.oneIn(2) ? random.wildViewport(near: index.mainLength) : old.moved(to: old.offset + 100)
    note("from \(old) to \(new)")
    guard index.canList(old), index.canList(new) else { return nil }
    let (before, after) = (index.elements(in: old), index.elements(in: new))
    let (oldPaths, newPaths) = (Set(before.map(\.path)), Set(after.map(\.path)))
    var entering: [Element] = []
    var leaving: [Element] = []
    index.forEachChange(
      from: old, to: new, entering: { entering.append($0) }, leaving: { leaving.append($0) })
    guard old.isPlain, new.isPlain else { return nil }
    // Those before the other viewport come first, and then those behind it.
    return listDifference(
      "entering", entering.map(\.path).sorted(), after.map(\.path).filter { !oldPaths.contains($0) })
      ?? listDifference(
        "leaving", leaving.map(\.path).sorted(), before.map(\.path).filter { !newPaths.contains($0) })
  }

  // MARK: The end

  /// With everything laid out and packed there is nothing left of the history.
  private func differenceFromAFreshBuild() -> String? {
    var packed = index
    let fresh = Result { () throws(LayoutError) in
      try LayoutIndex(
        packed.container, header: packed.header, footer: packed.footer,
        sections: (0..<packed.sectionCount).map { packed.input(ofSection: $0) })
    }
    do {
      packed.layoutLimit = nil
      while try packed.continueLayout(itemBudget: 700) > 0 {}
      for section in 0..<packed.sectionCount where packed.keepsColumns(inSection: section) {
        try packed.repack(section: section, from: 0)
      }
    } catch {
      // Columns that are kept may be longer than those of a fresh build.
      let keepsColumns = (0..<packed.sectionCount).contains { packed.keepsColumns(inSection: $0) }
      if !keepsColumns, case .success = fresh { return "a fresh build is not refused: \(error)" }
      return nil
    }
    switch fresh {
    case .success(let fresh): return firstDifference(packed, fresh)
    case .failure(let error): return "a fresh build is refused: \(error)"
    }
  }
}

extension LayoutIndex {
  /// A section as it would have to come in.
  fileprivate func input(ofSection section: Int) -> FeedSection {
    let options = options(ofSection: section)!
    let count = itemCount(inSection: section)!
    let unsized = FeedSection(options: options, unsizedItemCount: count)
    if options.isGrid, count > 20_000 { return unsized }
    let paths = (0..<count).map { ItemPath(section: section, item: $0) }
    let sizes = paths.map { self.size(ofItemAt: $0)! }
    let traits = paths.map { self.traits(ofItemAt: $0)! }
    // Of items that came without, the grid's size is their size.
    if case .grid(let grid) = options.layout, sizes.allSatisfy({ $0 == grid.itemSize.rounded }),
      traits.allSatisfy({ $0 == ItemTraits() })
    {
      return unsized
    }
    return FeedSection(options: options, items: sizes, traits: traits)
  }

  fileprivate func keepsColumns(inSection section: Int) -> Bool {
    options(ofSection: section)!.isStable && itemCount(inSection: section)! > 0
  }

  /// Whether a list of what is in a rectangle is of a length that can be waited for.
  fileprivate func canList(_ rect: LayoutRect) -> Bool {
    let isVertical = container.axis == .vertical
    let (main, cross) = isVertical ? (rect.height, rect.width) : (rect.width, rect.height)
    return canList(main: main, cross: cross)
  }

  fileprivate func canList(_ viewport: Viewport) -> Bool {
    canList(main: viewport.end - viewport.start, cross: .infinity)
  }

  private func canList(main: Double, cross: Double) -> Bool {
    (0..<sectionCount).allSatisfy { section in
      guard case .grid(let grid) = options(ofSection: section)!.layout,
        itemCount(inSection: section)! > 20_000
      else { return true }
      func pitch(_ length: Double, _ spacing: Double) -> Double { max(1 / 960, length + spacing) }
      let isVertical = container.axis == .vertical
      let item =
        isVertical ? grid.itemSize : LayoutSize(width: grid.itemSize.height, height: grid.itemSize.width)
      let columns = Double(columnCount(inSection: section)!)
      let rows = main / pitch(item.height, grid.rowSpacing) + 2
      return rows * min(columns, cross / pitch(item.width, grid.columnSpacing) + 2) < 20_000
    }
  }
}

extension FrameScan {
  /// The answer to a question that is only asked where all frames are known.
  fileprivate func questionDifference(_ body: (FrameScan) -> String?) -> String? {
    isWhole ? body(self) : nil
  }
}

extension Viewport {
  /// Whether what bars cover lies in it.
  fileprivate var isPlain: Bool {
    overscanAhead >= 0 && overscanBehind >= 0 && startInset >= 0 && endInset >= 0
      && startInset + endInset <= length
  }
}

extension Edit {
  /// The sizes that it gives, by new place.
  fileprivate func arrivals(_ change: Change?) -> [(path: ItemPath, size: LayoutSize)]? {
    switch self {
    case .setSize(let size, let path): [(path, size)]
    case .insertItems(let sizes, let path, _):
      sizes.enumerated().map { (ItemPath(section: path.section, item: path.item + $0), $1) }
    case .batch(let edits, _), .update(let edits, _):
      edits.compactMap { edit in
        switch edit {
        case .insertItem(let size, let path, _): (path, size)
        case .setSize(let path, let size, _): (change!.newPath(of: path)!, size)
        default: nil
        }
      }
    default: nil
    }
  }
}

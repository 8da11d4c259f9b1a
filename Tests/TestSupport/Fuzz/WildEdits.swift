import Perpend

/// Edits for a fuzz target: of an index as it is, most of which make sense.
extension RandomSource {
  /// Any call that changes an index; at most `room` items come in.
  package mutating func wildEdit(of index: LayoutIndex, room: Int) -> Edit {
    if index.sectionCount == 0, !oneIn(8) { return .append([wildSection(atMost: room)]) }
    let path = wildPath(in: index)
    if oneIn(4) { return wildRun(in: index, section: path.section, room: room) }
    switch pick(Mutation.ofIndices) {
    case .setSize: return .setSize(wildSize(), path)
    case .setSizes: return .setSizes((0..<int(0...9)).map { _ in (wildPath(in: index), wildSize()) })
    case .setTraits: return .setTraits(oneIn(3) ? ItemTraits() : wildTraits(), path)
    case .repack: return .repack(section: path.section, from: path.item)
    case .insertItems:
      let count = index.itemCount(inSection: path.section) ?? 0
      let item = oneIn(2) ? path.item : pick([0, count])
      return .insertItems(
        wildSizes(atMost: room), ItemPath(section: path.section, item: item),
        traits: oneIn(4) ? wildTraits() : nil)
    case .deleteItems:
      return .deleteItems(
        wildRange(below: index.itemCount(inSection: path.section) ?? 0), section: path.section)
    case .append: return .append([wildSection(atMost: room)])
    case .appendContents:
      return .append(oneIn(4) ? [] : [wildSection(atMost: room / 2), wildSection(atMost: room / 2)])
    case .setOptions:
      let old = index.options(ofSection: path.section)
      return .setOptions(old.map { wildOptions(after: $0) } ?? wildOptions(), section: path.section)
    case .setContainer: return .setContainer(wildContainer(after: index.container))
    case .setHeader: return .setHeader(wildSupplementary())
    case .setFooter: return .setFooter(wildSupplementary())
    case .apply: return .batch(wildBatch(of: index, room: room), counts: wildCounts(index))
    case .update: return .update(wildBatch(of: index, room: room), counts: wildCounts(index))
    case .ensureLayout: return .ensureLayout(wildPosition(near: index.mainLength))
    case .continueLayout: return .continueLayout(pick([-1, 0, 1, 64, 1000, .max, .min]))
    case .anchor: return .scroll(.anchor, path, wildViewport(near: index.mainLength))
    case .offsetKeeping: return .scroll(.keep, path, wildViewport(near: index.mainLength))
    case .offsetBringing: return .scroll(.bring, path, wildViewport(near: index.mainLength))
    case .ensureFrame: return .scroll(.ensureFrame, path, wildViewport(near: index.mainLength))
    case .offsetBringingSection: return .scroll(.bringSection, path, wildViewport(near: index.mainLength))
    case .layoutLimit: return .layoutLimit(oneIn(3) ? nil : wildPosition(near: index.mainLength))
    case .maximumThreadCount: return .maximumThreadCount(pick([nil, 0, 1, 2, 8, -1, .max, .min]))
    default: fatalError("no call of an index")
    }
  }

  /// Many items that come or go near the start of a section, or near its end: what room there is before and behind the
  /// others is used up or becomes too much.
  private mutating func wildRun(in index: LayoutIndex, section: Int, room: Int) -> Edit {
    let count = index.itemCount(inSection: section) ?? 0
    let first = min(count, pick([0, 0, 1, 10, 64, count / 2, count]))
    let length = pick([1, 63, 64, 600, count / 4, count / 2, count])
    return oneIn(2)
      ? .deleteItems(first..<first + min(length, count - first), section: section)
      : .insertItems(
        Array(repeating: wildSize(), count: min(length, room)), ItemPath(section: section, item: first))
  }

  /// How many items each section has, which is right where as many come as go.
  private mutating func wildCounts(_ index: LayoutIndex) -> [Int]? {
    oneIn(8) ? (0..<index.sectionCount).map { index.itemCount(inSection: $0)! } : nil
  }

  private mutating func wildBatch(of index: LayoutIndex, room: Int) -> [BatchEdit] {
    var edits: [BatchEdit] = []
    for _ in 0..<int(0...5) {
      let path = wildPath(in: index)
      switch pick(Mutation.ofBatches) {
      case .batchInsertItem:
        let (size, traits) = (wildSize(), oneIn(4) ? wildTraits() : nil)
        let run = path.item < .max - 300 && oneIn(4) ? min(room, int(1...200)) : 1
        edits += (0..<run).map {
          .insertItem(size, ItemPath(section: path.section, item: path.item + $0), traits: traits)
        }
      case .batchDeleteItem:
        let left = (index.itemCount(inSection: path.section) ?? 0) - max(0, path.item)
        let run = left > 0 && oneIn(4) ? min(left, int(1...2000)) : 1
        edits += (0..<run).map { .deleteItem(ItemPath(section: path.section, item: path.item + $0)) }
      case .batchMoveItem: edits.append(.moveItem(path, to: wildPath(in: index)))
      case .batchSetSize:
        edits.append(.setSize(path, wildSize(), traits: oneIn(4) ? wildTraits() : nil))
      case .batchInsertSection:
        edits.append(.insertSection(wildSection(atMost: room / 4), wildNumber(below: index.sectionCount + 1)))
      case .batchDeleteSection: edits.append(.deleteSection(path.section))
      case .batchMoveSection:
        edits.append(.moveSection(path.section, to: wildNumber(below: index.sectionCount)))
      case .batchReloadSection:
        edits.append(.reloadSection(path.section, wildSection(atMost: room / 4)))
      case .batchSetOptions:
        let old = index.options(ofSection: path.section)
        edits.append(.setOptions(old.map { wildOptions(after: $0) } ?? wildOptions(), path.section))
      case .batchAddDifference:
        edits.append(.difference(wildDifference(.items(section: path.section), of: index, room: room)))
      case .batchAddCollectionDifference:
        edits.append(.difference(wildDifference(.collection(section: path.section), of: index, room: room)))
      case .batchAddFeedDifference:
        edits.append(.difference(wildDifference(.feed, of: index, room: room)))
      default: fatalError("no call of a batch")
      }
    }
    return edits
  }

  /// A difference from the first items of sections to some of them in another order, and others.
  private mutating func wildDifference(
    _ form: DifferenceCall.Form, of index: LayoutIndex, room: Int
  ) -> DifferenceCall {
    var numbers = Array(0..<index.sectionCount)
    switch form {
    case .items(let section), .collection(let section): numbers = [section]
    case .feed: break
    }
    let old = FeedSnapshot(
      sections: numbers.map { number in
        let count = min(50, index.itemCount(inSection: number) ?? 0)
        return .init(id: number, items: (0..<count).map { number &* 1000 &+ $0 })
      })
    var call = DifferenceCall(form, from: old, to: old)
    var sections = call.new.sections
    for _ in 0..<int(0...6) where !sections.isEmpty {
      let (from, to) = (int(0...sections.count - 1), int(0...sections.count - 1))
      let id = oneIn(3) ? nil : sections[from].items.indices.randomElement(using: &self)
      if let item = id.map({ sections[from].items.remove(at: $0) }) {
        if oneIn(8) { sections[from].items.append(item) }
        if oneIn(3) { call.changed.insert(item) }
        if !oneIn(3) { sections[to].items.insert(item, at: int(0...sections[to].items.count)) }
      } else if room > 6 {
        sections[to].items.insert(int(-9 ... -1), at: int(0...sections[to].items.count))
      }
      if form == .feed, oneIn(4) {
        let section = sections.remove(at: from)
        if oneIn(2) { sections.insert(section, at: min(to, sections.count)) }
        if oneIn(3) { sections.append(.init(id: int(-3 ... -1))) }
      }
    }
    for id in -9 ... -1 { call.sizes[id] = wildSize() }
    for id in -3 ... -1 { call.options[id] = wildOptions() }
    call.new.sections = sections
    return call
  }
}

extension LayoutIndex {
  /// The length of the content along the main axis.
  package var mainLength: Double { container.axis == .vertical ? contentSize.height : contentSize.width }
}

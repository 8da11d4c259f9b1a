extension Batch {
  /// Adds the edits that turn one list of a section's items into another: deletions, insertions, moves and new
  /// sizes.
  ///
  /// Of the items that stay, as few as possible are moved, and of these as few as possible to the index that they
  /// already have. An identifier that stands twice is refused if it is noticed: where the lists agree, nothing is looked
  /// up. One that is not noticed does no harm: the batch turns the one list into the other all the same.
  ///
  /// - Parameters:
  ///   - old: The identifiers of the items as the section has them.
  ///   - new: The identifiers as the section shall have them.
  ///   - section: The index of the section, which is the same before and after the batch.
  ///   - changed: The identifiers of items whose size is another now. It has no effect for items that do not stay.
  ///   - traits: What sets an item apart that is inserted or has changed; nil leaves it as it is.
  ///   - size: The original size, in points, of an item that is inserted or has changed. Called once for each.
  /// - Complexity: O(n) for n identifiers; where few edits lie among them, they are only compared (Myers' greedy
  ///   algorithm). O(m log n) for m identifiers that stay in another order: a heaviest ascending run.
  /// - Throws: `LayoutError.duplicateIdentifier`; the batch is then as it was.
  @inlinable
  public mutating func addDifference<ID: Hashable>(
    from old: [ID], to new: [ID], inSection section: Int, changed: Set<ID> = [],
    traits: (ID) -> ItemTraits? = { _ in nil }, size: (ID) -> LayoutSize
  ) throws(LayoutError) {
    let list = ListDifference.List(
      from: section, to: section, old: old, new: new, Agreement(old, new))
    let items = try Batch.difference([list], changed, ofSections: false)
    for path in items.inserted {
      insertItem(size(new[path.item]), at: path, traits: traits(new[path.item]))
    }
    add(items, identifier: { old[$0.item] }, traits: traits, size: size)
  }

  /// Adds the edits that turn one snapshot of a feed into another: sections and items that are inserted, deleted
  /// and moved, also from section to section, and new sizes.
  ///
  /// A section stays if its identifier does, and so does an item, whichever section it was in. As few as possible
  /// of the sections are moved, and of the items that stay in a section. An identifier of sections that stands twice is
  /// refused. One of items, also in different sections, is refused if it is noticed: where the items of a section agree,
  /// nothing is looked up.
  ///
  /// - Parameters:
  ///   - old: The snapshot of the feed as it is.
  ///   - new: The snapshot of the feed as it shall be.
  ///   - changed: The identifiers of items whose size is another now. It has no effect for items that do not stay.
  ///   - options: The options of a section that is inserted. Called once for each.
  ///   - traits: What sets an item apart that is inserted or has changed; nil leaves it as it is.
  ///   - size: The original size, in points, of an item that is inserted or has changed. Called once for each.
  /// - Complexity: O(n) for n identifiers; where few edits lie among those of a section, they are only compared. O(m log
  ///   n) for m identifiers that stay in another order, and O(s log s) for s sections.
  /// - Throws: `LayoutError.duplicateIdentifier`; the batch is then as it was.
  @inlinable
  public mutating func addDifference<SectionID, ItemID>(
    from old: FeedSnapshot<SectionID, ItemID>, to new: FeedSnapshot<SectionID, ItemID>,
    changed: Set<ItemID> = [], options: (SectionID) -> SectionOptions,
    traits: (ItemID) -> ItemTraits? = { _ in nil }, size: (ItemID) -> LayoutSize
  ) throws(LayoutError) {
    let list = ListDifference.List(
      from: 0, to: 0, old: old.sections.map { $0.id }, new: new.sections.map { $0.id })
    let sections = try Batch.difference([list], [], ofSections: true)
    let items = try Batch.difference(
      Batch.itemLists(from: old, to: new, sections), changed, ofSections: false)

    var arrivals: [Int: FeedSection] = [:]
    for path in sections.inserted {
      arrivals[path.item] = FeedSection(options: options(new.sections[path.item].id))
    }
    for path in items.inserted {
      let id = new.sections[path.section].items[path.item]
      let (size, traits) = (size(id), traits(id))
      if arrivals[path.section] == nil {
        insertItem(size, at: path, traits: traits)
      } else {
        arrivals[path.section]!.add(size, traits)
      }
    }
    for path in sections.inserted { insertSection(arrivals[path.item]!, at: path.item) }
    for path in sections.deleted { deleteSection(at: path.item) }
    for move in sections.moved { moveSection(from: move.from.item, to: move.to.item) }
    add(items, identifier: { old.sections[$0.section].items[$0.item] }, traits: traits, size: size)
  }

  /// Adds a difference of a section's items from the standard library: deletions, insertions and the moves that it
  /// has inferred.
  ///
  ///     batch.add(new.difference(from: old).inferringMoves(), inSection: 0) { sizes[$0]! }
  ///
  /// `addDifference(from:to:inSection:)` is faster where much has changed, and makes fewer moves.
  ///
  /// - Parameters:
  ///   - difference: What changes in the section's list; its offsets are indices of items.
  ///   - section: The index of the section, which is the same before and after the batch.
  ///   - traits: What sets an item apart that is inserted; nil if nothing does.
  ///   - size: The original size, in points, of an item that is inserted. Called once for each.
  /// - Complexity: O(k) for k changes.
  @inlinable
  public mutating func add<Element>(
    _ difference: CollectionDifference<Element>, inSection section: Int,
    traits: (Element) -> ItemTraits? = { _ in nil }, size: (Element) -> LayoutSize
  ) {
    for change in difference {
      switch change {
      case .insert(let offset, let element, nil):
        insertItem(size(element), at: ItemPath(section: section, item: offset), traits: traits(element))
      case .remove(let offset, _, nil): deleteItem(at: ItemPath(section: section, item: offset))
      case .remove(let offset, _, let target?):
        moveItem(from: ItemPath(section: section, item: offset), to: ItemPath(section: section, item: target))
      case .insert: break
      }
    }
  }

  // MARK: Parts

  @inlinable
  static func difference<ID>(
    _ lists: [ListDifference<ID>.List], _ changed: Set<ID>, ofSections: Bool
  ) throws(LayoutError) -> ListDifference<ID> {
    do {
      return try ListDifference(lists, changed: changed)
    } catch {
      throw error.error(ofSections: ofSections)
    }
  }

  /// The items of each section, before and after.
  @inlinable
  static func itemLists<SectionID, ItemID>(
    from old: FeedSnapshot<SectionID, ItemID>, to new: FeedSnapshot<SectionID, ItemID>,
    _ sections: ListDifference<SectionID>
  ) -> [ListDifference<ItemID>.List] {
    let targets = targets(sections.deleted, sections.inserted, sections.moved, count: old.sections.count)
    var lists: [ListDifference<ItemID>.List] = []
    lists.reserveCapacity(targets.count + sections.inserted.count)
    for (section, target) in targets.enumerated() {
      let items = old.sections[section].items
      if let target {
        let newItems = new.sections[target].items
        lists.append(
          .init(from: section, to: target, old: items, new: newItems, Agreement(items, newItems)))
      } else {
        lists.append(.init(from: section, to: nil, old: items, new: []))
      }
    }
    for path in sections.inserted {
      lists.append(.init(from: nil, to: path.item, old: [], new: new.sections[path.item].items))
    }
    return lists
  }

  /// Where each section goes, or nil.
  @usableFromInline
  static func targets(
    _ deleted: [ItemPath], _ inserted: [ItemPath], _ moved: [Move<ItemPath>], count: Int
  ) -> [Int?] {
    let moves = MoveTable(moved.map { Move(from: $0.from.item, to: $0.to.item) })
    let removed = deleted.map { $0.item } + moves.moves.map { $0.from }
    let placed = inserted.map { $0.item } + moves.moves.map { $0.to }
    let map = IndexMap(
      oldCount: count, removed: IndexRanges(removed.sorted()), placed: IndexRanges(placed.sorted()))
    return (0..<count).map { map.newIndex(of: $0) ?? moves.target(of: $0) }
  }

  /// Adds the deletions, moves and new sizes of a difference of items.
  @inlinable
  mutating func add<ID>(
    _ items: ListDifference<ID>, identifier: (ItemPath) -> ID, traits: (ID) -> ItemTraits?,
    size: (ID) -> LayoutSize
  ) {
    deletedItems += items.deleted
    movedItems += items.moved
    for path in items.changed {
      let id = identifier(path)
      setSize(size(id), ofItemAt: path, traits: traits(id))
    }
  }
}

extension FeedSection {
  /// Adds an item.
  @usableFromInline
  mutating func add(_ size: LayoutSize, _ itemTraits: ItemTraits?) {
    if let itemTraits {
      traits += Array(repeating: ItemTraits(), count: items.count - traits.count)
      traits.append(itemTraits)
    }
    items.append(size)
  }
}

import Perpend

/// The items of a section: one by one, or many by a formula.
struct ItemsDescription {
  private(set) var sizes: [LayoutSize] = []
  private(set) var traits: [ItemTraits] = []
  private(set) var unsizedCount = 0
  /// The names of the items; nil when none has one.
  private(set) var ids: [String?]?

  init(
    _ field: JSONField, _ axis: ScrollAxis, isGrid: Bool, _ budget: ItemBudget
  ) throws(JSONField.Malformed) {
    if field.json.members != nil {
      try takeMany(field, axis, isGrid: isGrid, budget)
      return
    }
    let form = "an array of items, or {count, size}"
    for entry in try field.elements(form) {
      if entry["count"] != nil {
        try takeMany(entry, axis, isGrid: isGrid, budget)
      } else {
        try checkOrder(entry)
        let item = try ItemDescription(entry, axis)
        take(item.traits, count: 1)
        sizes.append(item.size)
        if item.id != nil || ids != nil { nameItems(through: sizes.count - 1, last: item.id) }
      }
    }
    if ids != nil { nameItems(through: sizes.count - 1) }
  }

  private mutating func takeMany(
    _ field: JSONField, _ axis: ScrollAxis, isGrid: Bool, _ budget: ItemBudget
  ) throws(JSONField.Malformed) {
    try field.checkKeys(["count"] + ItemLength.keys + TraitsDescription.keys)
    let areUnsized = isGrid && ItemLength.keys.allSatisfy { field[$0] == nil }
    let count = try budget.take(field.required("count"), areUnsized: areUnsized)
    if areUnsized {
      unsizedCount += count
      return
    }
    try checkOrder(field)
    let length = try ItemLength(field, axis)
    take(try TraitsDescription(field).traits, count: count)
    sizes.reserveCapacity(sizes.count + count)
    for item in 0..<count { sizes.append(length.size(at: item)) }
  }

  /// The index takes those without a size last.
  private func checkOrder(_ field: JSONField) throws(JSONField.Malformed) {
    guard unsizedCount > 0 else { return }
    throw field.problem("items with a size stand before those without")
  }

  private mutating func take(_ new: ItemTraits, count: Int) {
    guard new != ItemTraits() || !traits.isEmpty else { return }
    traits += Array(repeating: ItemTraits(), count: sizes.count - traits.count)
    traits += Array(repeating: new, count: count)
  }

  private mutating func nameItems(through last: Int, last id: String? = nil) {
    var names = ids ?? []
    names += Array(repeating: nil, count: max(0, last + 1 - names.count))
    if let id { names[last] = id }
    ids = names
  }
}

/// An item by itself.
struct ItemDescription {
  var id: String?
  var size: LayoutSize
  var traits = ItemTraits()

  init(_ field: JSONField, _ axis: ScrollAxis) throws(JSONField.Malformed) {
    guard field.json.members != nil else {
      let form = "an item: [width, height], or an object with \(ItemLength.form(axis))"
      let lengths = try field.numbers(2, form)
      size = LayoutSize(width: lengths[0], height: lengths[1])
      return
    }
    try field.checkKeys(["id"] + ItemLength.keys + TraitsDescription.keys)
    id = try field["id"]?.string()
    size = try ItemLength(field, axis).size(at: 0)
    traits = try TraitsDescription(field).traits
  }
}

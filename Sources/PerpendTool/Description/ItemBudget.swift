/// How many items a document may still describe by a count: a short one could ask for any number.
package final class ItemBudget {
  /// Items that are stored.
  private var stored = ItemBudget.mostStored
  /// Items of grids of which nothing is stored.
  private var unsized = ItemBudget.mostUnsized

  package static let mostStored = 100_000_000
  static let mostUnsized = 1_000_000_000_000

  /// Takes so many items of the rest, whose `count` says where they are asked for.
  func take(_ count: JSONField, areUnsized: Bool) throws(JSONField.Malformed) -> Int {
    let number = try count.integer()
    let most = areUnsized ? Self.mostUnsized : Self.mostStored
    guard (0...most).contains(number) else {
      throw count.malformed("a count from 0 to \(Format.grouped(most))")
    }
    let left = areUnsized ? unsized : stored
    guard number <= left else {
      throw count.problem(
        "\(Format.grouped(number)) more make it more than \(Format.grouped(most)) items in all")
    }
    if areUnsized { unsized -= number } else { stored -= number }
    return number
  }
}

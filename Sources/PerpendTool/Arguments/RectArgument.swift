import Perpend

/// A rectangle or a point on the command line.
enum RectArgument {
  static func parse(_ arguments: Arguments, _ flag: String) throws -> LayoutRect? {
    let form = "four numbers x,y,width,height with width and height not below 0"
    guard let n = try arguments.numbers(flag, counts: [4], form) else { return nil }
    guard n[2] >= 0, n[3] >= 0 else { throw arguments.expected(flag, form, arguments.text(flag) ?? "") }
    return LayoutRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  static func parsePoint(_ arguments: Arguments, _ flag: String) throws -> LayoutPoint? {
    try arguments.numbers(flag, counts: [2], "two numbers x,y").map { LayoutPoint(x: $0[0], y: $0[1]) }
  }

  static func parsePath(_ arguments: Arguments, _ flag: String) throws -> ItemPath? {
    guard let text = arguments.text(flag) else { return nil }
    guard let path = ItemPath(text: text) else {
      throw arguments.expected(flag, "two whole numbers section,item", text)
    }
    return path
  }
}

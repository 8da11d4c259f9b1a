import Perpend

/// `perpend query`: what is where.
enum QueryCommand {
  static let command = Command(
    name: "query", summary: "tell what is in a rectangle, at a point, or where an item is",
    operands: ["FILE"],
    flags: [
      Flag("--rect", "X,Y,W,H", "what shares area with this rectangle"),
      Flag("--point", "X,Y", "what is on top at this point"),
      Flag("--item", "S,I", "where item I of section S is, both counted from 0"),
      Flag("--json", nil, "answer in JSON"),
    ] + FeedStyle.flags,
    notes: Help.feedForm + """


      Elements are named i:section,item for an item, h:section for a header, f:section for a footer,
      d:section,number,item for a decoration, H and F for the header and footer of the whole feed.

      Of what is in a rectangle the first \(Format.grouped(Listing.most)) elements are listed, and then how many more
      there are: in JSON as a last {"more": N}.
      """,
    run: { try run($0, $1) })

  private enum Question {
    case rect(LayoutRect)
    case point(LayoutPoint)
    case item(ItemPath)
  }

  /// An element and its frame.
  private struct Place {
    var path: ElementPath
    var frame: LayoutRect
  }

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let question = try question(arguments)
    let laidOut = try FeedFile.read(arguments, console)
    let isJSON = arguments.has("--json")
    switch question {
    case .rect(let rect):
      let listing = Listing(laidOut.index, in: rect)
      let places = listing.paths.compactMap { path in
        laidOut.index.frame(of: path).map { Place(path: path, frame: $0) }
      }
      if isJSON {
        console.print(JSONWriter.write(.array(places.map { json($0, laidOut) } + listing.jsonOfMore)))
      } else {
        if !places.isEmpty { console.print(table(places, laidOut)) }
        if let more = listing.more { console.print(more) }
        console.print(Format.count(listing.count, "element"))
      }
    case .point(let point):
      let place = laidOut.index.element(at: point).map { Place(path: $0.path, frame: $0.frame) }
      if isJSON {
        console.print(JSONWriter.write(place.map { json($0, laidOut) } ?? .null))
      } else {
        let nothing = "nothing at \(Format.grouped(point.x)), \(Format.grouped(point.y))"
        console.print(place.map { table([$0], laidOut) } ?? nothing)
      }
    case .item(let path):
      let place = try place(of: path, laidOut)
      console.print(isJSON ? JSONWriter.write(json(place, laidOut)) : table([place], laidOut))
    }
    return .success
  }

  private static func question(_ arguments: Arguments) throws -> Question {
    var questions: [Question] = []
    if let rect = try RectArgument.parse(arguments, "--rect") { questions.append(.rect(rect)) }
    if let point = try RectArgument.parsePoint(arguments, "--point") { questions.append(.point(point)) }
    if let path = try RectArgument.parsePath(arguments, "--item") { questions.append(.item(path)) }
    guard questions.count == 1 else {
      throw arguments.usage("expected one of --rect, --point, --item, found \(questions.count)")
    }
    return questions[0]
  }

  private static func place(of path: ItemPath, _ laidOut: LaidOutFeed) throws -> Place {
    let index = laidOut.index
    guard let frame = index.frame(ofItemAt: path) else {
      let count = index.itemCount(inSection: path.section)
      let error =
        count.map { LayoutError.noSuchItem(path, count: $0) }
        ?? .noSuchSection(path.section, count: index.sectionCount)
      throw ToolError.refused("\(laidOut.file): \(error)")
    }
    return Place(path: .item(section: path.section, item: path.item), frame: frame)
  }

  private static func table(_ places: [Place], _ laidOut: LaidOutFeed) -> String {
    var table = Table(["element", "section", "x", "y", "width", "height", "column", "original"], leading: 2)
    for place in places {
      let frame = place.frame
      let path = place.path.itemPath
      let size = path.flatMap { laidOut.index.size(ofItemAt: $0) }
      table.add([
        place.path.name, laidOut.name(ofSectionOf: place.path),
        Format.grouped(frame.x, 3), Format.grouped(frame.y, 3),
        Format.grouped(frame.width, 3), Format.grouped(frame.height, 3),
        path.flatMap { laidOut.index.column(ofItemAt: $0) }.map(String.init) ?? "",
        size.map { "\(Format.grouped($0.width)) × \(Format.grouped($0.height))" } ?? "",
      ])
    }
    return table.text
  }

  private static func json(_ place: Place, _ laidOut: LaidOutFeed) -> JSON {
    var members: [(String, JSON)] = [
      ("element", .string(place.path.name)),
      ("frame", .frame(place.frame)),
    ]
    if let section = place.path.sectionNumber {
      members.insert(("section", .string(laidOut.sectionNames[section])), at: 1)
    }
    if let path = place.path.itemPath {
      if let column = laidOut.index.column(ofItemAt: path) { members.append(("column", .number(column))) }
      if let size = laidOut.index.size(ofItemAt: path) {
        members.append(("original", .array([.number(size.width), .number(size.height)])))
      }
    }
    return .object(members)
  }
}

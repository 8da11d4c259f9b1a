import Perpend

/// The feed that the first operand of a command names, laid out as its flags say: a document that describes its
/// layout, where the name ends in .json, or lines.
enum FeedFile {
  static func read(_ arguments: Arguments, _ console: Console) throws -> LaidOutFeed {
    let laidOut = try layOut(arguments, console)
    if let section = laidOut.firstSectionWithoutWidth {
      let length = Format.grouped(laidOut.index.container.crossLength)
      console.report(
        "\(laidOut.file): \(laidOut.sectionNames[section]): the items have no area, since the spaces leave "
          + "no room for columns in \(length) pt")
    }
    return laidOut
  }

  private static func layOut(_ arguments: Arguments, _ console: Console) throws -> LaidOutFeed {
    let path = arguments.operands[0]
    guard path.lowercased().hasSuffix(".json") else {
      let style = try FeedStyle(arguments)
      let input = try InputFile.read(path)
      return try LaidOutFeed(style.description(of: try FeedReader.parse(input, console)), file: input.title)
    }
    let input = try InputFile.read(path)
    try FeedStyle.refuseLayoutFlags(arguments, of: input.title)
    var feed = try FeedDocument.parse(input)
    try FeedStyle.apply(arguments, to: &feed.container)
    return try LaidOutFeed(feed, file: input.name)
  }
}

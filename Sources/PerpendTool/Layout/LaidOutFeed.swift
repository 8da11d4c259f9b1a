import Perpend

/// A feed together with its layout.
struct LaidOutFeed {
  let name: String
  /// What messages call it.
  let file: String
  let feed: FeedDescription
  /// What the sections are called.
  let sectionNames: [String]
  let index: LayoutIndex

  /// A feed of lines, laid out as flags say.
  init(_ feed: Feed, _ style: FeedStyle) throws {
    try self.init(style.description(of: feed), file: feed.name)
  }

  /// Lays out a feed that comes from `file`.
  init(_ feed: FeedDescription, file: String) throws {
    name = feed.name ?? file
    self.file = file
    self.feed = feed
    sectionNames = feed.sections.indices.map { feed.sections[$0].id ?? "section \($0)" }
    do {
      index = try feed.index()
    } catch {
      let refusal = Refusal(error)
      let line = refusal.section.flatMap { $0 < feed.sections.count ? feed.sections[$0].line : nil } ?? 0
      let place = line > 0 ? "\(file):\(line)" : file
      throw ToolError.refused("\(place): the layout was refused: \(refusal.message)")
    }
  }

  var axis: Axis { index.container.axis }

  /// The whole content.
  var bounds: Rect {
    let size = index.contentSize
    return Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The name of the section that an element belongs to; nothing for what belongs to none.
  func name(ofSectionOf path: ElementPath) -> String { path.sectionNumber.map { sectionNames[$0] } ?? "" }

  /// A viewport over the whole breadth.
  func viewport(offset: Double = 0, length: Double) -> Rect {
    axis.rect(start: offset, length: length, crossStart: 0, breadth: index.container.crossLength)
  }

  func options(ofSection section: Int) -> SectionOptions {
    index.options(ofSection: section) ?? SectionOptions()
  }
}

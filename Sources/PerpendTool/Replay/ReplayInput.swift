import Perpend

/// The input of a case: a feed, what is done to it, and what is asked.
package struct ReplayInput {
  var feed: FeedDescription
  var scroll: ReplayScroll?
  var operations: [ReplayOperation]
  var questions: ReplayQuestions

  package static let keys =
    FeedDescription.keys + ["scroll", "operations"] + ReplayQuestions.keys

  package init(_ field: JSONField) throws {
    try field.checkKeys(Self.keys)
    let defaults = try SectionDefaults(field)
    feed = try FeedDescription(field, defaults)
    let bars = try ReplayBars(field)
    scroll = try field["scroll"].map { try ReplayScroll($0, bars) }
    operations = []
    for operation in try field["operations"]?.elements() ?? [] {
      operations.append(try ReplayOperation(operation, defaults))
    }
    questions = try ReplayQuestions(field, bars)
    guard questions.stickyAt != nil else { return }
    // Where headers stick is asked of headers that do.
    for section in feed.sections.indices
    where feed.sections[section].section.options.header?.pinning == Supplementary.Pinning.none {
      feed.sections[section].section.options.header?.pinning = .section
    }
  }
}

import Perpend

/// The kinds of answers, by the keys that cases give them, in the order in which they are printed.
enum AnswerKey: String, CaseIterable {
  case error, errorAt, unchanged
  case contentSize, columnWidth
  case sectionOrder, order, columnsOf
  case headers, footers, backgrounds, frames
  case overlaps
  case query, queries, viewportQueries, hits
  case offset, stickyAt, scrollTo

  /// How an answer is held against what is expected.
  var rule: Comparison.Rule {
    switch self {
    case .headers, .footers, .backgrounds, .frames: .named
    case .errorAt: .members
    case .query: .set
    case .queries, .viewportQueries: .sets
    case .columnWidth: .everySection
    default: .value
    }
  }

  /// Whether `expected` names the elements that it is about.
  var isNamed: Bool { if case .named = rule { true } else { false } }

  /// The answer, or nil when it was not asked for.
  ///
  /// Of answers that name elements, `wanted` says which are wanted; without it all are, as far as a person would read
  /// them.
  func answer(_ replayer: Replayer, wanted: JSON? = nil) -> JSON? {
    let state = replayer.state
    let index = state.index
    let questions = replayer.input.questions
    return switch self {
    case .error: replayer.refusal.map { .string($0.code) }
    case .errorAt: replayer.refusal.map { .object($0.details) }
    case .unchanged: replayer.refusal.map { _ in .bool(replayer.isUnchanged) }
    case .contentSize: .size(index.contentSize)
    case .columnWidth:
      .array((0..<index.sectionCount).map { index.itemWidth(inSection: $0).map(JSON.number) ?? .null })
    case .sectionOrder: Self.names(state.sectionIDs, wanted)
    case .order: Self.order(state, wanted)
    case .columnsOf: Self.isShort(index, wanted) ? ElementAnswers.ofAll(index, Self.columns) : nil
    case .headers: ElementAnswers.sections(index, wanted) { $0.frame(ofHeaderInSection: $1) }
    case .footers: ElementAnswers.sections(index, wanted) { $0.frame(ofFooterInSection: $1) }
    case .backgrounds: ElementAnswers.sections(index, wanted) { $0.frame(ofSection: $1) }
    case .frames: ElementAnswers.items(index, wanted)
    case .overlaps:
      Self.isShort(index, wanted)
        ? ElementAnswers.ofAll(index, most: Overlaps.mostItems) { .number(Overlaps.count(in: $0)) } : nil
    case .query: questions.query.map { ElementAnswers.names(index, $0, wanted) }
    case .queries:
      questions.queries.map { ElementAnswers.each($0, wanted) { ElementAnswers.names(index, $0, $1) } }
    case .viewportQueries:
      questions.viewportQueries.map {
        ElementAnswers.each($0, wanted) { ElementAnswers.names(index, $0, $1) }
      }
    case .hits: questions.hits.map { .array($0.map { ElementAnswers.name(index, $0) }) }
    case .offset: state.scroll.map { .number($0.viewport.offset) }
    case .stickyAt: questions.stickyAt.map { .array($0.map { ScrollAnswers.headers(index, $0) }) }
    case .scrollTo: questions.scrollTo.map { .array($0.map { ScrollAnswers.offset(index, $0) }) }
    }
  }

  /// Whether an answer as long as the feed is wanted, or short enough to be printed unasked.
  private static func isShort(_ index: LayoutIndex, _ wanted: JSON?) -> Bool {
    wanted != nil || index.itemCount <= ElementAnswers.printedItems
  }

  private static func names(_ ids: [String?], _ wanted: JSON?) -> JSON? {
    guard wanted != nil || ids.contains(where: { $0 != nil }) else { return nil }
    return .array(ids.map { $0.map(JSON.string) ?? .null })
  }

  private static func order(_ state: ReplayState, _ wanted: JSON?) -> JSON? {
    let hasNames = state.itemNames.contains { !$0.isEmpty }
    guard isShort(state.index, wanted), wanted != nil || hasNames else { return nil }
    return ElementAnswers.ofAll(state.index) { index in
      .array(
        state.itemNames.enumerated().map { section, names in
          .array(
            (0..<(index.itemCount(inSection: section) ?? 0)).map { names[$0].map(JSON.string) ?? .null })
        })
    }
  }

  private static func columns(_ index: LayoutIndex) -> JSON {
    .array(
      (0..<index.sectionCount).map { section in
        .array(
          (0..<(index.itemCount(inSection: section) ?? 0)).map { item in
            index.column(ofItemAt: ItemPath(section: section, item: item)).map(JSON.number) ?? .null
          })
      })
  }
}

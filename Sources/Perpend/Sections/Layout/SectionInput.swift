/// The input of a section that a job changes, as it was.
struct SectionInput {
  private let state: SectionState
  /// Takes out what the job puts in, and puts in what it takes out.
  private var edits = ItemEdits()
  /// Old sizes and traits, by old index.
  private var sizes: [(item: Int, size: UnitSize)] = []
  /// The columns of all items, where they are kept.
  private var columns: [UInt8] = []

  /// Notes what a job of the section is about to change.
  init(_ action: SectionJob.Action, of section: SectionStorage) {
    state = section.state
    section.withView { view in
      switch action {
      case .none, .layOutAll, .repack, .resume: break
      case .resize(let changes): sizes = changes.map { ($0.item, view.storedSize(of: $0.item)) }
      case .setTraits(let changes): sizes = changes.map { ($0.item, view.storedSize(of: $0.item)) }
      case .edit(let new, _):
        edits.removed = new.placed
        for run in new.removed.runs {
          edits.place(run.range.map { view.storedSize(of: $0) }, from: run.range.lowerBound)
        }
        sizes = new.resized.map { ($0.item, view.storedSize(of: $0.item)) }
      }
      if state.plan.storesGivenColumns { columns = view.columnsGiven }
    }
  }

  /// Gives a section this input again, and lays it out as far as it was.
  func restore(_ section: inout SectionStorage) {
    section.state.options = state.options
    section.state.metrics = state.metrics
    section.state.itemsWeight = .nan
    if !(edits.removed.isEmpty && edits.placed.isEmpty) { section.edit(edits) }
    section.withView { view in
      for (item, size) in sizes { view.write(size, at: item) }
      view.giveColumns(columns)
    }
    section.state.itemsWeight = state.itemsWeight
    _ = SectionJob(section: 0, action: .layOutAll, limit: LayoutLimit(items: state.placedCount))
      .perform(on: &section)
    section.state.sizes = state.sizes
    section.state.lookahead = state.lookahead
  }
}

extension SectionView {
  /// The columns that items were given; only where they are kept.
  fileprivate var columnsGiven: [UInt8] {
    (0..<state.count).map { givenColumns[$0] }
  }

  /// Gives items columns, from the first on.
  fileprivate func giveColumns(_ columns: [UInt8]) {
    for (item, column) in columns.enumerated() { givenColumns[item] = column }
  }
}

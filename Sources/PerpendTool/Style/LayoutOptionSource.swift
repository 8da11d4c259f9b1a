import Perpend

/// Where the options of a layout stand: in flags, or in a section of a document.
protocol LayoutOptionSource {
  associatedtype Failure: Error

  /// What holds where an option is not given.
  var presets: LayoutPresets { get }

  func length(_ option: LayoutOption) throws(Failure) -> Double?
  func count(_ option: LayoutOption) throws(Failure) -> Int?
  func size(_ option: LayoutOption) throws(Failure) -> LayoutSize?
  func isOn(_ option: LayoutOption) throws(Failure) -> Bool
  func word<Option: Worded>(_ option: LayoutOption, _ type: Option.Type) throws(Failure) -> Option?

  /// What the option is called there.
  func name(_ option: LayoutOption) -> String
  /// What is wrong with an option, in words.
  func problem(_ option: LayoutOption, _ text: String) -> Failure
}

/// The options that differ between flags and documents where they are not given.
struct LayoutPresets {
  var columns: Int
  var spacing: Double
  var itemSize = LayoutSize(width: 100, height: 100)
  var placement = Waterfall.Placement.shortest
}

extension SectionLayout {
  /// Reads a layout and its options.
  init<Source: LayoutOptionSource>(_ kind: LayoutKind, from source: Source) throws(Source.Failure) {
    func spacing(_ option: LayoutOption) throws(Source.Failure) -> Double {
      try source.length(option) ?? source.presets.spacing
    }
    func leftover() throws(Source.Failure) -> Justification {
      try source.word(.leftover, Leftover.self)?.justification ?? .start
    }
    switch kind {
    case .waterfall:
      self = .waterfall(
        Waterfall(
          columns: try ColumnCount(from: source), columnSpacing: try spacing(.columnSpacing),
          itemSpacing: try spacing(.itemSpacing),
          placement: try source.word(.placement, Waterfall.Placement.self) ?? source.presets.placement,
          justification: try leftover()))
    case .grid:
      self = .grid(
        UniformGrid(
          itemSize: try source.size(.itemSize) ?? source.presets.itemSize,
          columnSpacing: try spacing(.columnSpacing), rowSpacing: try spacing(.rowSpacing),
          justification: try source.word(.justify, Justification.self) ?? .spaceEvenly))
    case .rows:
      self = .rows(
        Rows(
          columns: try ColumnCount(from: source), columnSpacing: try spacing(.columnSpacing),
          rowSpacing: try spacing(.rowSpacing), stretchesItems: try source.isOn(.equalRowHeights),
          justification: try leftover()))
    case .list:
      if let columns = try source.count(.columns), columns != 1 {
        throw source.problem(.columns, "a list has one column; a waterfall may have more")
      }
      self = .list(itemSpacing: try spacing(.itemSpacing))
    case .flow:
      self = .flow(
        Flow(
          lineSpacing: try spacing(.lineSpacing), itemSpacing: try spacing(.itemSpacing),
          justification: try source.word(.justify, Justification.self) ?? .spaceBetween,
          alignment: try source.word(.align, Flow.Alignment.self) ?? .center))
    }
  }
}

extension ColumnCount {
  fileprivate init<Source: LayoutOptionSource>(from source: Source) throws(Source.Failure) {
    let count = try source.count(.columns)
    let most = try source.count(.maxColumns)
    guard let minimum = try source.length(.minColumnWidth) else {
      if most != nil { throw source.problem(.maxColumns, "only beside \(source.name(.minColumnWidth))") }
      self = .fixed(count ?? source.presets.columns)
      return
    }
    if count != nil { throw source.problem(.columns, "not beside \(source.name(.minColumnWidth))") }
    self = .fitting(minimumWidth: minimum, maximum: most ?? 255)
  }
}

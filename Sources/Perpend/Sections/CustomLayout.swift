#if !hasFeature(Embedded)
  /// A section layout of the caller's own. What it places is queried, edited and laid out in parallel like
  /// anything else.
  ///
  /// It places items band by band: a row, a line, a ring of hexagons. Bands follow one below the other, and a
  /// band depends on nothing but the items from its first one on, so that after a change everything before
  /// the band that saw it stands, and everything behind the last band that did moves as a whole.
  ///
  ///     struct Pairs: CustomSectionLayout {
  ///       func layOut(_ band: inout Band) {
  ///         for column in 0..<2 {
  ///           guard let size = band.size(at: column) else { break }
  ///           band.place(Rect(x: Double(column) * band.width / 2, y: 0, width: band.width / 2, height: size.height))
  ///           band.length = max(band.length, size.height)
  ///         }
  ///       }
  ///     }
  ///
  /// Layouts that are equal place alike. A layout is called by several threads at once.
  public protocol CustomSectionLayout: Hashable, Sendable {
    /// Places the items of a band: its first, and as many behind it as belong with it.
    func layOut(_ band: inout Band)
  }

  /// A band of items that a custom layout is to place.
  ///
  /// Its coordinates are points from the band's start and from the section's inset on the leading side, as if
  /// the feed scrolled vertically from left to right: elsewhere they are turned.
  public struct Band {
    /// The number of the band's first item in its section.
    public let firstItem: Int
    /// The container's width less the section's insets.
    public let width: Double
    /// Device pixels a point.
    public let displayScale: Double
    /// Where the next band starts, from where this one does: 0 to 2,000,000 points, and nothing else whatever
    /// is set.
    public var length = 0.0

    fileprivate let view: SectionView
    fileprivate var frames: [Rect] = []
    /// How many items have been looked at.
    fileprivate var itemsSeen = 0

    /// The original size of an item, counted from the band's first, or nil if there are no more.
    public mutating func size(at offset: Int) -> Size? {
      guard offset >= 0 else { return nil }
      itemsSeen = max(itemsSeen, offset + 1)
      return unsafe view.givenSize(of: firstItem + offset, in: view.state.pointee.count)
    }

    /// Places the band's next item. What begins before the band is moved to its start, and what has no number
    /// for a frame gets no area.
    public mutating func place(_ frame: Rect) { frames.append(frame) }
  }

  /// A custom layout, whichever it is.
  public struct AnySectionLayout: Hashable, Sendable {
    /// The layout.
    public let base: any CustomSectionLayout

    /// Wraps a layout.
    public init(_ base: some CustomSectionLayout) { self.base = base }

    /// Whether both are the same layout with the same options.
    public static func == (a: AnySectionLayout, b: AnySectionLayout) -> Bool { a.base.isEqual(to: b.base) }

    /// Feeds the layout to a hasher.
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
  }

  extension CustomSectionLayout {
    fileprivate func isEqual(to other: any CustomSectionLayout) -> Bool { self == other as? Self }
  }

  extension SectionLayout {
    /// A layout of the caller's.
    public static func custom(_ layout: some CustomSectionLayout) -> SectionLayout {
      .custom(AnySectionLayout(layout))
    }
  }

  /// Asks a custom layout for its bands, and puts right what makes no sense.
  struct CustomSource: BandSource {
    let view: SectionView
    let layout: any CustomSectionLayout
    let columns: ColumnMetrics
    let displayScale: Double
    var copiesSizes: Bool { false }
    private(set) var lookahead = 1

    init(_ view: SectionView, _ layout: any CustomSectionLayout) {
      self.view = view
      self.layout = layout
      columns = unsafe view.state.pointee.metrics.columns
      displayScale = unsafe view.state.pointee.metrics.grid.scale
    }

    mutating func placeBand(at start: Int64, _ writer: inout FrameWriter) -> Int64 {
      let first = writer.item
      var band = Band(
        firstItem: first, width: LayoutUnit.points(Double(columns.width)), displayScale: displayScale,
        view: view)
      layout.layOut(&band)
      let rest = unsafe view.state.pointee.count - first
      let count = min(max(1, band.frames.count), rest)
      for index in 0..<count {
        place(index < band.frames.count ? band.frames[index] : nil, start, &writer)
      }
      lookahead = max(lookahead, band.itemsSeen - count)
      return Int64(CustomSource.units(band.length, 0...LayoutUnit.longestLength) ?? 0)
    }

    private func place(_ frame: Rect?, _ start: Int64, _ writer: inout FrameWriter) {
      let frame = frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
      let length = 0...LayoutUnit.longestLength
      let offset = LayoutUnit.insets
      guard let main = CustomSource.units(frame.y, length), let cross = CustomSource.units(frame.x, offset),
        let extent = CustomSource.units(frame.height, length),
        let crossExtent = CustomSource.units(frame.width, length)
      else {
        writer.place(start: start, extent: 0, crossStart: 0, crossExtent: 0)
        return
      }
      writer.place(
        start: start + Int64(main), extent: extent,
        crossStart: Int32(clamping: Int64(columns.leading) + Int64(cross)),
        crossExtent: crossExtent)
    }

    /// The nearest units within bounds, or nil for what is not a number.
    private static func units(_ points: Double, _ allowed: ClosedRange<Double>) -> Int32? {
      points.isNaN
        ? nil : LayoutUnit.length(min(max(points, allowed.lowerBound), allowed.upperBound), in: allowed)
    }
  }

  extension SectionView {
    /// The original size of an item in points, by cross and main axis, or nil behind the last.
    fileprivate func givenSize(of item: Int, in count: Int) -> Size? {
      guard item < count else { return nil }
      return unsafe Size(
        width: LayoutUnit.points(Double(widths[item])), height: LayoutUnit.points(Double(heights[item])))
    }
  }
#endif

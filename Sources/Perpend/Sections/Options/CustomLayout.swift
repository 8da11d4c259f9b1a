#if !hasFeature(Embedded)
  /// A section layout of your own. What it places is queried, edited and laid out in parallel like anything else.
  ///
  /// It places items band by band: a row, a line, a ring of hexagons. Bands follow one below the other. A band
  /// depends on nothing but the items from its first one on. So after a change, everything before the first band
  /// that looked at a changed item stays, and everything behind the last such band moves as a whole.
  ///
  ///     struct Pairs: CustomSectionLayout {
  ///       func layOut(_ band: inout Band) {
  ///         for column in 0..<2 {
  ///           guard let size = band.size(at: column) else { break }
  ///           let x = Double(column) * band.width / 2
  ///           band.place(LayoutRect(x: x, y: 0, width: band.width / 2, height: size.height))
  ///           band.length = max(band.length, size.height)
  ///         }
  ///       }
  ///     }
  ///
  /// Equal layouts must place items alike. Several threads may call a layout at once.
  public protocol CustomSectionLayout: Hashable, Sendable {
    /// Places the items of a band: the first one, and as many behind it as belong with it.
    ///
    /// - Parameter band: The band, which also gives the sizes of its items.
    /// - Complexity: It is your own. The layout of a section calls it once for each band, an edit only for the
    ///   bands that may change.
    func layOut(_ band: inout Band)
  }

  /// A band of items that a custom layout is to place.
  ///
  /// Its coordinates are points from the start of the band and from the section's inset on the leading side, as if
  /// the feed scrolled vertically from left to right. In other feeds they are turned and mirrored.
  ///
  /// It is valid for the call that it is passed to, and cannot be copied.
  public struct Band: ~Copyable {
    /// The index of the band's first item in its section.
    public let firstItem: Int
    /// The container's width less the section's insets, in points. In a horizontal feed it is the height less the
    /// insets.
    public let width: Double
    /// Device pixels per point.
    public let displayScale: Double
    /// Where the next band starts, from the start of this one, in points, 0 to 30 billion. An edit after which it
    /// is anything else is refused.
    public var length = 0.0

    fileprivate let view: SectionView
    fileprivate var frames: [LayoutRect] = []
    /// How many items have been looked at.
    fileprivate var itemsSeen = 0

    /// The number of items from the band's first to the section's last: at least one.
    public var itemCount: Int { view.state.count - firstItem }

    /// The original size of an item, in points, as `LayoutIndex.size(ofItemAt:)` gives it, turned as the band is. The
    /// layout has then looked at the item: if it changes, the band is laid out again.
    ///
    /// - Parameter offset: How far the item is behind the band's first, which is at 0.
    /// - Returns: nil if the section has no such item, or `offset` is negative.
    /// - Complexity: O(1).
    public mutating func size(at offset: Int) -> LayoutSize? {
      guard offset >= 0 else { return nil }
      let rest = itemCount
      // Seeing that there are no more items counts as having looked at one.
      itemsSeen = max(itemsSeen, min(offset, rest) + 1)
      return offset < rest ? view.givenSize(of: firstItem + offset) : nil
    }

    /// Places the band's next item.
    ///
    /// An edit is refused if the layout places anything out of range, no item, or more items than there are.
    ///
    /// - Parameter frame: The frame, in points: `x` is -2,000,000 to 2,000,000, `y` is 0 to 30 billion, and width
    ///   and height are 0 to 2,000,000.
    /// - Complexity: O(1), amortized over many calls.
    public mutating func place(_ frame: LayoutRect) { frames.append(frame) }
  }

  /// A custom layout of any type.
  public struct AnySectionLayout: Hashable, Sendable {
    /// The layout.
    public let base: any CustomSectionLayout

    /// Wraps a layout.
    public init(_ base: some CustomSectionLayout) { self.base = base }

    /// Whether both are the same layout with the same options.
    ///
    /// - Complexity: The same as of the layout's own `==`.
    public static func == (a: AnySectionLayout, b: AnySectionLayout) -> Bool { a.base.isEqual(to: b.base) }

    /// Feeds the layout to a hasher.
    ///
    /// - Complexity: The same as of the layout's own `hash(into:)`.
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
  }

  extension CustomSectionLayout {
    fileprivate func isEqual(to other: any CustomSectionLayout) -> Bool { self == other as? Self }
  }

  extension SectionLayout {
    /// A layout of your own.
    ///
    /// - Parameter layout: The layout.
    /// - Complexity: O(1).
    public static func custom(_ layout: some CustomSectionLayout) -> SectionLayout {
      .custom(AnySectionLayout(layout))
    }
  }

  /// Asks a custom layout for its bands.
  struct CustomSource: BandSource {
    let view: SectionView
    let layout: any CustomSectionLayout
    let columns: ColumnMetrics
    let displayScale: Double
    var copiesSizes: Bool { false }
    var crossRange: (least: Int32, end: Int32)? { nil }
    private(set) var lookahead = 1
    /// The first thing that the layout did that cannot be. From there on items have no area.
    private(set) var fault: BandFault?

    init(_ view: SectionView, _ layout: any CustomSectionLayout) {
      self.view = view
      self.layout = layout
      columns = view.state.metrics.columns
      displayScale = view.state.metrics.grid.scale
    }

    mutating func placeBand(at start: Int64, _ writer: inout FrameWriter) -> Int64 {
      let first = writer.item
      var band = Band(
        firstItem: first, width: LayoutUnit.points(Double(columns.width)), displayScale: displayScale,
        view: view)
      let left = band.itemCount
      // A content that is too long is refused when all is placed.
      guard fault == nil, start <= CustomSource.longest else {
        return placeNothing(count: left, start, &writer)
      }
      layout.layOut(&band)
      let count = band.frames.count
      guard count >= 1, count <= left else {
        fault = .count(count, item: first, left: left)
        return placeNothing(count: left, start, &writer)
      }
      for frame in band.frames { place(frame, start, &writer) }
      lookahead = max(lookahead, band.itemsSeen - count)
      return units(band.length, .bandLength, item: first, 0...LayoutUnit.longestContent)
    }

    private static let longest = Int64(LayoutUnit.longestContent * LayoutUnit.perPoint)

    private mutating func place(_ frame: LayoutRect, _ start: Int64, _ writer: inout FrameWriter) {
      let item = writer.item
      let y = units(frame.y, .frameY, item: item, 0...LayoutUnit.longestContent)
      let height = units(frame.height, .frameHeight, item: item, LayoutUnit.lengths)
      let width = units(frame.width, .frameWidth, item: item, LayoutUnit.lengths)
      // Where an item starts across is stored in 32 bits, with the inset.
      let leading = LayoutUnit.points(Double(columns.leading))
      let least = max(LayoutUnit.insets.lowerBound, LayoutUnit.points(Double(Int32.min)) - leading)
      let x = units(frame.x, .frameX, item: item, least...LayoutUnit.insets.upperBound)
      writer.place(
        start: start + y, extent: Int32(height), crossStart: columns.leading + Int32(x),
        crossExtent: Int32(width))
    }

    private func placeNothing(count: Int, _ start: Int64, _ writer: inout FrameWriter) -> Int64 {
      for _ in 0..<count { writer.place(start: start, extent: 0, crossStart: 0, crossExtent: 0) }
      return 0
    }

    /// The nearest units, or 0 and a fault for what is not within bounds.
    private mutating func units(
      _ points: Double, _ quantity: LayoutError.Quantity, item: Int, _ allowed: ClosedRange<Double>
    ) -> Int64 {
      // To the nearest unit first: arithmetic may miss a bound by less.
      let lower = LayoutUnit.nearest(allowed.lowerBound * LayoutUnit.perPoint)
      let upper = LayoutUnit.nearest(allowed.upperBound * LayoutUnit.perPoint)
      if let units = LayoutUnit.position(points), units >= lower, units <= upper { return Int64(units) }
      fault = fault ?? .length(quantity, value: points, item: item, allowed: allowed)
      return 0
    }
  }

  extension SectionView {
    /// The original size of an item in points, by cross and main axis.
    fileprivate func givenSize(of item: Int) -> LayoutSize {
      LayoutSize(
        width: PackedLength(bits: widths[item]).points, height: PackedLength(bits: heights[item]).points)
    }
  }
#endif

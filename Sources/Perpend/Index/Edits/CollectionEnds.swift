/// The header above all sections and the footer below them, in units.
struct CollectionEnds: Sendable {
  let headerOptions: Supplementary?
  let footerOptions: Supplementary?
  let header: UnitSupplementary
  let footer: UnitSupplementary

  /// None of either.
  init() {
    headerOptions = nil
    footerOptions = nil
    header = .none
    footer = .none
  }

  init(
    header: Supplementary?, footer: Supplementary?, _ axis: ScrollAxis
  ) throws(LayoutError) {
    headerOptions = header
    footerOptions = footer
    self.header = try UnitSupplementary(header, axis, .headerHeight, .headerInset, at: .container)
    self.footer = try UnitSupplementary(footer, axis, .footerHeight, .footerInset, at: .container)
  }

  /// Where the first section starts.
  var headerLength: Double { max(0, header.length) }
  /// From the last section's end to the content's.
  var footerLength: Double { max(0, footer.length) }
}

extension LayoutIndex {
  /// The header above all sections, or nil.
  ///
  /// - Complexity: O(1).
  public var header: Supplementary? { ends.headerOptions }

  /// The footer below all sections, or nil.
  ///
  /// - Complexity: O(1).
  public var footer: Supplementary? { ends.footerOptions }

  /// Changes the header above all sections.
  ///
  /// - Parameter header: The header, or nil for none.
  /// - Returns: What the edit changed: the content sizes.
  /// - Complexity: O(log s).
  /// - Throws: `LayoutError.invalidLength` for its height or an inset; `LayoutError.contentTooLong`.
  @discardableResult
  public mutating func setHeader(_ header: Supplementary?) throws(LayoutError) -> Change {
    try setEnds(CollectionEnds(header: header, footer: footer, containerMetrics.axis))
  }

  /// Changes the footer below all sections.
  ///
  /// - Parameter footer: The footer, or nil for none.
  /// - Returns: What the edit changed: the content sizes.
  /// - Complexity: O(1), and O(log s) where short content stands at the end.
  /// - Throws: `LayoutError.invalidLength` for its height or an inset; `LayoutError.contentTooLong`.
  @discardableResult
  public mutating func setFooter(_ footer: Supplementary?) throws(LayoutError) -> Change {
    try setEnds(CollectionEnds(header: header, footer: footer, containerMetrics.axis))
  }

  private mutating func setEnds(_ ends: CollectionEnds) throws(LayoutError) -> Change {
    var edit = noEdit
    edit.surroundings = Surroundings(container, containerMetrics, ends)
    return try commit(&edit)
  }

  /// The frame of the header above all sections, or nil.
  var unitHeaderFrame: UnitRect? {
    ends.header.frame(at: contentStart, containerLength: containerMetrics.crossLength)
  }

  /// The frame of the footer below all sections, or nil.
  var unitFooterFrame: UnitRect? {
    ends.footer.frame(at: sectionsEnd, containerLength: containerMetrics.crossLength)
  }

  /// Where the content starts, in units: behind the room before it, if it is short.
  var contentStart: Double { totals.room }

  /// How long header, sections and footer are together, in units.
  var naturalLength: Double { sectionsEnd - totals.room + ends.footerLength }

  /// The room before them, in units.
  var roomBefore: Double {
    guard container.shortContent == .end else { return 0 }
    return max(0, Double(containerMetrics.minimumContentLength) - naturalLength)
  }

  /// Whether the start of the content depends on pending items.
  var startIsPending: Bool {
    // The length is an estimate, and the content may be this much shorter.
    pendingItemCount > 0 && container.shortContent == .end
      && naturalLength < SectionView.mostShares * Double(containerMetrics.minimumContentLength)
  }

  /// The end of header, sections and footer, in units.
  var contentEnd: Double {
    max(sectionsEnd + ends.footerLength, Double(containerMetrics.minimumContentLength))
  }
}

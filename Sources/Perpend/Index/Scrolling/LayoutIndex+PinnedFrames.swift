extension LayoutIndex {
  /// The frame of a section's header where a viewport has it, or nil if there is none. O(log s).
  public func frame(ofHeaderInSection section: Int, in viewport: Viewport) -> LayoutRect? {
    storage(section)?.withView { view in
      view.headerFrame(sectionStart: start(ofSection: section), pin: viewport.pin)
    }.map(rect)
  }

  /// The frame of a section's footer where a viewport has it, or nil if there is none. O(log s).
  public func frame(ofFooterInSection section: Int, in viewport: Viewport) -> LayoutRect? {
    storage(section)?.withView { view in
      view.footerFrame(sectionStart: start(ofSection: section), pin: viewport.pin)
    }.map(rect)
  }
}

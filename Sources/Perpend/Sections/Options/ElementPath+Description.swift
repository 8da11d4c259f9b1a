extension ElementPath: CustomStringConvertible {
  /// The path in words: `item 0,12`, `header 3`, `decoration 2 of section 0`, `header of the feed`.
  public var description: String {
    switch kind {
    case .collectionHeader: "header of the feed"
    case .collectionFooter: "footer of the feed"
    case .header: "header \(section)"
    case .footer: "footer \(section)"
    case .item: "item \(section),\(item)"
    // That of the first row reads like one that covers the section: they have one path.
    case .decoration where item == 0: "decoration \(decorationIndex) of section \(section)"
    case .decoration: "decoration \(decorationIndex) of the row of item \(section),\(item)"
    }
  }
}

#if !hasFeature(Embedded)
  extension LayoutError.BatchOperation: CustomStringConvertible {
    /// The edit in words: `move item to`.
    public var description: String {
      switch self {
      case .insertItem: "insert item"
      case .deleteItem: "delete item"
      case .moveItemFrom: "move item from"
      case .moveItemTo: "move item to"
      case .setSize: "set size"
      case .insertSection: "insert section"
      case .deleteSection: "delete section"
      case .moveSectionFrom: "move section from"
      case .moveSectionTo: "move section to"
      case .reloadSection: "reload section"
      case .setOptions: "set options"
      }
    }
  }

  extension LayoutError.DifferenceSide: CustomStringConvertible {
    /// The side in a word: `old` or `new`.
    public var description: String {
      switch self {
      case .old: "old"
      case .new: "new"
      }
    }
  }

  extension LayoutError.BatchFault: CustomStringConvertible {
    /// What is wrong, in words, where the place is named elsewhere: `named twice`.
    public var description: String {
      switch self {
      case .duplicate: "named twice"
      case .outOfRange(let count): "not within the \(NumberText.exact(count)) there are"
      case .deletedAndMoved: "deleted and moved"
      case .deletedAndReloaded: "deleted and reloaded"
      case .movedAndReloaded: "moved and reloaded"
      case .sectionIsGone: "in a section that goes"
      case .countMismatch(let expected, let actual):
        "\(NumberText.exact(actual)) and not the \(NumberText.exact(expected)) declared"
      }
    }

    func sentence(about place: LayoutError.Place) -> String {
      switch self {
      case .duplicate: return "\(place) is named twice"
      case .outOfRange(let count):
        switch place {
        case .item(let path): return LayoutError.noSuchItem(path, count: count).description
        case .section(let section): return LayoutError.noSuchSection(section, count: count).description
        case .container: return "the feed is \(self)"
        }
      case .deletedAndMoved, .deletedAndReloaded: return "\(place) is deleted too"
      case .movedAndReloaded: return "\(place) is moved too"
      case .sectionIsGone:
        if case .item = place { return "\(place) goes with its section" }
        return "\(place) is deleted or reloaded too"
      case .countMismatch(let expected, let actual):
        let count = NumberText.count(actual, place == .container ? "section" : "item")
        return "\(place) would have \(count), and \(NumberText.exact(expected)) were declared"
      }
    }
  }
#endif

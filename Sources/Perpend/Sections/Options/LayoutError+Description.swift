// Embedded Swift writes no floating-point numbers before Swift 6.3.
#if !hasFeature(Embedded)
  extension LayoutError: CustomStringConvertible {
    /// A sentence with the place, the value and the bound:
    /// `item 0,12: item height -3 is not within 0 to 2,000,000 points`.
    public var description: String {
      switch self {
      case .invalidLength(let quantity, let value, let place, let allowed):
        let prefix = place == .container ? "" : "\(place): "
        return
          "\(prefix)\(quantity) \(NumberText.exact(value)) is not within \(NumberText.range(allowed)) points"
      case .invalidColumnCount(let count, let section, let allowed):
        return
          "section \(section): \(NumberText.count(count, "column")) are not within \(NumberText.range(allowed))"
      case .invalidSpan(let span, let path, let allowed):
        let bound =
          allowed.upperBound == .max
          ? "less than \(NumberText.exact(allowed.lowerBound))" : "not within \(NumberText.range(allowed))"
        return "\(path): a span of \(NumberText.count(span, "column")) is \(bound)"
      case .invalidColumn(let column, let path, let allowed):
        return "\(path): column \(NumberText.exact(column)) is not within \(NumberText.range(allowed))"
      case .invalidDisplayScale(let scale, let allowed):
        return
          "display scale \(NumberText.exact(scale)) is not above 0 and at most \(NumberText.exact(allowed.upperBound))"
      case .noItemSizes(let section, let count):
        return
          "section \(section): only a grid can do without the sizes of \(NumberText.count(count, "item"))"
      case .invalidItemCount(let count, let section, let allowed):
        return
          "section \(section): \(NumberText.count(count, "item")) are not within \(NumberText.range(allowed))"
      case .invalidBandItemCount(let count, let path, let allowed):
        return
          "\(path): a band of \(NumberText.count(count, "item")) is not within \(NumberText.range(allowed))"
      case .tooManyItems(let count, let section, let limit):
        return "with section \(section) the feed would have \(NumberText.count(count, "item")), more than "
          + NumberText.exact(limit)
      case .tooManyDecorations(let count, let section, let limit):
        return
          "section \(section): \(NumberText.count(count, "decoration")) are more than \(NumberText.exact(limit))"
      case .noSuchSection(let section, let count):
        return "there is no section \(section); the feed has \(NumberText.count(count, "section"))"
      case .noSuchItem(let path, let count):
        return "there is no \(path); section \(path.section) has \(NumberText.count(count, "item"))"
      case .reachesTooFar(let section, let value, let limit):
        return "section \(section) would reach \(NumberText.exact(value)) points across, and can reach "
          + NumberText.exact(limit)
      case .contentTooLong(let section, let limit):
        return "with section \(section) the content would be longer than \(NumberText.exact(limit)) points"
      case .invalidChild(let child, let parent, let fault):
        switch fault {
        case .claimedTwice: return "\(child) is claimed as a child a second time, by \(parent)"
        case .missing: return "there is no \(child), which \(parent) claims as a child"
        case .unclaimed: return "\(child) is the child of none, beside the children of \(parent)"
        }
      case .invalidBatch(let fault, let operation, let place):
        return (operation.map { "\($0): " } ?? "") + fault.sentence(about: place)
      case .duplicateIdentifier(let side, let place, let first):
        return "the identifier of the \(side) \(place) is that of \(first) too"
      case .changesDoNotMeet(let expected, let actual, let place):
        let noun = place == .container ? "section" : "item"
        return
          "\(place): the second change begins with \(NumberText.count(expected, noun)), and the first ends with "
          + NumberText.exact(actual)
      case .staleAnchor(let anchor, let change):
        return
          "the anchor was noted at edit \(anchor.lowerBound) of \(anchor.upperBound), and the change goes from edit "
          + "\(change.lowerBound) to \(change.upperBound): join the changes since, or note an anchor again"
      }
    }
  }

  extension LayoutError.Place: CustomStringConvertible {
    /// The place in words: `the feed`, `section 3`, `item 0,12`.
    public var description: String {
      switch self {
      case .container: "the feed"
      case .section(let section): "section \(section)"
      case .item(let path): path.description
      }
    }
  }

  extension LayoutError.Quantity: CustomStringConvertible {
    /// What the length is, in words: `item height`.
    public var description: String {
      switch self {
      case .containerLength: "container length"
      case .minimumContentLength: "minimum content length"
      case .itemWidth: "item width"
      case .itemHeight: "item height"
      case .scaledHeight: "scaled height"
      case .columnSpacing: "column spacing"
      case .itemSpacing: "item spacing"
      case .rowSpacing: "row spacing"
      case .lineSpacing: "line spacing"
      case .minimumColumnWidth: "minimum column width"
      case .sectionInset: "section inset"
      case .decorationInset: "decoration inset"
      case .headerHeight: "header height"
      case .headerInset: "header inset"
      case .footerHeight: "footer height"
      case .footerInset: "footer inset"
      case .frameX: "frame x"
      case .frameY: "frame y"
      case .frameWidth: "frame width"
      case .frameHeight: "frame height"
      case .bandLength: "band length"
      }
    }
  }

  extension LayoutError.ChildFault: CustomStringConvertible {
    /// What is wrong, in words: `claimed twice`.
    public var description: String {
      switch self {
      case .claimedTwice: "claimed twice"
      case .missing: "missing"
      case .unclaimed: "unclaimed"
      }
    }
  }
#endif

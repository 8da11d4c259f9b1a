import Perpend
import TestSupport

/// A call that must be refused, and with what.
struct RefusedEdit: Sendable, CustomStringConvertible {
  var name: String
  var edit: Edit
  var error: LayoutError

  var description: String { name }

  init(_ name: String, _ edit: Edit, _ error: LayoutError) {
    self.name = name
    self.edit = edit
    self.error = error
  }

  /// Two sections of three items each, to be refused edits of.
  static var feed: Feed {
    let items = [
      LayoutSize(width: 30, height: 20), LayoutSize(height: 12), LayoutSize(width: 10, height: 40),
    ]
    let options = SectionOptions(
      layout: .waterfall(Waterfall(columns: .fixed(2), columnSpacing: 4, itemSpacing: 6)),
      insets: LayoutInsets(top: 3, leading: 5, bottom: 7, trailing: 9),
      header: Supplementary(height: 20), footer: Supplementary(height: 30))
    let section = FeedSection(options: options, items: items)
    return Feed(Container(width: 300), [section, section])
  }

  static let lengths = 0.0...2_000_000.0
  static let insets = -2_000_000.0...2_000_000.0
  /// No length.
  static let badLengths = [Double.nan, .infinity, -.infinity, -1, 2_000_001, 1e300]
  static let badInsets = [Double.nan, .infinity, -.infinity, -2_000_001, 2_000_001]

  /// The options of the feed's sections with one thing changed.
  static func options(_ change: (inout SectionOptions) -> Void) -> SectionOptions {
    var options = feed.sections[0].options
    change(&options)
    return options
  }

  static func waterfall(_ change: (inout Waterfall) -> Void) -> SectionOptions {
    options { options in
      var waterfall = options.waterfall
      change(&waterfall)
      options.layout = .waterfall(waterfall)
    }
  }
}

extension RefusedEdit {
  /// Options, each with the error that it is refused with in a section of any number.
  static let badOptions: [(name: String, options: SectionOptions, error: @Sendable (Int) -> LayoutError)] = {
    var all: [(String, SectionOptions, @Sendable (Int) -> LayoutError)] = []
    func refuse(
      _ quantity: LayoutError.Quantity, _ values: [Double], _ allowed: ClosedRange<Double>,
      _ options: (Double) -> SectionOptions
    ) {
      for value in values {
        all.append(
          (
            "\(quantity) \(value)", options(value),
            { section in
              .invalidLength(quantity, value: value, at: .section(section), allowed: allowed)
            }
          ))
      }
    }
    refuse(.columnSpacing, badLengths, lengths) { value in waterfall { $0.columnSpacing = value } }
    refuse(.itemSpacing, badLengths, lengths) { value in waterfall { $0.itemSpacing = value } }
    refuse(.minimumColumnWidth, badLengths + [0], (1 / 960)...2_000_000) { value in
      waterfall { $0.columns = .fitting(minimumWidth: value) }
    }
    for edge in [\LayoutInsets.top, \.leading, \.bottom, \.trailing] {
      refuse(.sectionInset, badInsets, insets) { value in options { $0.insets[keyPath: edge] = value } }
      refuse(.headerInset, badInsets, insets) { value in options { $0.header!.insets[keyPath: edge] = value }
      }
      refuse(.footerInset, badInsets, insets) { value in options { $0.footer!.insets[keyPath: edge] = value }
      }
    }
    refuse(.headerHeight, badLengths, lengths) { value in options { $0.header!.height = value } }
    refuse(.footerHeight, badLengths, lengths) { value in options { $0.footer!.height = value } }
    for count in [0, -1, 256, .max, .min] {
      let error: @Sendable (Int) -> LayoutError = {
        .invalidColumnCount(count, section: $0, allowed: 1...255)
      }
      all.append(("\(count) columns", waterfall { $0.columns = .fixed(count) }, error))
      all.append(
        (
          "at most \(count) columns", waterfall { $0.columns = .fitting(minimumWidth: 10, maximum: count) },
          error
        )
      )
    }
    return all.map { (name: $0.0, options: $0.1, error: $0.2) }
  }()

  static let optionEdits: [RefusedEdit] = badOptions.flatMap { bad in
    [
      RefusedEdit(bad.name, .setOptions(bad.options, section: 1), bad.error(1)),
      RefusedEdit("append, \(bad.name)", .append([FeedSection(options: bad.options)]), bad.error(2)),
    ]
  }
}

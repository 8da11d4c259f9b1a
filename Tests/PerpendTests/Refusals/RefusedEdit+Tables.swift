import Perpend
import TestSupport

extension RefusedEdit {
  static let containerEdits: [RefusedEdit] =
    badLengths.flatMap { value in
      [
        RefusedEdit(
          "width \(value)", .setContainer(Container(width: value)),
          .invalidLength(.containerLength, value: value, at: .container, allowed: lengths)),
        RefusedEdit(
          "minimum height \(value)", .setContainer(Container(width: 300, minimumContentLength: value)),
          .invalidLength(.minimumContentLength, value: value, at: .container, allowed: lengths)),
      ]
    }
    + [0, -1, .nan, .infinity, -.infinity, 960.5, 1e9].map { scale in
      RefusedEdit(
        "scale \(scale)", .setContainer(Container(width: 300, displayScale: scale)),
        .invalidDisplayScale(scale, allowed: Double.leastNonzeroMagnitude...960))
    }

  static let sizeEdits: [RefusedEdit] = badLengths.flatMap { value in
    let path = ItemPath(section: 1, item: 1)
    let first = ItemPath(section: 0, item: 2)
    let added = ItemPath(section: 3, item: 1)
    let wide = LayoutSize(width: value, height: 5)
    let tall = LayoutSize(height: value)
    func error(_ quantity: LayoutError.Quantity, _ path: ItemPath) -> LayoutError {
      .invalidLength(quantity, value: value, at: .item(path), allowed: lengths)
    }
    return [
      RefusedEdit("item width \(value)", .setSize(wide, path), error(.itemWidth, path)),
      RefusedEdit(
        "inserted second, height \(value)", .insertItems([.zero, tall], path),
        error(.itemHeight, ItemPath(section: 1, item: 2))),
      RefusedEdit("item height \(value)", .setSize(tall, path), error(.itemHeight, path)),
      RefusedEdit(
        "last of several, height \(value)",
        .setSizes([(first, LayoutSize(height: 99)), (ItemPath(section: 1, item: 0), .zero), (path, tall)]),
        error(.itemHeight, path)),
      RefusedEdit(
        "appended second, width \(value)",
        .append([FeedSection(items: [.zero]), FeedSection(items: [.zero, wide])]), error(.itemWidth, added)),
    ]
  }

  static let pathEdits: [RefusedEdit] = {
    let places: [(section: Int, item: Int)] = [
      (0, 3), (1, -1), (0, .max), (1, .min), (2, 0), (-1, 0), (.max, .max), (.min, 1),
    ]
    let paths = places.flatMap { place in
      let path = ItemPath(section: place.section, item: place.item)
      let error =
        (0...1).contains(place.section)
        ? LayoutError.noSuchItem(path, count: 3) : .noSuchSection(place.section, count: 2)
      return [
        RefusedEdit("size of \(path)", .setSize(.zero, path), error),
        RefusedEdit("traits of \(path)", .setTraits(ItemTraits(), path), error),
        RefusedEdit("repacking from \(path)", .repack(section: path.section, from: path.item), error),
        RefusedEdit(
          "last of several, \(path)",
          .setSizes([(ItemPath(section: 0, item: 0), LayoutSize(height: 77)), (path, .zero)]), error),
      ]
    }
    let sections = [2, -1, .max, .min].flatMap { section in
      [
        Edit.setOptions(SectionOptions(), section: section), .deleteItems(0..<0, section: section),
        .insertItems([], ItemPath(section: section, item: 0)),
      ].map { RefusedEdit("\($0.label) of no section", $0, .noSuchSection(section, count: 2)) }
    }
    return paths + sections + insertionsAndDeletions
  }()

  private static let insertionsAndDeletions: [RefusedEdit] =
    [-1, 4, .max, .min].map { item in
      let path = ItemPath(section: 1, item: item)
      return RefusedEdit("insertion at \(item)", .insertItems([.zero], path), .noSuchItem(path, count: 3))
    }
    + [(-1..<1, -1), (0..<4, 3), (.min..<0, .min), (3..<(.max), .max - 1), (-1..<(-1), -1)].map {
      (items: Range<Int>, outside: Int) in
      RefusedEdit(
        "deletion of \(items)", .deleteItems(items, section: 1),
        .noSuchItem(ItemPath(section: 1, item: outside), count: 3))
    }

  static let traitEdits: [RefusedEdit] = {
    let path = ItemPath(section: 1, item: 1)
    let spans = [0, -1, .min].flatMap { span in
      let traits = ItemTraits(span: .columns(span))
      let error = LayoutError.invalidSpan(span, at: path, allowed: 1...Int.max)
      return [
        RefusedEdit("span \(span)", .setTraits(traits, path), error),
        RefusedEdit("inserted span \(span)", .insertItems([.zero], path, traits: traits), error),
      ]
    }
    let columns = [-1, 255, .max, .min].map { column in
      RefusedEdit(
        "column \(column)", .setTraits(ItemTraits(column: column), path),
        .invalidColumn(column, at: path, allowed: 0...254))
    }
    return spans + columns
  }()

  /// Headers and footers of the whole collection.
  static let endEdits: [RefusedEdit] =
    badLengths.flatMap { value in
      let supplementary = Supplementary(height: value)
      func error(_ quantity: LayoutError.Quantity) -> LayoutError {
        .invalidLength(quantity, value: value, at: .container, allowed: lengths)
      }
      return [
        RefusedEdit("collection header \(value)", .setHeader(supplementary), error(.headerHeight)),
        RefusedEdit("collection footer \(value)", .setFooter(supplementary), error(.footerHeight)),
      ]
    }
    + badInsets.flatMap { value in
      let supplementary = Supplementary(height: 1, insets: LayoutInsets(bottom: value))
      func error(_ quantity: LayoutError.Quantity) -> LayoutError {
        .invalidLength(quantity, value: value, at: .container, allowed: insets)
      }
      return [
        RefusedEdit("collection header inset \(value)", .setHeader(supplementary), error(.headerInset)),
        RefusedEdit("collection footer inset \(value)", .setFooter(supplementary), error(.footerInset)),
      ]
    }

  /// What is left of a section to be laid out that comes to be too long, although what has been laid out is short:
  /// `SlicingTests`.
  static let sliceEdits: [RefusedEdit] = [
    .ensureLayout(1e12), .continueLayout(.max), .continueLayout(32_500),
    .scroll(.anchor, ItemPath(section: 0, item: 32_599), Viewport(offset: 0, length: 100)),
    .scroll(.ensureFrame, ItemPath(section: 0, item: 32_599), Viewport(offset: 0, length: 100)),
    .scroll(.keep, ItemPath(section: 0, item: 0), Viewport(offset: 0, length: 100)),
    // The item can be laid out, and the screen at whose start it is to stand cannot.
    .scroll(.bring, ItemPath(section: 0, item: 20_000), Viewport(offset: 0, length: 16_000_000_000)),
    .scroll(.bringSection, ItemPath(section: 0, item: 0), Viewport(offset: 0, length: 100)),
  ].map {
    RefusedEdit($0.label, $0, .contentTooLong(section: 0, limit: 30_000_000_000))
  }

  /// All of these.
  static let all =
    containerEdits + optionEdits + sizeEdits + pathEdits + scaledEdits + traitEdits + endEdits + sliceEdits

  /// Heights that only scaling makes too long. The columns are 141 points wide.
  static let scaledEdits: [RefusedEdit] = {
    let path = ItemPath(section: 0, item: 2)
    func error(_ value: Double, _ path: ItemPath) -> LayoutError {
      .invalidLength(.scaledHeight, value: value, at: .item(path), allowed: lengths)
    }
    let steep = LayoutSize(width: 1, height: 20_000)
    let ratio = LayoutSize(width: 1.0 / 7, height: 20_000.0 / 7)
    let narrow = LayoutSize(width: .leastNonzeroMagnitude, height: 1)
    return [
      RefusedEdit("steep ratio", .setSize(ratio, path), error(2_820_000, path)),
      RefusedEdit(
        "inserted steep ratio", .insertItems([.zero, ratio], path),
        error(2_820_000, ItemPath(section: 0, item: 3))),
      RefusedEdit(
        "appended steep ratio", .append([FeedSection(options: feed.sections[0].options, items: [ratio])]),
        error(2_820_000, ItemPath(section: 2, item: 0))),
      // What is beyond 2^52 units is told as that.
      RefusedEdit("narrowest item", .setSize(narrow, path), error((0x1p52 / 960).rounded(.down), path)),
      RefusedEdit("steep item", .setSize(steep, path), error(2_820_000, path)),
      RefusedEdit("inserted steep item", .insertItems([steep], path), error(2_820_000, path)),
      RefusedEdit(
        "steepest item", .setSize(LayoutSize(width: 1 / 960, height: 2_000_000), path),
        error(2_000_000 * 960 * 141, path)),
      RefusedEdit(
        "appended steep item", .append([FeedSection(options: feed.sections[0].options, items: [steep])]),
        error(2_820_000, ItemPath(section: 2, item: 0))),
    ]
  }()
}

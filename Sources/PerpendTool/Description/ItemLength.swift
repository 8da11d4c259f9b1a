import Perpend

/// How large items are: a `size`, or the length along the main axis to be taken as it is.
package struct ItemLength {
  private var width: SizeFormula
  private var height: SizeFormula

  package static let keys = ["size", "height", "width"]

  static func form(_ axis: ScrollAxis) -> String {
    "either size or \(axis == .vertical ? "height" : "width")"
  }

  init(_ field: JSONField, _ axis: ScrollAxis) throws(JSONField.Malformed) {
    switch (field["size"], field["height"], field["width"], axis) {
    case (let size?, nil, nil, _):
      let lengths = try size.elements("[width, height]")
      guard lengths.count == 2 else { throw size.malformed("[width, height]") }
      width = try SizeFormula(lengths[0])
      height = try SizeFormula(lengths[1])
    // A length of 0 across says that the other is not to be scaled.
    case (nil, let length?, nil, .vertical):
      width = SizeFormula(0)
      height = try SizeFormula(length)
    case (nil, nil, let length?, .horizontal):
      width = try SizeFormula(length)
      height = SizeFormula(0)
    default: throw field.malformed(Self.form(axis))
    }
  }

  func size(at item: Int) -> LayoutSize {
    LayoutSize(width: width.value(at: item), height: height.value(at: item))
  }
}

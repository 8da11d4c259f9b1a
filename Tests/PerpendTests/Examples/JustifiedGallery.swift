import Perpend

/// Photos in rows that fill the width, each row scaled to one height near the one aimed at; the last row keeps it.
///
/// An example of a layout that is not built in.
struct JustifiedGallery: CustomSectionLayout {
  var rowHeight: Double
  var spacing: Double

  func layOut(_ band: inout Band) {
    // A row ends where its photos, as tall as aimed at, would fill the width.
    var ratios: [Double] = []
    var width = 0.0
    var isFull = false
    while let size = band.size(at: ratios.count) {
      let ratio = size.width > 0 && size.height > 0 ? size.width / size.height : 1
      let wider = width + ratio * rowHeight + (ratios.isEmpty ? 0 : spacing)
      // With or without the next: whichever comes closer.
      if wider > band.width, !ratios.isEmpty, wider - band.width > band.width - width {
        isFull = true
        break
      }
      ratios.append(ratio)
      width = wider
      if width >= band.width {
        isFull = true
        break
      }
    }
    let gaps = spacing * Double(max(0, ratios.count - 1))
    let sum = ratios.reduce(0, +)
    let height = isFull && sum > 0 ? max(1, (band.width - gaps) / sum) : rowHeight
    var x = 0.0
    for ratio in ratios {
      band.place(Rect(x: x, y: 0, width: ratio * height, height: height))
      x += ratio * height + spacing
    }
    band.length = height + spacing
  }
}

import Perpend

extension ReferenceItems {
  /// Lines of items as wide as they are, `width` wide at most where they have several.
  init(_ flow: Flow, _ sizes: [LayoutSize], leading: Int, width: Int, grid: PixelGrid) {
    let spacing = units(flow.itemSpacing)
    let boxes = sizes.map(OriginalSize.init).map { Box(x: 0, y: 0, width: $0.width, height: $0.height) }
    var y = 0
    var rest = boxes[...]
    while !rest.isEmpty {
      var count = 1
      while count < rest.count, Self.width(rest.prefix(count + 1), spacing) <= width { count += 1 }
      let line = rest.prefix(count)
      rows.append(line.startIndex)
      rest = rest.dropFirst(count)
      let isStretched = [.spaceBetween, .spaceAround, .spaceEvenly].contains(flow.justification)
      let justification = rest.isEmpty && isStretched ? .start : flow.justification
      let longest = line.map(\.height).max() ?? 0
      let leftover = width - Self.width(line, spacing)
      var x = leading
      for (number, box) in line.enumerated() {
        let shift = justification.shift(number, of: count, into: leftover, grid)
        let drop = flow.alignment.drop(longest - box.height, grid)
        place(Box(x: x + shift, y: y + drop, width: box.width, height: box.height), leastStart: y)
        x += box.width + spacing
      }
      y += longest + units(flow.lineSpacing)
    }
  }

  private static func width(_ line: ArraySlice<Box>, _ spacing: Int) -> Int {
    line.reduce(0) { $0 + $1.width } + (line.count - 1) * spacing
  }
}

extension Flow.Alignment {
  /// How far below the start of its line an item stands that leaves some of its height.
  func drop(_ leftover: Int, _ grid: PixelGrid) -> Int {
    switch self {
    case .start: 0
    case .center: grid.floor(leftover / 2)
    case .end: leftover
    }
  }
}

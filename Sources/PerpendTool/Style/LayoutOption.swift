/// An option of a layout. Its word is its key in documents.
package enum LayoutOption: Worded {
  case columns, minColumnWidth, maxColumns, leftover, placement, equalRowHeights
  case itemSize, justify, align
  case columnSpacing, rowSpacing, itemSpacing, lineSpacing

  package static let words: KeyValuePairs<String, LayoutOption> = [
    "columns": .columns, "minColumnWidth": .minColumnWidth, "maxColumns": .maxColumns,
    "leftover": .leftover, "placement": .placement, "equalRowHeights": .equalRowHeights,
    "itemSize": .itemSize, "justify": .justify, "align": .align, "columnSpacing": .columnSpacing,
    "rowSpacing": .rowSpacing, "itemSpacing": .itemSpacing, "lineSpacing": .lineSpacing,
  ]
}

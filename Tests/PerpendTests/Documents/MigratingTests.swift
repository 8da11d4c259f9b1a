import Foundation
import Perpend
import Testing

/// The layout object of Docs/Migrating.md compiles against a stand-in for UIKit, and answers as the index does.
struct MigratingTests {
  @Test func layoutObject() throws {
    let photos = (1...300).map { LayoutSize(width: 100, height: Double(40 + $0 % 90)) }
    let layout = try PhotoLayout(photos: photos, width: 390, displayScale: 0)
    layout.collectionView = UICollectionView(
      bounds: CGRect(x: 0, y: 1000, width: 390, height: 600), adjustedContentInset: (top: 60, bottom: 0))
    let index = layout.index
    #expect(Double(layout.collectionViewContentSize.height) == index.contentSize.height)
    let found = try #require(
      layout.layoutAttributesForElements(in: CGRect(x: 0, y: 1000, width: 390, height: 600)))
    let expected = index.elements(in: LayoutRect(x: 0, y: 1000, width: 390, height: 600))
    #expect(found.map(\.indexPath.item) == expected.map(\.path.item) && found.count > 5)
    for attributes in found {
      let item = try #require(layout.layoutAttributesForItem(at: attributes.indexPath))
      #expect(item.frame == attributes.frame)
    }
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 300, section: 0)) == nil)
    #expect(layout.shouldInvalidateLayout(forBoundsChange: .zero))
  }

  /// No line of the document's Swift is missing below, nor in another order.
  @Test func itIsTheDocuments() throws {
    let document = try String(
      contentsOf: Snippets.package().appendingPathComponent("Docs/Migrating.md"), encoding: .utf8)
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let documented = Snippets.swift(of: document)
    #expect(documented.count > 20)
    #expect(documented == Snippets.lines(of: source, from: "// snippet", to: "// end"))
  }
}

// snippet
final class PhotoLayout: UICollectionViewLayout {
  private(set) var index: LayoutIndex

  init(photos: [LayoutSize], width: Double, displayScale: Double) throws {
    let container = Container(width: width, displayScale: displayScale > 0 ? displayScale : 1)
    index = try LayoutIndex(
      container, sections: [FeedSection(layout: .waterfall(Waterfall()), items: photos)])
    super.init()
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: index.contentSize.width, height: index.contentSize.height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let rect = LayoutRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    return index.elements(in: rect, within: viewport).compactMap(attributes)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let path = ElementPath.item(section: indexPath.section, item: indexPath.item)
    return index.frame(of: path).flatMap { attributes(Element(path: path, frame: $0, zIndex: 0)) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  private var viewport: Viewport {
    guard let view = collectionView else { return Viewport(offset: 0, length: 0) }
    let bars = view.adjustedContentInset
    return Viewport(
      offset: view.bounds.minY, length: view.bounds.height, startInset: bars.top, endInset: bars.bottom)
  }

  private func attributes(_ element: Element) -> UICollectionViewLayoutAttributes? {
    let path = element.path
    let attributes: UICollectionViewLayoutAttributes
    switch path.kind {
    case .item:
      attributes = .init(forCellWith: IndexPath(item: path.item, section: path.section))
    case .header:
      attributes = .init(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: path.section))
    case .footer:
      attributes = .init(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
        with: IndexPath(item: 0, section: path.section))
    case .decoration, .collectionHeader, .collectionFooter:
      return nil
    }
    let frame = element.frame
    attributes.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    attributes.zIndex = element.zIndex
    return attributes
  }
}
// end

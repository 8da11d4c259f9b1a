import Foundation

/// As much of UIKit as the snippet of Docs/Migrating.md uses, so that it compiles and runs without it.
class UICollectionViewLayout {
  var collectionView: UICollectionView?
  var collectionViewContentSize: CGSize { .zero }
  func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

struct UICollectionView {
  static let elementKindSectionHeader = "header"
  static let elementKindSectionFooter = "footer"
  var bounds: CGRect
  var adjustedContentInset: (top: Double, bottom: Double)
}

final class UICollectionViewLayoutAttributes {
  let indexPath: IndexPath
  let kind: String?
  var frame = CGRect.zero
  var zIndex = 0

  init(forCellWith indexPath: IndexPath) { (self.indexPath, kind) = (indexPath, nil) }
  init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    (self.indexPath, self.kind) = (indexPath, kind)
  }
}

extension IndexPath {
  init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  var section: Int { self[0] }
  var item: Int { self[1] }
}

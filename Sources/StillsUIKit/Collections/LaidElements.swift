import Foundation

extension UICollectionView {
  /// Which cell, supplementary view or decoration something is.
  struct Element: Hashable {
    let category: UICollectionViewLayoutAttributes.ElementCategory
    /// Empty for cells.
    let kind: String
    let path: IndexPath

    static func cell(_ path: IndexPath) -> Element { Element(category: .cell, kind: "", path: path) }
    static func supplementary(_ kind: String, _ path: IndexPath) -> Element {
      Element(category: .supplementaryView, kind: kind, path: path)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  var element: UICollectionView.Element {
    UICollectionView.Element(
      category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
  }
}

/// What a layout has laid out, in its order and by what it is.
struct LaidElements {
  private(set) var all: [UICollectionViewLayoutAttributes] = []
  private var places: [UICollectionView.Element: Int] = [:]

  mutating func append(_ attributes: UICollectionViewLayoutAttributes) {
    places[attributes.element] = all.count
    all.append(attributes)
  }

  func cell(at path: IndexPath) -> UICollectionViewLayoutAttributes? { places[.cell(path)].map { all[$0] } }

  func supplementary(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    places[.supplementary(kind, path)].map { all[$0] }
  }
}

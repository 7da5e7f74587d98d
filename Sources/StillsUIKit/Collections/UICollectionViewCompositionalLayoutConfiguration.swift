import Foundation

/// What holds for all sections of a layout.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  public override init() { super.init() }
}

import Foundation

/// How much room there is.
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section's provider is told of where the section is to be.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var alpha: CGFloat { get set }
  var frame: CGRect { get }
  var indexPath: IndexPath { get }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

/// A group again and again, with headers, footers and what is behind.
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject {
  public typealias VisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

  let group: NSCollectionLayoutGroup
  let list: UICollectionLayoutListConfiguration?
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var supplementariesFollowContentInsets = true
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler? {
    didSet {
      guard visibleItemsInvalidationHandler != nil else { return }
      UIKitStage.report("NSCollectionLayoutSection.visibleItemsInvalidationHandler: it is not called")
    }
  }

  init(group: NSCollectionLayoutGroup, list: UICollectionLayoutListConfiguration?) {
    (self.group, self.list) = (group, list)
    super.init()
  }

  public convenience init(group: NSCollectionLayoutGroup) { self.init(group: group, list: nil) }

  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { list(configuration) }

  class func list(_ configuration: UICollectionLayoutListConfiguration) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup(.column, size, [NSCollectionLayoutItem(layoutSize: size)])
    return NSCollectionLayoutSection(group: group, list: configuration)
  }
}

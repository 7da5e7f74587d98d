import Foundation

/// What a layout is told of where it is.
@MainActor final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection) {
    (contentSize, contentInsets, traitCollection) = (size, insets, traits)
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

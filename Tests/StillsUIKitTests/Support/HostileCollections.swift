import Foundation
import UIKit

/// Items that change their number each time they are counted, in layouts of no sense.
@MainActor final class HostileItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private var numbers: HostileNumbers
  private lazy var shared = UICollectionViewCell()

  init(numbers: HostileNumbers) { self.numbers = numbers }

  func make(_ frame: CGRect) -> UICollectionView {
    let view = UICollectionView(frame: frame, collectionViewLayout: layout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    if numbers.chance(2) { view.delegate = self }
    return view
  }

  func layout() -> UICollectionViewLayout {
    if numbers.chance(2) {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = numbers.size()
      if numbers.chance(3) { flow.estimatedItemSize = numbers.size() }
      (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (numbers.length(), numbers.length())
      (flow.sectionInset, flow.headerReferenceSize) = (numbers.insets(), numbers.size())
      flow.scrollDirection = numbers.chance(3) ? .horizontal : .vertical
      flow.sectionHeadersPinToVisibleBounds = numbers.chance(2)
      return flow
    }
    if numbers.chance(4) {
      return UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: numbers.element([.plain, .insetGrouped, .sidebar])))
    }
    return UICollectionViewCompositionalLayout { [weak self] _, _ in self?.section() }
  }

  private func size() -> NSCollectionLayoutSize {
    func dimension() -> NSCollectionLayoutDimension {
      switch numbers.below(4) {
      case 0: .fractionalWidth(numbers.share())
      case 1: .fractionalHeight(numbers.share())
      case 2: .estimated(numbers.length())
      default: .absolute(numbers.length())
      }
    }
    return NSCollectionLayoutSize(widthDimension: dimension(), heightDimension: dimension())
  }

  private func section() -> NSCollectionLayoutSection? {
    if numbers.chance(8) { return nil }
    let item = NSCollectionLayoutItem(layoutSize: size())
    item.contentInsets = NSDirectionalEdgeInsets(
      top: numbers.length(), leading: numbers.length(), bottom: numbers.length(), trailing: numbers.length())
    let inner = NSCollectionLayoutGroup.vertical(layoutSize: size(), subitem: item, count: numbers.index())
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(), subitems: numbers.element([[], [item], [inner, item], [inner]]))
    group.interItemSpacing = numbers.chance(2) ? .flexible(numbers.length()) : .fixed(numbers.length())
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = numbers.length()
    section.orthogonalScrollingBehavior = numbers.element([.none, .continuous, .groupPagingCentered])
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size(), elementKind: "edge", alignment: .top)
    ]
    return section
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { numbers.element([0, 1, 3, -2]) }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers.element([0, 1, 3, 12, -1])
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if numbers.chance(4) { return shared }
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: numbers.element(["cell", "none"]), for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = numbers.text()
    if numbers.chance(2) { cell.contentConfiguration = content }
    if numbers.chance(8) { collectionView.reloadData() }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { numbers.size() }

  func act(on view: UICollectionView) {
    let path = IndexPath(item: numbers.index(), section: numbers.index())
    switch numbers.below(7) {
    case 0: view.collectionViewLayout = layout()
    case 1: view.scrollToItem(at: path, at: .centeredVertically, animated: false)
    case 2: view.selectItem(at: path, animated: false, scrollPosition: .top)
    case 3: _ = (view.cellForItem(at: path), view.layoutAttributesForItem(at: path))
    case 4: _ = view.indexPathForItem(at: numbers.point())
    case 5: view.deleteItems(at: [path])
    default: view.backgroundView = numbers.chance(2) ? view : UIView(frame: numbers.rect())
    }
  }
}

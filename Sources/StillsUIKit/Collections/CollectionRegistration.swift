import Foundation

extension UICollectionView {
  /// How cells of a class show items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let handler: Handler

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How headers, footers and the like are filled.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let elementKind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = UICollectionReusableView.make(Cell.self, frame: frame(for: indexPath))
    (cell as UICollectionViewCell as? UICollectionViewListCell)?.row = pendingRow
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = UICollectionReusableView.make(Supplementary.self, frame: frame(for: indexPath))
    (view as UICollectionReusableView as? UICollectionViewListCell)?.row = pendingRow
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

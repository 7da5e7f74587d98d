import Foundation

/// Where an item of a custom group lies, from the group's corner.
@MainActor @preconcurrency open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column or anywhere, again and again for as long as there are any.
@MainActor @preconcurrency open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Kind {
    case row, column
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let kind: Kind
  public let subitems: [NSCollectionLayoutItem]
  /// So many, whatever room there is.
  let count: Int?
  /// Whether the count shares the group's length, whatever the item says.
  let sharesLength: Bool
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ kind: Kind, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
    sharesLength: Bool = false
  ) {
    (self.kind, self.subitems, self.sharesLength) = (kind, subitems, sharesLength)
    self.count = count.map { min(max(1, $0), 10_000) }
    super.init(layoutSize: size, supplementaryItems: [])
  }

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.row, layoutSize, subitems) }
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.row, layoutSize, [subitem], count: count, sharesLength: true)
  }
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.row, layoutSize, [subitem], count: count) }
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.column, layoutSize, subitems) }
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.column, layoutSize, [subitem], count: count, sharesLength: true)
  }
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.column, layoutSize, [subitem], count: count) }
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, []) }
}

import Foundation

/// How a list in a collection looks.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var showsSeparators = true
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Points above each header, beside those that headers have by themselves.
  public var headerTopPadding: CGFloat?
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) { self.appearance = appearance }

  var style: UITableView.Style {
    switch appearance {
    case .plain, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped, .sidebar: .insetGrouped
    }
  }
}

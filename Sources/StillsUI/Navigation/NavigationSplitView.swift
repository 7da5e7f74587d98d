import Foundation
import StillsCore

/// Columns side by side where there is room; else its sidebar as the first of screens that push onto each other.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let hasContent: Bool
  let visibility: Binding<NavigationSplitViewVisibility>
  let compactColumn: Binding<NavigationSplitViewColumn>
}

extension NavigationSplitView: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: NavigationSplitView, in context: ViewContext) -> [ViewElement] {
    let kind = "NavigationSplitView"
    let content = view.hasContent ? ControlPart(view.content) : nil
    guard context.environment.horizontalSizeClass == .regular else {
      let place = context.child(.content)
      let columns = [content, ControlPart(view.detail)].compactMap { $0 }
      return navigationContainer(
        ControlPart(view.sidebar), path: nil, kind: kind,
        compact: CompactSplit(columns, preferred: view.compactColumn, in: place), in: place)
    }
    return splitContainer(
      SplitColumns(sidebar: ControlPart(view.sidebar), content: content, detail: ControlPart(view.detail)),
      visibility: view.visibility, kind: kind, in: context.child(.content))
  }
}

nonisolated extension NavigationSplitView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), hasContent: true,
      visibility: columnVisibility, compactColumn: preferredCompactColumn)
  }
}

nonisolated extension NavigationSplitView where Content == EmptyView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), hasContent: false,
      visibility: columnVisibility, compactColumn: preferredCompactColumn)
  }
}

public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

// MARK: - Styles

nonisolated public protocol NavigationSplitViewStyle {}
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
nonisolated extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
}
nonisolated extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { Self() }
}
nonisolated extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { Self() }
}

nonisolated public protocol NavigationViewStyle {}
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: Self { Self() }
}
nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: Self { Self() }
}
nonisolated extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: Self { Self() }
}

nonisolated extension View {
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.splitStyle =
          S.self == ProminentDetailNavigationSplitViewStyle.self
          ? .prominentDetail : S.self == BalancedNavigationSplitViewStyle.self ? .balanced : .automatic
      })
  }
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.stacksNavigation = S.self == StackNavigationViewStyle.self })
  }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidthModifier(width: width))
  }
  /// Nobody has moved the line between the columns: the ideal width counts.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    modifier(ColumnWidthModifier(width: ideal))
  }
}

/// Whether columns stand beside the detail or over it.
enum SplitStyle { case automatic, balanced, prominentDetail }

/// Where a column's content says how wide the column is.
final class ColumnWidth { var value: CGFloat? }

nonisolated extension EnvironmentValues {
  private struct ColumnWidthKey: EnvironmentKey { static var defaultValue: ColumnWidth? { nil } }
  private struct SplitStyleKey: EnvironmentKey { static var defaultValue: SplitStyle { .automatic } }

  var splitStyle: SplitStyle {
    get { self[SplitStyleKey.self] }
    set { self[SplitStyleKey.self] = newValue }
  }

  var columnWidth: ColumnWidth? {
    get { self[ColumnWidthKey.self] }
    set { self[ColumnWidthKey.self] = newValue }
  }
}

nonisolated private struct ColumnWidthModifier: PrimitiveViewModifier {
  let width: CGFloat

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    if modifier.width.isFinite { context.environment.columnWidth?.value = max(0, modifier.width) }
    return content(context.child(.content))
  }
}

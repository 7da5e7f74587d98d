import Foundation
import StillsCore

// What tab views say about their sidebar, which is not shown: tabs stand in a bar.

nonisolated extension View {
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement) -> some View { self }
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}

public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  public static let automatic = TabSearchActivation(name: "automatic")
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension TabContent {
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }

  /// Nobody has customized the tabs: those that are hidden in the bar at first stay so.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let isHidden = visibility == .hidden && placements.contains(.tabBar)
    return _ChangedTab(base: self) { tab, _ in isHidden ? nil : tab }
  }

  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
}

public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

extension ForEach where Content: TabContent, Data == Range<Int>, ID == Int {
  public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
  where V == Content.TabValue {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension AppStorage where Value == TabViewCustomization {
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(unread: wrappedValue, key)
  }
}

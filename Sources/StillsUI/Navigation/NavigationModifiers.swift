import Foundation
import StillsCore

/// What a screen says about the bars around it. Screens without a navigation container say it to nobody.
struct NavigationRequest {
  var title: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isBarHidden: Bool?
  var isBackButtonHidden: Bool?
  var barBackground: (any ShapeStyle)?
  var barBackgroundVisibility: Visibility?
  var barColorScheme: ColorScheme?
  /// Items of the bars, in order.
  var toolbarItems: [_ToolbarEntry] = []

  /// What `other` says wins.
  mutating func merge(_ other: NavigationRequest) {
    title = other.title ?? title
    displayMode = other.displayMode ?? displayMode
    isBarHidden = other.isBarHidden ?? isBarHidden
    isBackButtonHidden = other.isBackButtonHidden ?? isBackButtonHidden
    barBackground = other.barBackground ?? barBackground
    barBackgroundVisibility = other.barBackgroundVisibility ?? barBackgroundVisibility
    barColorScheme = other.barColorScheme ?? barColorScheme
    toolbarItems += other.toolbarItems
  }

  enum Key: PreferenceKey {
    static var defaultValue: NavigationRequest { NavigationRequest() }
    static func reduce(value: inout NavigationRequest, nextValue: () -> NavigationRequest) {
      value.merge(nextValue())
    }
  }
}

nonisolated extension View {
  fileprivate func navigation(_ change: @escaping (inout NavigationRequest) -> Void) -> some View {
    transformPreference(NavigationRequest.Key.self, change)
  }

  public func navigationTitle(_ title: Text) -> some View { navigation { $0.title = title } }
  public func navigationTitle(_ key: LocalizedStringKey) -> some View { navigationTitle(Text(key)) }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }

  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public func navigationBarTitle(_ key: LocalizedStringKey) -> some View { navigationTitle(key) }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  public func navigationBarTitle(
    _ key: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(key).navigationBarTitleDisplayMode(displayMode) }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigation { $0.displayMode = mode }
  }

  public func navigationBarHidden(_ hidden: Bool) -> some View { navigation { $0.isBarHidden = hidden } }

  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    navigation { $0.isBackButtonHidden = hidden }
  }

  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigation { if bars.isEmpty || bars.contains(.navigationBar) { $0.isBarHidden = visibility == .hidden } }
  }

  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigation { if bars.isEmpty || bars.contains(.navigationBar) { $0.isBarHidden = visibility == .hidden } }
  }

  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    navigation { if bars.isEmpty || bars.contains(.navigationBar) { $0.barBackground = style } }
  }

  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigation { if bars.isEmpty || bars.contains(.navigationBar) { $0.barBackgroundVisibility = visibility } }
  }

  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigation { if bars.isEmpty || bars.contains(.navigationBar) { $0.barBackgroundVisibility = visibility } }
  }

  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    navigation { if bars.isEmpty || bars.contains(.navigationBar) { $0.barColorScheme = scheme } }
  }
}

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large, inlineLarge }
}

public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

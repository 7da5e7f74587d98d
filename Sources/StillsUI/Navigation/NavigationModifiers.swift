import Foundation
import StillsCore

nonisolated extension View {
  func navigation(_ change: @escaping (inout NavigationRequest) -> Void) -> some View {
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

  public func navigationBarHidden(_ hidden: Bool) -> some View { navigation { $0.bar.isHidden = hidden } }

  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    navigation { $0.isBackButtonHidden = hidden }
  }

  // MARK: Bars as a whole

  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    bar(bars) { $0.isHidden = visibility == .hidden }
  }

  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    bar(bars) { $0.isHidden = visibility == .hidden }
  }

  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    bar(bars) { $0.background = style }
  }

  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    bar(bars) { $0.backgroundVisibility = visibility }
  }

  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    bar(bars) { $0.backgroundVisibility = visibility }
  }

  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    bar(bars) { $0.colorScheme = scheme }
  }

  /// Without a bar named, the navigation bar is meant.
  private func bar(_ bars: [ToolbarPlacement], _ change: @escaping (inout BarRequest) -> Void) -> some View {
    let isNavigation = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    let isBottom = bars.contains(.bottomBar), isTab = bars.contains(.tabBar)
    return navigation {
      if isNavigation { change(&$0.bar) }
      if isBottom { change(&$0.bottomBar) }
    }
    .transformPreference(TabBarRequest.Key.self) { if isTab { change(&$0) } }
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

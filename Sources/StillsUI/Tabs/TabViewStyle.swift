import Foundation
import StillsCore

/// The look of tab views; the system's only.
nonisolated public protocol TabViewStyle { var _look: TabLook { get } }

nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _look: TabLook { .bar }
}
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
  public var _look: TabLook { .bar }
}
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
  public var _look: TabLook { .bar }
}

/// Pages side by side.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }
  let mode: IndexDisplayMode
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public var _look: TabLook { mode == .never ? .pages : .dots }
}

nonisolated extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }
nonisolated extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: Self { Self() }
}
nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { Self() }
}
nonisolated extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

nonisolated extension View {
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let look = style._look
    return modifier(EnvironmentModifier { $0.tabStyle = look })
  }

  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let hasGround = style._hasGround
    return modifier(EnvironmentModifier { $0.pageDotsHaveGround = hasGround })
  }
}

nonisolated public protocol IndexViewStyle { var _hasGround: Bool { get } }
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Sendable {
    fileprivate var isAlways = false
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode(isAlways: true)
    public static let never = BackgroundDisplayMode()
  }
  public let _hasGround: Bool
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { _hasGround = backgroundDisplayMode.isAlways }
}
nonisolated extension EnvironmentValues {
  private struct PageDotsKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the dots of pages stand on a ground.
  var pageDotsHaveGround: Bool {
    get { self[PageDotsKey.self] }
    set { self[PageDotsKey.self] = newValue }
  }
}
nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { Self() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
    Self(backgroundDisplayMode: backgroundDisplayMode)
  }
}

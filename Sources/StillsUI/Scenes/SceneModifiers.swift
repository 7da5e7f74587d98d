import Foundation
import StillsCore

extension Scene {
  private func changing(_ change: @escaping @MainActor (any View) -> any View) -> some Scene {
    _ModifiedScene(content: self, change: change)
  }

  /// An object for `@Environment(Type.self)`.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    changing { view in
      func change<Content: View>(_ view: Content) -> any View { view.environment(object) }
      return change(view)
    }
  }

  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    changing { view in
      func change<Content: View>(_ view: Content) -> any View { view.environmentObject(object) }
      return change(view)
    }
  }

  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    changing { view in
      func change<Content: View>(_ view: Content) -> any View { view.defaultAppStorage(store) }
      return change(view)
    }
  }

  // MARK: - What a screen does not show

  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  public func commandsRemoved() -> some Scene { self }
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>, action: @escaping @Sendable (Request) async -> Response
  ) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
}

/// How far a window's size may go.
nonisolated public struct WindowResizability: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

nonisolated public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

nonisolated public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  public static let presented = SceneLaunchBehavior(name: "presented")
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// What the system may start while nobody looks; in a still it never does.
nonisolated public struct BackgroundTask<Request, Response>: Sendable {
  private init() {}
}

nonisolated extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask { .init() }
}

nonisolated extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: BackgroundTask { .init() }
}

nonisolated extension BackgroundTask where Request == Void, Response == Void {
  public static func urlSession(_ identifier: String) -> BackgroundTask { .init() }
}

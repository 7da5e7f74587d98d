import StillsCore

/// Windows that all show the same view.
public struct WindowGroup<Content: View>: PrimitiveScene {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  public init<Title: StringProtocol>(_ title: Title, id: String? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _firstView(of scene: WindowGroup) -> (any View)? { scene.content }
}

/// A single window.
public struct Window<Content: View>: PrimitiveScene {
  private let content: Content

  public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _firstView(of scene: Window) -> (any View)? { scene.content }
}

/// The settings window of a Mac app; never the first window.
public struct Settings<Content: View>: PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}

  public static func _firstView(of scene: Settings) -> (any View)? { nil }
}

/// A scene whose views have something put around them.
public struct _ModifiedScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let change: @MainActor (any View) -> any View

  public static func _firstView(of scene: _ModifiedScene) -> (any View)? {
    Content._firstView(of: scene.content).map { scene.change($0) }
  }
}

extension Scene {
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
    _ModifiedScene(content: self) { view in
      func change<Content: View>(_ view: Content) -> any View { view.environment(keyPath, value) }
      return change(view)
    }
  }

  /// Nothing changes in a picture.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { self }
  /// Nothing changes in a picture.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  /// Nothing changes in a picture.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some Scene {
    self
  }
}

import StillsCore

/// An app. Its first scene is a preview; it never runs.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Does nothing: screenshots need no running app.
  public static func main() {}
}

/// A part of an app with a window of its own.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  /// The content of the first window.
  static func _firstView(of scene: Self) -> (any View)?
}

extension Scene {
  public static func _firstView(of scene: Self) -> (any View)? { Body._firstView(of: scene.body) }
}

extension Never: Scene {
  public static func _firstView(of scene: Never) -> (any View)? {}
}

/// A scene that the vocabulary brings: it has no body.
@MainActor @preconcurrency public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Lists scenes.
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @MainActor public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _SceneList {
    var scenes: [any Scene] = []
    repeat scenes.append(each content)
    return _SceneList(scenes: scenes)
  }
  @MainActor public static func buildOptional(_ content: (any Scene)?) -> _SceneList {
    _SceneList(scenes: [content].compactMap { $0 })
  }
  @MainActor public static func buildLimitedAvailability(_ content: any Scene) -> _SceneList {
    _SceneList(scenes: [content])
  }
}

/// Several scenes in order.
public struct _SceneList: PrimitiveScene {
  var scenes: [any Scene]

  public static func _firstView(of scene: _SceneList) -> (any View)? {
    func first<Content: Scene>(_ scene: Content) -> (any View)? { Content._firstView(of: scene) }
    return scene.scenes.lazy.compactMap { first($0) }.first
  }
}

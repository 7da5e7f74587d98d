import Foundation

/// Makes a new view of a given one.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder func body(content: Content) -> Body

  /// Resolves the modified view; `content` resolves the view that is modified, in the context it is given.
  static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement]
}

extension ViewModifier {
  @MainActor public static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    context.resolveBody(of: modifier, content: content)
  }
}

/// A modifier that the vocabulary brings: it has no body and resolves itself.
@MainActor @preconcurrency public protocol PrimitiveViewModifier: ViewModifier where Body == Never {}

extension PrimitiveViewModifier {
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }
}

/// What a modifier's `body` gets: the view it is put on.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let resolve: @MainActor (ViewContext) -> [ViewElement]

  @MainActor public static func _resolve(_ view: Self, in context: ViewContext) -> [ViewElement] {
    view.resolve(context)
  }
}

/// A view with a modifier on it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor public static func _resolve(_ view: ModifiedContent, in context: ViewContext) -> [ViewElement] {
    let content = view.content
    return Modifier._resolve(
      view.modifier, content: { Content._resolve(content, in: $0) }, in: context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

nonisolated extension View {
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// First `self`, then `modifier`.
  public func concat<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: PrimitiveViewModifier, Sendable {
  public static let identity = EmptyModifier()
  public init() {}

  @MainActor public static func _resolve(
    _ modifier: EmptyModifier, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] { content(context) }
}

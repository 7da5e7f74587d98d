import Foundation

/// A part of a screen: says what it is made of in `body`.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Turns the view into the elements it stands for: none, one or several. Views with a `body` get theirs from it.
  static func _resolve(_ view: Self, in context: ViewContext) -> [ViewElement]
}

extension View {
  public static func _resolve(_ view: Self, in context: ViewContext) -> [ViewElement] {
    context.resolveBody(of: view)
  }
}

extension Never: View {
  public var body: Never { self }

  public static func _resolve(_ view: Never, in context: ViewContext) -> [ViewElement] {}
}

/// A view that the vocabulary brings: it has no body and resolves itself.
@MainActor @preconcurrency public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Nobody asks a primitive view for its body: it overrides `_resolve`.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

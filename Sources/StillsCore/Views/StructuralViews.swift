import Foundation

/// No view at all: takes no room and no spacing.
nonisolated public struct EmptyView: PrimitiveView, Sendable {
  public init() {}

  @MainActor public static func _resolve(_ view: EmptyView, in context: ViewContext) -> [ViewElement] { [] }
}

/// Several views in order, as a builder lists them; each becomes a child of the container around.
nonisolated public struct TupleView<T>: PrimitiveView {
  public var value: T
  private let resolvers: [@MainActor (ViewContext) -> [ViewElement]]

  package init<each Content: View>(views: repeat each Content) where T == (repeat each Content) {
    value = (repeat each views)
    var list: [@MainActor (ViewContext) -> [ViewElement]] = []
    repeat list.append(resolver(of: each views))
    resolvers = list
  }

  public init(_ value: T) {
    self.value = value
    resolvers = Mirror(reflecting: value).children.compactMap { $0.value as? any View }.map { resolver(of: $0) }
  }

  @MainActor public static func _resolve(_ view: TupleView, in context: ViewContext) -> [ViewElement] {
    var elements: [ViewElement] = []
    if let branch = context.ownItem, view.resolvers.count > 1 {
      context.beginParts(of: branch)
      for (index, resolve) in view.resolvers.enumerated() {
        elements += context.item(.index(index), of: branch) { $0.identified(resolve($0)) }
      }
      return elements
    }
    for (index, resolve) in view.resolvers.enumerated() {
      let inner = context.child(.index(index))
      elements += inner.identified(resolve(inner))
    }
    return elements
  }
}

private func resolver<Content: View>(of view: Content) -> @MainActor (ViewContext) -> [ViewElement] {
  { $0.keptElements(of: Content.self) ?? $0.resolvePlace(view) }
}

extension TupleView: SelfComparing {
  package static func isSame(_ left: TupleView, _ right: TupleView) -> Bool {
    ValueComparison.areSame(left.value, right.value)
  }
}

/// One of two views.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  @MainActor public static func _resolve(_ view: _ConditionalContent, in context: ViewContext) -> [ViewElement] {
    let elements =
      switch view.storage {
      case .first(let content): context.item(.branch(true)) { TrueContent._resolve(content, in: $0) }
      case .second(let content): context.item(.branch(false)) { FalseContent._resolve(content, in: $0) }
      }
    context.letGo()
    return elements
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure("Optional has no body") }

  @MainActor public static func _resolve(_ view: Wrapped?, in context: ViewContext) -> [ViewElement] {
    defer { context.letGo() }
    guard let view else { return [] }
    return context.item(.branch(true)) { Wrapped._resolve(view, in: $0) }
  }
}

/// Views taken together without a container: each stays a child of the container around, and a modifier on the group
/// applies to each of them.
nonisolated public struct Group<Content> {
  package let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _resolve(_ view: Group, in context: ViewContext) -> [ViewElement] {
    Content._resolve(view.content, in: context)
  }
}

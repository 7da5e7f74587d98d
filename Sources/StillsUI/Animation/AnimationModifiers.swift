import Foundation
import StillsCore

nonisolated extension View {
  /// Changes of the view are animated when they come with a change of `value`; nil: not animated then.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueTransactionModifier(value: value) { $0.setAnimation(animation) })
  }

  /// All changes of the view are animated.
  public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier { $0.setAnimation(animation) })
  }

  /// What `body` adds to the view is animated, whatever else changes.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { transaction({ $0.setAnimation(animation) }, body: body) }

  /// Changes how all changes of the view are animated.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }

  /// Changes how what `body` adds to the view is animated; the view itself keeps the transaction around.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let marker = ScopeMarker()
    let content = modifier(RestoredTransactionModifier(marker: marker))
    return body(PlaceholderContentView(marked: content))
      .modifier(TransactionModifier(transform: transform, marker: marker))
  }

  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}

extension ViewModifier {
  /// All changes that the modifier makes are animated.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    concat(TransactionModifier { $0.setAnimation(animation) })
  }

  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    concat(TransactionModifier(transform: transform))
  }
}

extension Transaction {
  /// What `animation` modifiers do: nothing where animations are disabled.
  fileprivate mutating func setAnimation(_ animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

// MARK: - Scopes

/// Has a say in every change below.
nonisolated struct TransactionModifier: PrimitiveViewModifier {
  let transform: (inout Transaction) -> Void
  var marker: ScopeMarker?

  init(transform: @escaping (inout Transaction) -> Void, marker: ScopeMarker? = nil) {
    (self.transform, self.marker) = (transform, marker)
  }

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let scope = context.object(of: Self.self) { TransactionScope(parent: nil) }
    (scope.change, scope.isPermanent) = (modifier.transform, true)
    modifier.marker?.outside = context.transactionScope
    let inner = context.child(.content).entering(scope)
    return inner.identified(content(inner))
  }
}

/// Has a say in the changes that come with a change of its value.
nonisolated struct ValueTransactionModifier<Value: Equatable>: PrimitiveViewModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let memory = context.object(of: Self.self) { ValueScope(value: modifier.value) }
    memory.scope.change = modifier.transform
    let inner = context.child(.content).entering(memory.scope)
    if memory.value != modifier.value {
      memory.value = modifier.value
      memory.scope.open(for: context.graph.clock)
      // Asking makes it known that something may begin to move.
      _ = inner.transaction
    }
    return inner.identified(content(inner))
  }
}

private final class ValueScope<Value> {
  var value: Value
  let scope = TransactionScope(parent: nil)
  init(value: Value) { self.value = value }
}

/// Carries the scope around a modifier with a body to the view that the body is put on.
final class ScopeMarker: @unchecked Sendable { var outside: TransactionScope? }

nonisolated struct RestoredTransactionModifier: PrimitiveViewModifier {
  let marker: ScopeMarker

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    var inner = context.child(.content)
    inner.transactionScope = modifier.marker.outside
    return inner.identified(content(inner))
  }
}

/// The view that a modifier with a body is put on.
nonisolated public struct PlaceholderContentView<Value: View>: View {
  let content: AnyResolved

  init(content: Value) { self.content = AnyResolved(content) }
  init<Marked: View>(marked: Marked) { content = AnyResolved(marked) }

  public var body: some View { content }
}

/// A view whose type is hidden, at the place it is used.
nonisolated struct AnyResolved: PrimitiveView {
  private let resolve: @MainActor (ViewContext) -> [ViewElement]

  init<Content: View>(_ view: Content) { resolve = { Content._resolve(view, in: $0) } }

  @MainActor static func _resolve(_ view: AnyResolved, in context: ViewContext) -> [ViewElement] {
    view.resolve(context)
  }
}

// MARK: - Navigation

public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }
public struct ZoomNavigationTransition: NavigationTransition { init() {} }

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

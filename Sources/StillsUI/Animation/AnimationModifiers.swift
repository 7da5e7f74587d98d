import Foundation
import StillsCore

// At rest every animation is over; the modifiers change nothing drawn.

nonisolated extension View {
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func animation(_ animation: Animation?) -> some View { self }

  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)) }

  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
    self
  }

  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)) }

  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}

extension ViewModifier {
  public func animation(_ animation: Animation?) -> Self { self }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
}

/// The view that a modifier with a body is put on.
nonisolated public struct PlaceholderContentView<Value: View>: View {
  let content: Value
  public var body: some View { content }
}

/// How text and symbols pass into others.
public struct ContentTransition: Hashable, Sendable {
  private let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .init(name: "numericText") }
  public static func numericText(value: Double) -> ContentTransition { .init(name: "numericText") }
  public static var numericText: ContentTransition { numericText() }
  public static var symbolEffect: ContentTransition { .init(name: "symbolEffect") }
}

public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }
public struct ZoomNavigationTransition: NavigationTransition { init() {} }

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

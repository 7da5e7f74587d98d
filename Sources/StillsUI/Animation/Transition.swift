import Foundation
import StillsCore
import StillsGeometry

/// Where a transition is.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 in place, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How a view comes and goes. At rest it is there: drawn as its `identity`.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<AnyView>

  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  public nonisolated func combined<Other: Transition>(with other: Other) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  public nonisolated func animation(_ animation: Animation?) -> some Transition { self }
}

public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition whose type is hidden.
public struct AnyTransition {
  let identity: (@MainActor (AnyView) -> AnyView)?

  public init<T: Transition>(_ transition: T) {
    identity = { AnyView(transition.body(content: PlaceholderContentView(content: $0), phase: .identity)) }
  }

  private init() { identity = nil }

  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }

  /// In place the view has `identity` on it.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(modified: { AnyView($0.modifier(identity)) })
  }

  private init(modified: @escaping @MainActor (AnyView) -> AnyView) { identity = modified }

  public func combined(with other: AnyTransition) -> AnyTransition {
    guard let first = identity else { return other }
    guard let second = other.identity else { return self }
    return AnyTransition(modified: { second(first($0)) })
  }

  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

nonisolated extension View {
  /// At rest the view is in place.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }

  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

nonisolated struct TransitionModifier: PrimitiveViewModifier {
  let transition: AnyTransition

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    guard let identity = modifier.transition.identity else { return content(context.child(.content)) }
    let inside = context.child(.content)
    let view = AnyView(
      ElementsView { place in
        var place = place
        place.node = inside.node
        return content(place)
      })
    return AnyView._resolve(identity(view), in: context.child(.body))
  }
}

// MARK: - The system's

nonisolated public struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    second.body(
      content: PlaceholderContentView(content: AnyView(first.body(content: content, phase: phase))), phase: phase)
  }
}

nonisolated public struct IdentityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
nonisolated public struct OpacityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}
nonisolated public struct SlideTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
nonisolated public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}
nonisolated public struct MoveTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
nonisolated public struct PushTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
nonisolated public struct OffsetTransition: Transition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}
nonisolated public struct BlurReplaceTransition: Transition {
  public enum Configuration: Sendable { case downUp, upUp }
  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.body(content: content, phase: phase)
  }
}
nonisolated public struct SymbolEffectTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == IdentityTransition { public static var identity: Self { Self() } }
nonisolated extension Transition where Self == OpacityTransition { public static var opacity: Self { Self() } }
nonisolated extension Transition where Self == SlideTransition { public static var slide: Self { Self() } }
nonisolated extension Transition where Self == ScaleTransition {
  public static var scale: Self { Self(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}
nonisolated extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}
nonisolated extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
nonisolated extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}
nonisolated extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: Self { Self(configuration: .downUp) }
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
    Self(configuration: configuration)
  }
}
nonisolated extension Transition where Self == SymbolEffectTransition {
  public static var symbolEffect: Self { Self() }
}

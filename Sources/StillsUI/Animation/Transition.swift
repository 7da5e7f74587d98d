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

/// How a view comes and goes: what it is before it appears, in place, and after it has disappeared.
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

  /// Comes and goes with this animation, whatever the change around is animated with.
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// The view in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }
}

public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition whose type is hidden.
public struct AnyTransition {
  /// The views in a phase.
  typealias Phase = @MainActor (AnyResolved, TransitionPhase) -> AnyResolved

  let insertion: Phase
  let removal: Phase
  package let isSymmetric: Bool
  /// Whether the view in place is the view itself: nothing need be put around it at rest.
  let isPlainInPlace: Bool
  package var ownAnimation: Animation?

  private init(insertion: @escaping Phase, removal: Phase? = nil, isPlainInPlace: Bool) {
    self.insertion = insertion
    self.removal = removal ?? insertion
    isSymmetric = removal == nil
    self.isPlainInPlace = isPlainInPlace
  }

  public init<T: Transition>(_ transition: T) {
    self.init(
      insertion: { AnyTransition.body(of: transition, content: $0, phase: $1) },
      isPlainInPlace: T.self is any PlainTransition.Type)
    ownAnimation = (transition as? any AnimatingTransition)?.ownAnimation
  }

  @MainActor private static func body<T: Transition>(
    of transition: T, content: AnyResolved, phase: TransitionPhase
  ) -> AnyResolved {
    AnyResolved(transition.body(content: PlaceholderContentView(marked: content), phase: phase))
  }

  public static let identity = AnyTransition(IdentityTransition())
  public static let opacity = AnyTransition(OpacityTransition())
  public static let slide = AnyTransition(SlideTransition())
  public static let scale = AnyTransition(ScaleTransition(0))
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// Comes one way and goes another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var transition = AnyTransition(
      insertion: insertion.insertion, removal: removal.removal,
      isPlainInPlace: insertion.isPlainInPlace && removal.isPlainInPlace)
    transition.ownAnimation = insertion.ownAnimation ?? removal.ownAnimation
    return transition
  }

  /// Comes with `active` on it and goes so; in place the view has `identity` on it.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(
      insertion: { AnyResolved($0.modifier($1.isIdentity ? identity : active)) }, isPlainInPlace: false)
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    let (first, second) = (self, other)
    let insertion: Phase = { content, phase in second.insertion(first.insertion(content, phase), phase) }
    let removal: Phase = { content, phase in second.removal(first.removal(content, phase), phase) }
    var combined = AnyTransition(
      insertion: insertion, removal: isSymmetric && other.isSymmetric ? nil : removal,
      isPlainInPlace: isPlainInPlace && other.isPlainInPlace)
    combined.ownAnimation = ownAnimation ?? other.ownAnimation
    return combined
  }

  /// Comes and goes with this animation, whatever the change around is animated with.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.ownAnimation = animation
    return transition
  }
}

extension AnyTransition: ItemTransition {
  @MainActor package func resolve(
    _ content: @escaping @MainActor (ViewContext) -> [ViewElement], phase: ItemPhase, in context: ViewContext
  ) -> [ViewElement] {
    let view = AnyResolved(ElementsView(content))
    let goes = !isSymmetric && (phase == .didDisappear || phase == .willDisappear)
    // Values of the way out are others than those of the way in.
    let place = context.child(.index(goes ? 1 : 0))
    let resolved = (goes ? removal : insertion)(view, phase.transitionPhase)
    return place.identified(AnyResolved._resolve(resolved, in: place))
  }
}

extension ItemPhase {
  fileprivate var transitionPhase: TransitionPhase {
    switch self {
    case .willAppear: .willAppear
    case .identity, .willDisappear: .identity
    case .didDisappear: .didDisappear
    }
  }
}

nonisolated extension View {
  /// How the view comes and goes when that is animated; without one it fades.
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
    let place = context.child(.body), inside = context.child(.content)
    // The view keeps its own place and sees the environment of wherever its transition puts it.
    func views(_ outer: ViewContext) -> [ViewElement] {
      var inner = outer
      (inner.node, inner.ownItem) = (inside.node, nil)
      return inner.identified(content(inner))
    }
    if let coming = context.ownItem?.adopt(modifier.transition, at: place) {
      return place.coming(coming, modifier.transition, views)
    }
    guard !modifier.transition.isPlainInPlace else { return views(context) }
    return modifier.transition.resolve(views, phase: .identity, in: place)
  }
}

// MARK: - The system's

/// Views with it are themselves once they are in place.
private protocol PlainTransition {}

/// Brings its own animation.
private protocol AnimatingTransition { var ownAnimation: Animation? { get } }

nonisolated private struct AnimatedTransition<Base: Transition>: Transition, AnimatingTransition {
  let base: Base
  let animation: Animation?
  var ownAnimation: Animation? { animation }
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.body(content: content, phase: phase)
  }
}

/// Draws the view away from its place by parts of its size and by points.
nonisolated private struct ShiftModifier: PrimitiveViewModifier, Animatable {
  /// Parts of the view's own size, to the trailing side and down.
  var share = CGSize.zero
  var distance = CGSize.zero

  var animatableData: AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(share.animatableData, distance.animatableData) }
    set { (share.animatableData, distance.animatableData) = (newValue.first, newValue.second) }
  }

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let shift = context.animated(modifier)
    let sign: CGFloat = context.environment.layoutDirection == .rightToLeft ? -1 : 1
    return TransformModifier._resolve(
      TransformModifier(kind: "move") { size in
        CGAffineTransform(
          translationX: sign * (shift.share.width * size.width + shift.distance.width),
          y: shift.share.height * size.height + shift.distance.height)
      }, content: content, in: context)
  }
}

extension Edge {
  /// One size of the view towards the edge.
  fileprivate var outwards: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }

  fileprivate var inwards: CGSize { CGSize(width: -outwards.width, height: -outwards.height) }
}

nonisolated public struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    second.body(
      content: PlaceholderContentView(content: AnyView(first.body(content: content, phase: phase))), phase: phase)
  }
}

nonisolated public struct IdentityTransition: Transition, PlainTransition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
nonisolated public struct OpacityTransition: Transition, PlainTransition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}
nonisolated public struct SlideTransition: Transition, PlainTransition {
  public init() {}
  /// In from the leading edge, out to the trailing one.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ShiftModifier(share: CGSize(width: phase.value, height: 0)))
  }
}
nonisolated public struct ScaleTransition: Transition, PlainTransition {
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}
nonisolated public struct MoveTransition: Transition, PlainTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ShiftModifier(share: phase.isIdentity ? .zero : edge.outwards))
  }
}
nonisolated public struct PushTransition: Transition, PlainTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  /// In from the edge and out to the one across, fading.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ShiftModifier(share: share(phase))).opacity(phase.isIdentity ? 1 : 0)
  }

  private func share(_ phase: TransitionPhase) -> CGSize {
    switch phase {
    case .willAppear: edge.outwards
    case .identity: .zero
    case .didDisappear: edge.inwards
    }
  }
}
nonisolated public struct OffsetTransition: Transition, PlainTransition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ShiftModifier(distance: phase.isIdentity ? .zero : offset))
  }
}
nonisolated public struct BlurReplaceTransition: Transition, PlainTransition {
  public enum Configuration: Sendable { case downUp, upUp }
  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
  /// Blurred by 7 points, a tenth smaller or larger (facts: layout §16), fading.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(scale(phase)).blur(radius: phase.isIdentity ? 0 : 7).opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(_ phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .willAppear: 0.9
    case .identity: 1
    case .didDisappear: configuration == .downUp ? 0.9 : 1.1
    }
  }
}
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
  @MainActor @ViewBuilder public func body(content: Content, phase: TransitionPhase) -> some View {
    let removed = removal.body(content: content, phase: phase == .willAppear ? .identity : phase)
    insertion.body(
      content: PlaceholderContentView(content: AnyView(removed)), phase: phase == .didDisappear ? .identity : phase)
  }
}
nonisolated public struct SymbolEffectTransition: Transition, PlainTransition {
  public init() {}
  /// Drawn as a fade.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
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
  public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> Self {
    Self()
  }
}

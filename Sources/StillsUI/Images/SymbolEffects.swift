import Foundation

/// A movement of a symbol. At rest, which is what a still shows, it changes nothing.
nonisolated public protocol SymbolEffect: Sendable {}
nonisolated public protocol IndefiniteSymbolEffect {}
nonisolated public protocol DiscreteSymbolEffect {}
nonisolated public protocol ContentTransitionSymbolEffect {}

nonisolated public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var up: BounceSymbolEffect { self }
  public var down: BounceSymbolEffect { self }
  public var byLayer: BounceSymbolEffect { self }
  public var wholeSymbol: BounceSymbolEffect { self }
}

nonisolated public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }
}

nonisolated public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var iterative: VariableColorSymbolEffect { self }
  public var cumulative: VariableColorSymbolEffect { self }
  public var reversing: VariableColorSymbolEffect { self }
  public var nonReversing: VariableColorSymbolEffect { self }
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

nonisolated public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var up: ScaleSymbolEffect { self }
  public var down: ScaleSymbolEffect { self }
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }
}

nonisolated public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var up: AppearSymbolEffect { self }
  public var down: AppearSymbolEffect { self }
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }
}

nonisolated public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var up: DisappearSymbolEffect { self }
  public var down: DisappearSymbolEffect { self }
  public var byLayer: DisappearSymbolEffect { self }
  public var wholeSymbol: DisappearSymbolEffect { self }
}

nonisolated public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var clockwise: WiggleSymbolEffect { self }
  public var counterClockwise: WiggleSymbolEffect { self }
  public var left: WiggleSymbolEffect { self }
  public var right: WiggleSymbolEffect { self }
  public var up: WiggleSymbolEffect { self }
  public var down: WiggleSymbolEffect { self }
  public var forward: WiggleSymbolEffect { self }
  public var backward: WiggleSymbolEffect { self }
  public func custom(angle: Double) -> WiggleSymbolEffect { self }
  public var byLayer: WiggleSymbolEffect { self }
  public var wholeSymbol: WiggleSymbolEffect { self }
}

nonisolated public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var clockwise: RotateSymbolEffect { self }
  public var counterClockwise: RotateSymbolEffect { self }
  public var byLayer: RotateSymbolEffect { self }
  public var wholeSymbol: RotateSymbolEffect { self }
}

nonisolated public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var plain: BreatheSymbolEffect { self }
  public var pulse: BreatheSymbolEffect { self }
  public var byLayer: BreatheSymbolEffect { self }
  public var wholeSymbol: BreatheSymbolEffect { self }
}

nonisolated public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var byLayer: DrawOnSymbolEffect { self }
  public var wholeSymbol: DrawOnSymbolEffect { self }
  public var individually: DrawOnSymbolEffect { self }
}

nonisolated public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var byLayer: DrawOffSymbolEffect { self }
  public var wholeSymbol: DrawOffSymbolEffect { self }
  public var individually: DrawOffSymbolEffect { self }
  public var reversed: DrawOffSymbolEffect { self }
  public var nonReversed: DrawOffSymbolEffect { self }
}

/// What a symbol's change looks like by itself.
nonisolated public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {}

nonisolated public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// As what is drawn where symbols have nothing in common: `.replace.magic(fallback: .downUp)`.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
  public var downUp: ReplaceSymbolEffect { self }
  public var upUp: ReplaceSymbolEffect { self }
  public var offUp: ReplaceSymbolEffect { self }
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

nonisolated extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
nonisolated extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
nonisolated extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}
nonisolated extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
nonisolated extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
nonisolated extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
nonisolated extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
nonisolated extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
nonisolated extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: Self { Self() } }
nonisolated extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: Self { Self() } }
nonisolated extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
nonisolated extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: Self { Self() }
}
nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }

/// How often and how fast an effect runs.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  /// Whether an effect that is over begins again at once, or after a while.
  public struct RepeatBehavior: Hashable, Sendable {
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    public static var periodic: RepeatBehavior { RepeatBehavior() }
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

nonisolated extension View {
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    // These end with the symbol gone.
    let isGone =
      isActive && (effect is DisappearSymbolEffect || effect is DrawOnSymbolEffect || effect is DrawOffSymbolEffect)
    return modifier(SymbolEffectModifier(isActive: isActive && !isGone)).modifier(
      ElementModifier { content, _ in isGone ? OpacityElement(0, content: content) : content })
  }

  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { modifier(SymbolChangeModifier(value: value)) }

  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { modifier(EmptyModifier()) }
}

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
}

nonisolated public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {}
nonisolated public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {}
nonisolated public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
nonisolated public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
nonisolated public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}

nonisolated public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
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
nonisolated extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }

/// How often and how fast an effect runs.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

nonisolated extension View {
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { modifier(SymbolEffectModifier(isActive: isActive)) }

  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { modifier(SymbolChangeModifier(value: value)) }

  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { modifier(EmptyModifier()) }
}

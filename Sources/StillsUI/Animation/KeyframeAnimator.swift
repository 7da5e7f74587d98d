import Foundation
import StillsCore

/// Content that follows keyframes. A still shows the initial value.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let content: (Value) -> Content

  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) { (self.initialValue, self.content) = (initialValue, content) }

  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) { (self.initialValue, self.content) = (initialValue, content) }

  public var body: some View { content(initialValue) }
}

nonisolated extension View {
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }

  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
}

/// Values over time.
public protocol Keyframes<Value> { associatedtype Value }
/// A part of a track.
public protocol KeyframeTrackContent<Value> { associatedtype Value }

/// Keyframes of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {}
}

extension KeyframeTrack { public typealias Body = Never }

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent { public init(_ to: Value) {} }

/// Several keyframes.
public struct _KeyframeList<Value>: Keyframes, KeyframeTrackContent { init() {} }

@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K { expression }
  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeList<Value> {
    _KeyframeList()
  }
  public static func buildBlock<each K>(_ keyframes: repeat each K) -> _KeyframeList<Value> { _KeyframeList() }
}

@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildBlock<each K: KeyframeTrackContent>(_ content: repeat each K) -> _KeyframeList<Value> {
    _KeyframeList()
  }
  public static func buildOptional<K: KeyframeTrackContent>(_ content: K?) -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildEither<K: KeyframeTrackContent>(first: K) -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildEither<K: KeyframeTrackContent>(second: K) -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildArray<K: KeyframeTrackContent>(_ content: [K]) -> _KeyframeList<Value> { _KeyframeList() }
}

import Foundation
import StillsGeometry

/// An animation of an author's own.
///
/// Frames are asked for 120 times a second from its start, whichever of them are drawn: what it keeps in its context
/// never depends on the film.
public protocol CustomAnimation: Hashable {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation keeps from frame to frame.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state = AnimationState<Value>()
  public var isLogicallyComplete = false

  package init() {}

  public var environment: EnvironmentValues { EnvironmentValues() }
}

public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

import Foundation
import StillsCore

/// What of a value of a hidden type can be animated. Data of different types have nothing between them.
nonisolated public struct _AnyAnimatableData: VectorArithmetic {
  /// Nil: nothing of any type.
  private let data: (any VectorArithmetic)?

  init(of value: some Animatable) { data = value.animatableData }

  private init(data: (any VectorArithmetic)?) { self.data = data }

  /// The value with this data, if it is of its type.
  func applied<Value: Animatable>(to value: Value) -> Value {
    guard let data = data as? Value.AnimatableData else { return value }
    var value = value
    value.animatableData = data
    return value
  }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(data: nil) }

  public static func == (left: Self, right: Self) -> Bool {
    func isEqual<V: VectorArithmetic>(_ one: V, to other: Any?) -> Bool { one == (other as? V ?? .zero) }
    if let data = left.data { return isEqual(data, to: right.data) }
    return right.data.map { isEqual($0, to: nil) } ?? true
  }

  public static func + (left: Self, right: Self) -> Self { left.combined(with: right, isSum: true) }
  public static func - (left: Self, right: Self) -> Self { left.combined(with: right, isSum: false) }

  private func combined(with other: Self, isSum: Bool) -> Self {
    func apply<V: VectorArithmetic>(_ left: V) -> Self {
      guard let right = other.data == nil ? V.zero : other.data as? V else { return isSum ? self : .zero }
      return Self(data: isSum ? left + right : left - right)
    }
    func applyToNothing<V: VectorArithmetic>(_ right: V) -> Self { Self(data: isSum ? right : V.zero - right) }
    if let data { return apply(data) }
    return other.data.map { applyToNothing($0) } ?? self
  }

  public mutating func scale(by factor: Double) {
    func scaled<V: VectorArithmetic>(_ data: V) -> any VectorArithmetic {
      var data = data
      data.scale(by: factor)
      return data
    }
    self = Self(data: data.map { scaled($0) })
  }

  public var magnitudeSquared: Double { data?.magnitudeSquared ?? 0 }
}

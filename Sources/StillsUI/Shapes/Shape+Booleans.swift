import Foundation

/// The area that two shapes make together, each in the same rectangle.
nonisolated public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Sendable {
    case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }

  let first: First
  let second: Second
  let operation: Operation
  let eoFill: Bool

  public func path(in rect: CGRect) -> Path {
    let one = first.path(in: rect), other = second.path(in: rect)
    return switch operation {
    case .intersection: one.intersection(other, eoFill: eoFill)
    case .union: one.union(other, eoFill: eoFill)
    case .subtracting: one.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: one.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: one.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: one.lineSubtraction(other, eoFill: eoFill)
    }
  }
}

nonisolated extension Shape {
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
  }

  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}

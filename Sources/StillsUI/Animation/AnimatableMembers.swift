import Foundation
import StillsGeometry

/// Makes all that can move of a type's stored variables its animatable data; `@AnimatableIgnored` leaves one out.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "StillsMacros", type: "Animatable")

/// A variable that does not move.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "StillsMacros", type: "Nothing")

/// The animatable data of several variables, in order; none stands for zero of any.
public struct _AnimatableMembers: VectorArithmetic {
  private var parts: [any VectorArithmetic] = []

  public init() {}

  public mutating func add<Value: Animatable>(_ value: Value) { parts.append(value.animatableData) }

  /// There is nothing between two such values.
  @_disfavoredOverload
  public mutating func add<Value>(_ value: Value) { parts.append(EmptyAnimatableData()) }

  public func apply<Value: Animatable>(_ index: Int, to value: inout Value) {
    guard parts.indices.contains(index), let data = parts[index] as? Value.AnimatableData else { return }
    value.animatableData = data
  }

  @_disfavoredOverload
  public func apply<Value>(_ index: Int, to value: inout Value) {}

  // MARK: As a vector

  public static var zero: Self { Self() }

  public static func == (left: Self, right: Self) -> Bool {
    func isSame<Part: VectorArithmetic>(_ left: Part, _ right: any VectorArithmetic) -> Bool { right as? Part == left }
    guard left.parts.count == right.parts.count else { return false }
    return left.parts.indices.allSatisfy { isSame(left.parts[$0], right.parts[$0]) }
  }

  public static func + (left: Self, right: Self) -> Self {
    func sum<Part: VectorArithmetic>(_ left: Part, _ right: any VectorArithmetic) -> any VectorArithmetic {
      guard let right = right as? Part else { return left }
      return left + right
    }
    if left.parts.isEmpty { return right }
    if right.parts.isEmpty { return left }
    var result = left
    for (index, part) in right.parts.enumerated() where left.parts.indices.contains(index) {
      result.parts[index] = sum(left.parts[index], part)
    }
    return result
  }

  public static func - (left: Self, right: Self) -> Self {
    var opposite = right
    opposite.scale(by: -1)
    return left + opposite
  }

  public mutating func scale(by rhs: Double) {
    func scaled<Part: VectorArithmetic>(_ part: Part) -> any VectorArithmetic {
      var part = part
      part.scale(by: rhs)
      return part
    }
    for index in parts.indices { parts[index] = scaled(parts[index]) }
  }

  public var magnitudeSquared: Double { parts.reduce(0) { $0 + $1.magnitudeSquared } }
}

import Foundation

/// A length that grows with the type size, as text does.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (base, style) = (wrappedValue, textStyle)
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// As given at type size Large, and before the view is in a hierarchy.
  public var wrappedValue: Value { scaled ?? base }

  @MainActor public static func _install(_ property: inout ScaledMetric, slot: DynamicPropertySlot) {
    let environment = slot.context.environment
    property.scaled = Value(
      TextStyleMetrics.scaled(
        CGFloat(property.base), relativeTo: property.style.name, typeSize: environment.dynamicTypeSize.typeSize,
        pixelGrid: environment.pixelGrid))
  }
}

/// Names a value that a view gives to the layout it is in, with `layoutValue(key:value:)`.
public protocol LayoutValueKey {
  associatedtype Value
  /// What a subview that was given no value answers.
  static var defaultValue: Value { get }
}

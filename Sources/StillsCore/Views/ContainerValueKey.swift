/// Something that views can say to the container around them, beside what SwiftUI brings.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

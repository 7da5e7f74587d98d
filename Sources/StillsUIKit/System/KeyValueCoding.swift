import Foundation

// Properties by their names, as apps reach into UIKit's own with: Linux has no runtime that knows them. Reading says
// nothing, writing does nothing, and both are reported.

extension UIGestureRecognizer {
  public func value(forKey key: String) -> Any? { KeyValueCoding.read(key, of: self) }
  public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.write(key, of: self) }
}

extension UIDevice {
  public func value(forKey key: String) -> Any? { KeyValueCoding.read(key, of: self) }
  public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.write(key, of: self) }
}

private enum KeyValueCoding {
  static func read(_ key: String, of object: NSObject) -> Any? {
    UIKitStage.report("\(type(of: object)): there is no value for the key \(key)")
    return nil
  }

  static func write(_ key: String, of object: NSObject) {
    UIKitStage.report("\(type(of: object)): the value for the key \(key) is not set")
  }
}

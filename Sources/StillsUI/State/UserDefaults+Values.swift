import Foundation

extension UserDefaults {
  /// Apple's name of `set`, by way of key-value coding.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Apple's name of `object(forKey:)`, by way of key-value coding.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

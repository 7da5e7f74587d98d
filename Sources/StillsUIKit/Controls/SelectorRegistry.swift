import Foundation

/// A list of an author's methods that can be called by name; written where the sources are compiled.
@MainActor @preconcurrency public protocol SelectorRegistry {
  static func perform(_ name: String, on target: AnyObject, with sender: Any?) -> Bool
}

extension Selectors {
  public static func register(_ registry: any SelectorRegistry.Type) {
    register { registry.perform($0, on: $1, with: $2) }
  }

  @discardableResult
  public static func pass<Result>(_ sender: Any?, to method: @MainActor () -> Result) -> Bool {
    _ = method()
    return true
  }

  /// A sender of another kind than the method wants is none: then nothing is called.
  @discardableResult
  public static func pass<Sender, Result>(_ sender: Any?, to method: @MainActor (Sender) -> Result) -> Bool {
    guard let sender = sender as? Sender else { return false }
    _ = method(sender)
    return true
  }

  @discardableResult
  public static func pass<Sender, Event, Result>(
    _ sender: Any?, to method: @MainActor (Sender, Event) -> Result
  ) -> Bool {
    guard let sender = sender as? Sender, let event = UIEvent() as? Event else { return false }
    _ = method(sender, event)
    return true
  }
}

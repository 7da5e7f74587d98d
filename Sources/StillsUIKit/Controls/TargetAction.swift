import Foundation

/// A method to be called by name. Without the Objective-C runtime the names are looked up in what `SelectorTarget`s
/// know of themselves.
@MainActor package struct TargetAction {
  package weak var target: AnyObject?
  package var action: Selector

  package init(target: AnyObject?, action: Selector) { (self.target, self.action) = (target, action) }

  package func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target as AnyObject) && (action == nil || self.action == action)
  }

  package func send(from sender: AnyObject?) { send(passing: sender) }

  package func send(passing sender: Any?) {
    guard let target else { return }
    if !Selectors.perform(action, on: target, with: sender) {
      UIKitStage.report(
        "\(type(of: target)).\(action.description): a method that is known by name only cannot be called")
    }
  }
}

/// Methods that can be called by name: `@objc` methods of the author's classes, listed where the sources are compiled.
@MainActor @preconcurrency public enum Selectors {
  /// Calls the method on the object if it is one of the object's; whether it was.
  public typealias Performer = @MainActor (_ name: String, _ target: AnyObject, _ sender: Any?) -> Bool

  private static var performers: [Performer] = []

  /// For the file that accompanies the author's sources.
  public static func register(_ performer: @escaping Performer) { performers.append(performer) }

  package static func perform(_ selector: Selector, on target: AnyObject, with sender: Any?) -> Bool {
    // What was listed last is the most particular.
    performers.reversed().contains { $0(selector.description, target, sender) }
  }
}

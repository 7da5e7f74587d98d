import Foundation
import StillsCore

/// What can be told of events. In a still only steps bring touches.
@MainActor @preconcurrency open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open private(set) var isFirstResponder = false
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var undoManager: AnyObject? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }

  @discardableResult open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  // MARK: Properties by their names

  /// There is no runtime that finds a property by its name: what no class here knows is reported.
  open func setValue(_ value: Any?, forKey key: String) {
    UIKitStage.report("\(TypeNames.plainName(of: type(of: self))).setValue(_:forKey:): no “\(key)” is known")
  }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  open func value(forKey key: String) -> Any? {
    UIKitStage.report("\(TypeNames.plainName(of: type(of: self))).value(forKey:): no “\(key)” is known")
    return nil
  }

  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func reloadInputViews() {}
}

@MainActor @preconcurrency open class UIEvent: NSObject {
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  public enum EventSubtype: Int, Sendable { case none, motionShake }
  open var type: EventType { .touches }
  open var allTouches: Set<UITouch>? { nil }
}

@MainActor @preconcurrency open class UITouch: NSObject {
  package var point = CGPoint.zero
  open var view: UIView?
  open var tapCount: Int { 1 }
  open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
}

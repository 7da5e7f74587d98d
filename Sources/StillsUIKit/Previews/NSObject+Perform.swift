import Foundation

extension NSObject {
  /// Calls the method of that name; it gives nothing back.
  @discardableResult public func perform(_ aSelector: Selector, with object: Any? = nil) -> Unmanaged<AnyObject>? {
    guard MainThread.isHere else { return nil }
    let call = HeldCall(self, aSelector, object)
    call.send()
    return nil
  }

  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    guard MainThread.isHere else { return }
    let call = HeldCall(self, aSelector, anArgument)
    HeldCall.pending.append(call)
    _ = Timer.scheduledTimer(withTimeInterval: delay > 0 ? delay : 0, repeats: false) { _ in call.sendOnce() }
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    HeldCall.pending.removeAll { $0.object === aTarget as AnyObject }
  }

  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) { HeldCall.pending.removeAll { $0.object === aTarget as AnyObject && $0.action == aSelector } }
}

private final class HeldCall: @unchecked Sendable {
  let object: NSObject
  let action: Selector
  private let argument: Any?
  /// Put off, and neither done nor called off; only the main thread comes by.
  nonisolated(unsafe) static var pending: [HeldCall] = []

  init(_ object: NSObject, _ action: Selector, _ argument: Any?) {
    (self.object, self.action, self.argument) = (object, action, argument)
  }

  func sendOnce() {
    guard MainThread.isHere, let index = Self.pending.firstIndex(where: { $0 === self }) else { return }
    Self.pending.remove(at: index)
    send()
  }

  func send() {
    // Previews wait where the main actor's work is done.
    guard MainThread.isHere else { return }
    MainActor.assumeIsolated { TargetAction(target: object, action: action).send(passing: argument) }
  }
}

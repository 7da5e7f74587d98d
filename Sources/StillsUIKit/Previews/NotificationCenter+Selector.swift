import Foundation

extension NotificationCenter {
  /// Calls the observer's method, found by its name, when something is posted; no longer once the observer is gone.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    let target = WeakTarget(observer as AnyObject)
    _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      // Previews post where the main actor's work is done.
      guard MainThread.isHere else { return }
      let sender = PostedNotification(notification)
      MainActor.assumeIsolated {
        TargetAction(target: target.object, action: aSelector).send(passing: sender.notification)
      }
    }
  }
}

private final class WeakTarget: @unchecked Sendable {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

private struct PostedNotification: @unchecked Sendable {
  let notification: Notification
  init(_ notification: Notification) { self.notification = notification }
}

import Foundation

extension NotificationCenter {
  /// Accepted. Nothing is called: a selector needs the Objective-C runtime, and a still has no one to post to it.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {}
}

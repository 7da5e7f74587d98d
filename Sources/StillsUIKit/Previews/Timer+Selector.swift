import Foundation

extension Timer {
  /// Calls the target's method, found by its name, when the time has come.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let target = HeldTarget(aTarget as AnyObject, aSelector)
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { target.send($0) }
  }

  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let target = HeldTarget(aTarget as AnyObject, aSelector)
    self.init(timeInterval: ti, repeats: yesOrNo) { target.send($0) }
  }
}

/// As on iOS a timer keeps its target.
private final class HeldTarget: @unchecked Sendable {
  private let object: AnyObject
  private let action: Selector

  init(_ object: AnyObject, _ action: Selector) { (self.object, self.action) = (object, action) }

  func send(_ timer: Timer) {
    // Previews wait where the main actor's work is done.
    guard MainThread.isHere else { return }
    let passed = PassedTimer(timer: timer)
    MainActor.assumeIsolated { TargetAction(target: object, action: action).send(passing: passed.timer) }
  }
}

private struct PassedTimer: @unchecked Sendable { let timer: Timer }

/// Would be told of each frame; a still has one.
@MainActor @preconcurrency open class CADisplayLink: NSObject {
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var timestamp: CFTimeInterval { 0 }
  open var targetTimestamp: CFTimeInterval { duration }
  open var duration: CFTimeInterval { 1.0 / 60 }

  public init(target: Any, selector sel: Selector) { super.init() }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}

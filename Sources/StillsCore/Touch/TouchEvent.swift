import Foundation
import StillsGeometry

/// A moment in the life of a finger on the screen.
package struct TouchEvent {
  package enum Phase { case down, move, up }

  package var phase: Phase
  /// In screen points.
  package var location: CGPoint
  /// Virtual seconds since the first finger came down.
  package var time: TimeInterval
  /// How far two fingers are from each other, in parts of how far they were at first.
  package var magnification: CGFloat = 1
  /// By how much two fingers have turned, in radians.
  package var rotation: Double = 0
  /// Two fingers, where one does not do.
  package var isPinch = false

  package init(_ phase: Phase, at location: CGPoint, time: TimeInterval) {
    (self.phase, self.location, self.time) = (phase, location, time)
  }
}

/// What a recognizer makes of what it has seen so far.
package enum TouchProgress: Hashable {
  /// It may still be.
  case possible
  /// It is, and goes on.
  case active
  /// It was.
  case ended
  /// It is not.
  case failed
}

/// Watches a finger and tells what it sees to those who want to know.
@MainActor package protocol TouchRecognizer: AnyObject {
  func handle(_ event: TouchEvent) -> TouchProgress
  /// No finger will come any more: `ended` if that is what it waited for.
  func finish() -> TouchProgress
  /// When it sees what it waits for if the finger just stays, in seconds since that came down; nil: never, or it has.
  var deadline: TimeInterval? { get }
}

extension TouchRecognizer {
  package var deadline: TimeInterval? { nil }
}

/// A gesture that waits on an element.
@MainActor package struct TouchReaction {
  package enum Priority { case normal, high, simultaneous }

  package var priority: Priority
  /// How often a finger has to come down; taps of fewer wait for those of more.
  package var tapCount: Int
  /// A recognizer that has seen nothing yet. A rehearsal tells nobody.
  package var recognizer: @MainActor (_ space: TouchSpace, _ isRehearsal: Bool) -> any TouchRecognizer

  package init(
    priority: Priority = .normal, tapCount: Int = 1,
    recognizer: @escaping @MainActor (TouchSpace, Bool) -> any TouchRecognizer
  ) {
    (self.priority, self.tapCount, self.recognizer) = (priority, tapCount, recognizer)
  }
}

/// How an element's own coordinates lie on the screen.
package struct TouchSpace {
  /// From what is drawn to where the layout has it.
  package var toLayout: CGAffineTransform
  package var frame: CGRect

  package init(toLayout: CGAffineTransform, frame: CGRect) { (self.toLayout, self.frame) = (toLayout, frame) }

  package func local(_ point: CGPoint) -> CGPoint {
    let point = point.applying(toLayout)
    return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }
}

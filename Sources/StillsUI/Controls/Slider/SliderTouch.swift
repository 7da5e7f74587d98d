import Foundation
import StillsCore
import StillsGeometry

/// What a slider shows, as a part of its range, and how a finger changes it.
nonisolated struct SliderValue {
  let fraction: Double
  let set: (Double) -> Void
  let editing: (Bool) -> Void

  /// `step`: the values are so far apart, from the lower bound on.
  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: Double?, _ editing: @escaping (Bool) -> Void
  ) {
    let lower = Double(bounds.lowerBound), span = Double(bounds.upperBound) - lower
    fraction = span > 0 ? (Double(value.wrappedValue) - lower) / span : 0
    self.editing = editing
    set = { part in
      var distance = min(max(part, 0), 1) * span
      if let step, step > 0 { distance = min((distance / step).rounded() * step, span) }
      guard distance.isFinite else { return }
      value.wrappedValue = V(lower + distance)
    }
  }
}

extension SliderValue {
  @MainActor func target(of node: PlacedNode, label: String, isEnabled: Bool) -> TouchTarget {
    var target = TouchTarget(role: .slider, label: label.isEmpty ? nil : label, isEnabled: isEnabled)
    let width = node.frame.width
    // The middle of the thumb goes from 14 points after the beginning to 14 before the end (facts: controls §3).
    target.reactions = [
      TouchReaction { space, isRehearsal in
        SliderRecognizer { point in
          guard !isRehearsal else { return }
          set(width > 28 ? Double((space.local(point).x - 14) / (width - 28)) : 0)
        } editing: {
          if !isRehearsal { editing($0) }
        }
      }
    ]
    return target
  }
}

/// A finger on a slider counts from the moment it comes down.
private final class SliderRecognizer: TouchRecognizer {
  private let move: @MainActor (CGPoint) -> Void
  private let editing: @MainActor (Bool) -> Void

  init(move: @escaping @MainActor (CGPoint) -> Void, editing: @escaping @MainActor (Bool) -> Void) {
    (self.move, self.editing) = (move, editing)
  }

  func handle(_ event: TouchEvent) -> TouchProgress {
    guard !event.isPinch else { return .failed }
    if event.phase == .down { editing(true) }
    move(event.location)
    if event.phase == .up { editing(false) }
    return event.phase == .up ? .ended : .active
  }

  func finish() -> TouchProgress { .failed }
}

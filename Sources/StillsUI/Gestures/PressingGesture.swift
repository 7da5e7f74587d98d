import Foundation
import StillsCore

/// A long press that tells when the finger comes and when it goes.
nonisolated struct _PressingGesture: PrimitiveGesture {
  typealias Value = Bool
  let base: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  @MainActor static func _recognizer(of gesture: Self, in place: _GesturePlace) -> _GestureRecognizer<Bool> {
    let inner = LongPressGesture._recognizer(of: gesture.base, in: place)
    guard !place.isRehearsal else { return inner }
    let isPressing = LastValue<Bool>()
    func tell(_ value: Bool) {
      guard value != (isPressing.value ?? false) else { return }
      isPressing.value = value
      gesture.onPressingChanged?(value)
    }
    return inner.watching { phase in
      tell(!phase.isOver)
      if case .ended = phase { gesture.action() }
    } finished: {
      tell(false)
    }
  }
}

import Foundation
import StillsGeometry

/// The life of a finger, and the gestures that compete for it.
///
/// Gestures further in come before those around them, those of high priority before all; of two that both see what they
/// wait for, the one that sees it first takes the finger, but a single tap waits for the double tap in front of it.
/// Simultaneous ones do not compete.
@MainActor package struct TouchSession {
  private struct Competitor {
    let hit: TouchHit
    let reaction: TouchReaction
    /// When it sees what it waits for, as the number of an event; nil: never.
    var recognizedAt: Int?
    /// Whether it is over at once when it sees that, as a tap is.
    var isOver = false
  }

  private let competitors: [Competitor]
  private let events: [TouchEvent]

  package init(_ hits: [TouchHit], events: [TouchEvent]) {
    self.events = events
    competitors = Self.competitors(hits).map { hit, reaction in
      let rehearsal = Self.rehearse(reaction, hit.space, events)
      return Competitor(
        hit: hit, reaction: reaction, recognizedAt: rehearsal?.index, isOver: rehearsal?.isOver ?? false)
    }
  }

  /// Who may take a finger, the first first.
  static func competitors(_ hits: [TouchHit]) -> [(hit: TouchHit, reaction: TouchReaction)] {
    var high: [(hit: TouchHit, reaction: TouchReaction)] = [], normal: [(hit: TouchHit, reaction: TouchReaction)] = []
    for hit in hits where hit.target.isEnabled {
      for reaction in hit.target.allReactions {
        if reaction.priority == .high { high.insert((hit, reaction), at: 0) } else { normal.append((hit, reaction)) }
      }
    }
    return high + normal
  }

  private static func rehearse(
    _ reaction: TouchReaction, _ space: TouchSpace, _ events: [TouchEvent]
  ) -> (index: Int, isOver: Bool)? {
    let recognizer = reaction.recognizer(space, true)
    for (index, event) in events.enumerated() {
      switch recognizer.handle(event) {
      case .active: return (index, false)
      case .ended: return (index, event.phase == .up)
      case .failed: return nil
      case .possible: continue
      }
    }
    return recognizer.finish() == .ended ? (events.count, false) : nil
  }

  /// Whose gesture it is.
  private var winner: Int? {
    let rivals = competitors.indices.filter {
      competitors[$0].reaction.priority != .simultaneous && competitors[$0].recognizedAt != nil
    }
    var best: Int?
    for index in rivals {
      guard let known = best else {
        best = index
        continue
      }
      let (old, new) = (competitors[known], competitors[index])
      guard let before = old.recognizedAt, let now = new.recognizedAt, now < before else { continue }
      // A tap waits for the taps in front of it that need more.
      if old.reaction.tapCount > new.reaction.tapCount { continue }
      best = index
    }
    return best
  }

  /// Whether anybody takes the finger.
  package var isTaken: Bool { competitors.contains { $0.recognizedAt != nil } }

  /// Plays the events to those who take them; `settle` is called after each. Ends with the tap that the winner waited
  /// for: the number of events played.
  package func perform(settle: () throws -> Void) rethrows -> Int {
    let winner = winner
    let isTap = winner.map { competitors[$0].isOver } ?? false
    let count = isTap ? winner.flatMap { competitors[$0].recognizedAt }.map { $0 + 1 } ?? events.count : events.count
    let players = competitors.indices.filter {
      $0 == winner || (competitors[$0].reaction.priority == .simultaneous && competitors[$0].recognizedAt != nil)
    }.map { competitors[$0].reaction.recognizer(competitors[$0].hit.space, false) }
    for event in events.prefix(count) {
      for player in players { _ = player.handle(event) }
      try settle()
    }
    for player in players { _ = player.finish() }
    try settle()
    return min(count, events.count)
  }
}

extension TouchTarget {
  /// With the plain taps and presses as gestures.
  fileprivate var allReactions: [TouchReaction] {
    var all = reactions
    func telling(
      _ action: @escaping @MainActor (CGPoint) -> Void, _ space: TouchSpace, _ isRehearsal: Bool
    )
      -> @MainActor (CGPoint) -> Void
    {
      { if !isRehearsal { action($0.applying(space.toLayout)) } }
    }
    if let tap {
      let show = showPressed
      all.append(
        TouchReaction { space, isRehearsal in
          let recognizer = TapRecognizer(perform: telling(tap, space, isRehearsal))
          guard let show, !isRehearsal else { return recognizer }
          return ShownTap(recognizer, show: show)
        })
    }
    if let longPress {
      all.append(
        TouchReaction { space, isRehearsal in PressRecognizer(perform: telling(longPress, space, isRehearsal)) })
    }
    return all
  }
}

// MARK: - Fingers

extension TouchEvent {
  /// `count` taps at one point.
  package static func taps(at point: CGPoint, count: Int = 1) -> [TouchEvent] {
    (0..<max(1, count)).flatMap { index -> [TouchEvent] in
      // A tenth of a second between them: our choice, a quick finger's.
      let start = Double(index) * 0.2
      return [TouchEvent(.down, at: point, time: start), TouchEvent(.up, at: point, time: start + 0.1)]
    }
  }

  /// A finger that stays for so many seconds.
  package static func press(at point: CGPoint, duration: TimeInterval) -> [TouchEvent] {
    [
      TouchEvent(.down, at: point, time: 0), TouchEvent(.move, at: point, time: duration),
      TouchEvent(.up, at: point, time: duration + 0.01),
    ]
  }

  /// A finger that moves from point to point, resting at first for `hold` seconds.
  package static func drag(
    from start: CGPoint, to end: CGPoint, hold: TimeInterval = 0, duration: TimeInterval = 0.5
  ) -> [TouchEvent] {
    let steps = 10
    var events = [TouchEvent(.down, at: start, time: 0)]
    if hold > 0 { events.append(TouchEvent(.move, at: start, time: hold)) }
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      events.append(TouchEvent(.move, at: point, time: hold + duration * Double(step) / Double(steps)))
    }
    // The finger rests before it goes up: nothing is flung.
    events.append(TouchEvent(.move, at: end, time: hold + duration + 0.1))
    events.append(TouchEvent(.up, at: end, time: hold + duration + 0.1))
    return events
  }

  /// Two fingers that part and turn around a point.
  package static func pinch(at point: CGPoint, scale: CGFloat, rotation: Double) -> [TouchEvent] {
    let steps = 10
    return (0...steps + 1).map { step in
      var event = TouchEvent(
        step == 0 ? .down : step > steps ? .up : .move, at: point, time: Double(min(step, steps)) * 0.05)
      let part = CGFloat(min(step, steps)) / CGFloat(steps)
      event.isPinch = true
      event.magnification = 1 + (scale - 1) * part
      event.rotation = rotation * Double(part)
      return event
    }
  }
}

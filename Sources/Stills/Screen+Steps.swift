import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsUI
import StillsUIKit

extension Screen {
  /// Does the steps, written as on the command line: `tap "Next"`, `scroll 240`, `advance 0.15`.
  public func perform(_ steps: String...) throws { try perform(steps) }

  public func perform(_ steps: [String]) throws { try perform(steps.map { try Step($0) }) }

  public func perform(_ steps: [Step]) throws { for step in steps { try perform(step) } }

  public func perform(_ step: Step) throws {
    stepCount += 1
    do {
      try act(step)
    } catch let problem as StepProblem {
      throw StepError(number: stepCount, step: step, reason: problem.reason)
    }
  }

  private func act(_ step: Step) throws {
    switch step {
    case .advance(let seconds): return try advance(seconds)
    case .settle: return try settle()
    default: break
    }
    // What the last touch began is over, unless it is caught on its way.
    if motion != .moment { try comeToRest() }
    if case .release = step {
      guard try letGo() else { throw StepProblem("no finger is down, and nothing is pulled: `press` or `pull` first") }
      return
    }
    // A finger that pulls or presses goes up before it does anything else.
    if case .pull = step, held == nil {} else { try letGo() }
    let screen = try current()
    let finger = Finger(screen: screen)
    switch step {
    case .tap(let place, let count): try tap(place, count: count)
    case .longPress(let place, let seconds):
      try touch(finger.met(place) { TouchEvent.press(at: $0, duration: seconds) })
    case .press(let place): try press(place, finger)
    case .drag(let start, let end, let hold):
      let target = try finger.point(of: end)
      try drag(finger.met(start, mayScroll: true) { TouchEvent.drag(from: $0, to: target, hold: hold) })
    case .dragBy(let start, let size, let hold):
      try drag(
        finger.met(start, mayScroll: true) {
          TouchEvent.drag(from: $0, to: CGPoint(x: $0.x + size.width, y: $0.y + size.height), hold: hold)
        })
    case .pinch(let place, let scale):
      try touch(finger.met(place) { TouchEvent.pinch(at: $0, scale: scale, rotation: 0) })
    case .rotate(let place, let degrees):
      try touch(finger.met(place) { TouchEvent.pinch(at: $0, scale: 1, rotation: Angle.degrees(degrees).radians) })
    case .scrollBy(let distance, let name):
      try scroll(name, distance) { CGPoint(x: $0.offset.x + distance.width, y: $0.offset.y + distance.height) }
    case .scrollTo(let point, let name):
      try scroll(name, CGSize(width: point.x, height: point.y)) { _ in point }
    case .scrollToView(let view, let name): try reveal(view, in: name)
    case .pull(let distance, let name): try pull(distance, in: name)
    case .type(let text, let name): try change { try finger.type(text, in: name, focus: self.focus) }
    case .select(let name):
      if let choose = try finger.choice(name) { try change(choose) } else { try touch(finger.selectable(name)) }
    case .push(let name): try touch(finger.met(.named(name)) { TouchEvent.taps(at: $0) })
    case .back: try touch(finger.wayBack())
    case .advance, .settle, .release: break
    }
  }

  private var focus: FocusCenter { graph.memory { FocusCenter() } }

  /// Runs what the author's code does, and shows what it has changed.
  func change(_ action: () throws -> Void) throws {
    try graph.perform(action)
    try present()
  }

  /// Who waits for fewer taps gets those that are left, too; what they have changed may lie elsewhere by then.
  private func tap(_ place: Step.Place, count: Int) throws {
    var left = count
    while left > 0 {
      let meeting = try Finger(screen: try current()).met(place) { TouchEvent.taps(at: $0, count: left) }
      left -= max(1, try touch(meeting.session) / 2)
    }
  }

  @discardableResult private func touch(_ session: TouchSession) throws -> Int {
    try graph.perform {
      try session.perform {
        // Each event may have run the author's code, not the first alone: what it started is done before the next.
        self.graph.noteUserCode()
        try self.present()
      }
    }
  }

  /// A finger that no gesture wants moves the scroll view below it.
  private func drag(_ meeting: Finger.Meeting) throws {
    guard !meeting.session.isTaken else { return try touch(meeting) }
    guard let first = meeting.events.first?.location, let last = meeting.events.last?.location else { return }
    let (dx, dy) = (first.x - last.x, first.y - last.y)
    for hit in meeting.hits {
      guard let handle = hit.target.scroll, handle.isEnabled else { continue }
      let isWanted = (handle.canScroll(.vertical) && dy != 0) || (handle.canScroll(.horizontal) && dx != 0)
      guard isWanted else { continue }
      return try change {
        handle.move(
          CGPoint(
            x: handle.offset.x + (handle.axes.contains(.horizontal) ? dx : 0),
            y: handle.offset.y + (handle.axes.contains(.vertical) ? dy : 0)))
      }
    }
  }

  private func touch(_ meeting: Finger.Meeting) throws { try touch(meeting.session) }
}

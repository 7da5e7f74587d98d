import Foundation
import StillsCore
import StillsGeometry
import StillsUI

/// Finds on a screen what a step means.
@MainActor struct Finger {
  /// A finger and those who wait for it.
  struct Meeting {
    let session: TouchSession
    let hits: [TouchHit]
    let events: [TouchEvent]
  }

  private let screen: SettledScreen
  private let map: TouchMap

  init(screen: SettledScreen) {
    self.screen = screen
    map = TouchMap(screen.placed, screen: screen.canvas)
  }

  private var hitTest: HitTest { HitTest(screen.placed) }
}

// MARK: - Touching

extension Finger {
  /// A finger at a place that somebody waits for; `events` makes its life from where it comes down. With `mayScroll` a
  /// scroll view is somebody, too.
  func met(
    _ place: Step.Place, mayScroll: Bool = false, events: (CGPoint) -> [TouchEvent]
  ) throws -> Meeting {
    switch place {
    case .point(let point):
      guard screen.canvas.contains(point) else {
        let size = [screen.canvas.width, screen.canvas.height].map { NumberText.string($0) }.joined(separator: "×")
        throw StepProblem("the point is not on the screen, which is \(size) points large")
      }
      let hits = hitTest.hits(at: point) ?? []
      if let meeting = meeting(hits, events(point), mayScroll: mayScroll) { return meeting }
      if let disabled = hits.first(where: { !$0.target.isEnabled }) {
        throw StepProblem("\(name(of: disabled)) is disabled")
      }
      throw StepProblem("nothing there waits for it" + offer())
    case .named(let name): return try met(name, entries(named: name), mayScroll: mayScroll, events: events)
    }
  }

  /// What is called that. Scroll views are known by the words in them, too, but it is the words that are meant then,
  /// not whatever else waits for a finger there.
  private func entries(named name: String) -> [TouchMap.Entry] {
    let all = map.entries(named: name)
    guard all.contains(where: { $0.node.element.touchText != nil }) else { return all }
    return all.filter { entry in
      let isAround = entry.target?.role == .scrollView || entry.target?.role == .backdrop
      return !isAround || entry.node.element.touchText != nil
    }
  }

  private func meeting(_ hits: [TouchHit], _ events: [TouchEvent], mayScroll: Bool) -> Meeting? {
    let session = TouchSession(hits, events: events)
    guard session.isTaken || (mayScroll && hits.contains { $0.target.scroll != nil }) else { return nil }
    return Meeting(session: session, hits: hits, events: events)
  }

  private func met(
    _ name: String, _ entries: [TouchMap.Entry], mayScroll: Bool, events: (CGPoint) -> [TouchEvent]
  ) throws -> Meeting {
    guard !entries.isEmpty else { throw StepProblem("there is nothing called \"\(name)\"" + offer(near: name)) }
    var reasons: [String] = []
    for entry in entries {
      switch meet(entry, name, mayScroll: mayScroll, events) {
      case .success(let meeting): return meeting
      case .failure(let problem): reasons.append(problem.reason)
      }
    }
    // That of the likeliest.
    throw StepProblem("\"\(name)\" " + (reasons.first ?? "is not there"))
  }

  private func meet(
    _ entry: TouchMap.Entry, _ name: String, mayScroll: Bool, _ events: (CGPoint) -> [TouchEvent]
  ) -> Result<Meeting, StepProblem> {
    let points = entry.points(for: name)
    guard !points.isEmpty else {
      return .failure(StepProblem("is outside of what shows: scroll to it first, as with `scroll to \"\(name)\"`"))
    }
    var isReached = false
    for point in points {
      guard let hits = hitTest.hits(at: point), isMet(entry, by: hits) else { continue }
      isReached = true
      if let disabled = hits.first(where: { $0.path == entry.path || entry.target == nil }), !disabled.target.isEnabled
      {
        return .failure(StepProblem("is disabled"))
      }
      if let meeting = meeting(hits, events(point), mayScroll: mayScroll) { return .success(meeting) }
    }
    if isReached { return .failure(StepProblem("does not wait for that" + offer())) }
    if entry.target?.isEnabled == false { return .failure(StepProblem("is disabled")) }
    return .failure(
      StepProblem(entry.target == nil ? "is nothing that waits for a finger" + offer() : "is covered by something else")
    )
  }

  /// A target must be met itself; words count wherever a target around them is met.
  private func isMet(_ entry: TouchMap.Entry, by hits: [TouchHit]) -> Bool {
    if entry.target != nil { return hits.contains { $0.path == entry.path } }
    return hits.contains { entry.path.starts(with: $0.path) }
  }

  /// The middle of what a place means.
  func point(of place: Step.Place) throws -> CGPoint {
    switch place {
    case .point(let point): return point
    case .named(let name):
      guard let point = entries(named: name).lazy.compactMap({ $0.points.first }).first else {
        throw StepProblem("there is nothing called \"\(name)\"" + offer(near: name))
      }
      return point
    }
  }

  private func name(of hit: TouchHit) -> String {
    map.entry(at: hit.path)?.names.first.map { "\"\($0)\"" } ?? "what is there"
  }
}

extension TouchMap.Entry {
  /// Words of the name are where a finger goes first, if it is words that the target is known by.
  @MainActor fileprivate func points(for name: String) -> [CGPoint] {
    var first: [CGPoint] = []
    node.forEach { inside in
      guard inside.element.touchText == name else { return }
      let point = CGPoint(x: inside.frame.midX, y: inside.frame.midY).applying(toScreen)
      if visible.contains(point) { first.append(point) }
    }
    // Words in something that can be dragged are meant themselves, not what else waits for a finger in it.
    if target?.role == .gesture, !first.isEmpty { return first }
    return first + points
  }
}

// MARK: - Other steps

extension Finger {
  func type(_ text: String, in name: String?, focus: FocusCenter) throws {
    guard let name else {
      if focus.type(text) { return }
      throw StepProblem("no field has the focus; say which, as in `type \"\(text)\" in \"Name\"`" + fields())
    }
    let entries = map.entries(named: name) { $0?.type != nil }
    guard let target = entries.first?.target else {
      throw StepProblem("no field is called \"\(name)\"" + fields())
    }
    guard target.isEnabled, let type = target.type else { throw StepProblem("\"\(name)\" is disabled") }
    type(text)
  }

  private func fields() -> String {
    let names = map.listing { $0.type != nil }
    return names.isEmpty ? "; there is no field on the screen" : Self.offering(names)
  }

  /// What chooses a choice of a closed menu or of a page; nil where a tap does it.
  func choice(_ name: String) throws -> (() -> Void)? {
    for entry in map.entries where entry.target?.isEnabled == true {
      if let choice = entry.target?.choices.first(where: { $0.name == name }) { return choice.choose }
    }
    let chosen = map.entries(named: name) { $0?.select != nil && $0?.isEnabled == true }
    return chosen.first?.target?.select
  }

  /// A tap on what can be chosen: tabs and segments before anything else of that name.
  func selectable(_ name: String) throws -> Meeting {
    let roles: [TouchTarget.Role] = [.tab, .segment]
    let entries = map.entries(named: name) { $0.map { roles.contains($0.role) } ?? false }
    let all = entries.isEmpty ? self.entries(named: name) : entries
    guard !all.isEmpty else {
      let choices = map.entries.flatMap { $0.target?.choices.map { "\"\($0.name)\"" } ?? [] }
      let names = map.listing { roles.contains($0.role) } + choices
      throw StepProblem(
        "there is nothing to select called \"\(name)\"" + (names.isEmpty ? offer(near: name) : Self.offering(names)))
    }
    return try met(name, all, mayScroll: false) { TouchEvent.taps(at: $0) }
  }

  /// The back button of the screen in front, or what takes away a presentation.
  func wayBack() throws -> Meeting {
    let ways = map.entries.filter { $0.target?.role == .backButton || $0.target?.role == .backdrop }
    for entry in ways.reversed() {
      for point in entry.points {
        guard let hits = hitTest.hits(at: point), let hit = hits.first(where: { $0.path == entry.path }) else {
          continue
        }
        if let meeting = meeting([hit], TouchEvent.taps(at: point), mayScroll: false) { return meeting }
      }
    }
    throw StepProblem("there is no way back: no back button, and nothing is presented that can be taken away")
  }
}

// MARK: - What there is

extension Finger {
  /// What can be touched, the nearest to a name first.
  private func offer(near name: String? = nil) -> String {
    let names = map.listing { target in
      target.tap != nil || !target.reactions.isEmpty || target.longPress != nil || target.type != nil
    }
    if names.isEmpty { return "; nothing on the screen waits for a finger" }
    guard let name else { return Self.offering(names) }
    let known = map.entries.flatMap { $0.target == nil ? [] : $0.names }
    let near = nearestNames(to: name, among: known).reduce(into: [String]()) { list, name in
      if !list.contains(name) { list.append(name) }
    }
    let guess = near.isEmpty ? "" : ". Did you mean " + near.map { "\"\($0)\"" }.joined(separator: " or ") + "?"
    return guess + (guess.isEmpty ? Self.offering(names) : String(Self.offering(names).dropFirst()))
  }

  /// `. There is: …`, not too many.
  static func offering(_ names: [String]) -> String {
    guard !names.isEmpty else { return "" }
    let shown = names.prefix(24)
    let rest = names.count - shown.count
    return ". There is: " + shown.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
  }
}

import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsUI
import StillsUIKit

/// A screen that lives: a view in a world, which can be touched, scrolled and typed into, and whose time can pass.
///
///     let screen = Screen(ContentView())
///     try screen.tap("Next")
///     try screen.scroll(by: 240)
///     let picture = try screen.render().png()
///
/// No time passes by itself: after a touch the picture shows the screen at rest, when all that the touch began is over.
/// `advance(_:)` shows a moment instead: what the last touch began is so many seconds on its way. Names in steps are
/// labels, accessibility identifiers or the words shown; a step that finds nothing throws a `StepError` that lists what
/// there is.
@MainActor public final class Screen {
  /// The world the screen is shown in. A screen that asks for the other colour scheme gets it.
  public private(set) var world: World

  private let asked: World.Appearance
  private let fontDirectories: [String]
  let graph: ViewGraph
  private var press: Press
  private var placed: SettledScreen?
  private var motion = Motion.fresh
  /// The finger that is down.
  private var held: HeldTouch?
  /// How many steps were done, for messages.
  private var stepCount = 0

  private enum Motion {
    /// Nothing has been shown yet.
    case fresh
    /// All is over that was begun.
    case rest
    /// The last touch has just begun something.
    case touched
    /// A moment was asked for.
    case moment
  }

  /// `fontDirectories` are searched beside the bundled fonts.
  public convenience init<Content: View>(
    _ view: Content, world: World = World(), fontDirectories: [String] = []
  ) throws {
    try self.init(view: view, world: world, fontDirectories: fontDirectories)
  }

  /// A screen of what a preview shows: a `View`, a `UIView` or a `UIViewController`.
  public convenience init(content: Any, world: World = World(), fontDirectories: [String] = []) throws {
    guard let view = RootContent.view(of: content) else {
      throw RenderError.unsupportedContent(String(describing: Swift.type(of: content)))
    }
    try self.init(view: view, world: world, fontDirectories: fontDirectories)
  }

  private init<Root: View>(view: Root, world: World, fontDirectories: [String]) throws {
    (self.world, asked, self.fontDirectories) = (world, world.appearance, fontDirectories)
    press = try Press.with(fontDirectories: fontDirectories)
    World.shown = world
    let surroundings = Surroundings(
      world: world, typesetter: press.typesetter, reports: ReportSink(), pictures: press.pictures)
    for problem in world.assets.problems + world.strings.problems { surroundings.reports.add(problem) }
    ManagedReport.enter(surroundings.reports)
    UIKitStage.enter(surroundings)
    graph = ViewGraph(surroundings: surroundings, root: PresentationRoot(content: view))
  }

  isolated deinit { graph.tearDown() }
}

// MARK: - Showing

extension Screen {
  /// The picture of the screen: at rest, or at the moment that `advance(_:)` asked for.
  public func render() throws -> RenderResult {
    let screen = try shown()
    defer { press.discardIfReported() }
    let shown = SettledWorld(settled: screen, world: world)
    let picture = try ScreenPainter(screen: shown, world: world, typesetter: press.typesetter).displayList()
    return RenderResult(
      displayList: picture, warnings: (graph.reports.messages + press.warnings).map(RenderWarning.init),
      renderer: press.renderer, outlines: press.engine, images: press.images, screen: screen)
  }

  /// The screen at rest, or at the moment that was asked for.
  package func shown() throws -> SettledScreen {
    if motion != .moment { try comeToRest() }
    return try current()
  }

  /// Seconds that have passed on the screen.
  public var time: TimeInterval { graph.time }

  /// What the last change has made of the screen.
  private func current() throws -> SettledScreen {
    if let placed, motion != .fresh { return placed }
    try comeToRest()
    return try placed ?? { throw RenderError.invalid("the screen has not been placed") }()
  }

  private func show(_ step: () throws -> SettledScreen) throws {
    var screen = try step()
    // A screen may ask for the other colour scheme, and take that back.
    let wanted = screen.placed.preferredColorScheme.map { $0 == .dark ? World.Appearance.dark : .light } ?? asked
    if wanted != world.appearance {
      world.appearance = wanted
      graph.surroundings.world = world
      graph.setNeedsResolve()
      screen = try graph.present(in: world.graphCanvas)
    }
    // Where nothing is presented, its host is not told of.
    if let host = screen.element as? PresentationHost, screen.placed.element !== host {
      screen = screen.telling(host.views)
    }
    placed = screen
  }

  private func comeToRest() throws {
    guard motion != .rest else { return }
    try show { try graph.settle(in: world.graphCanvas) }
    motion = .rest
  }

  /// Shows what something has changed, at the beginning of its way.
  private func present() throws {
    try show { try graph.present(in: world.graphCanvas) }
    motion = .touched
  }
}

// MARK: - Time

extension Screen {
  /// Lets so many seconds pass: what the last touch began is so far on its way.
  public func advance(_ seconds: TimeInterval) throws {
    try show { try graph.advance(by: seconds, in: world.graphCanvas) }
    motion = .moment
  }

  /// The moment so many seconds after the screen came up.
  func show(at moment: TimeInterval) throws {
    try show { try graph.advance(to: moment, in: world.graphCanvas) }
    motion = .moment
  }

  /// Lets everything that was begun come to its end, and what was pulled go back. What refreshes is waited for.
  public func settle() throws {
    try letGo()
    try graph.memory { RefreshCenter() }.wait(on: graph) { try show(at: $0) }
    // The caller may have changed views of UIKit's, which tell nobody of it.
    graph.noteUserCode()
    if motion == .rest { graph.setNeedsResolve() }
    motion = .touched
    try comeToRest()
  }

  /// The finger that is down goes up, and content that is pulled goes back where it belongs; whether there was anything.
  @discardableResult private func letGo() throws -> Bool {
    var isChanged = false
    if let held {
      self.held = nil
      graph.perform { held.play(.up, at: graph.time) }
      isChanged = true
    }
    let pulled = placed.map { scrollViews(in: $0).filter { $0.handle.pulled != .zero } } ?? []
    if !pulled.isEmpty {
      // As a scroll view bounces back: our choice of the usual spring.
      graph.perform { withAnimation { for view in pulled { view.handle.pull(.zero) } } }
      isChanged = true
    }
    if isChanged { try present() }
    return isChanged
  }

  /// A finger that comes down and stays, on what waits for one.
  private func press(_ place: Step.Place, _ finger: Finger) throws {
    let meeting: Finger.Meeting
    do {
      meeting = try finger.met(place) { TouchEvent.taps(at: $0) }
    } catch is StepProblem {
      // Longer than anybody asks for.
      meeting = try finger.met(place) { TouchEvent.press(at: $0, duration: 60) }
    }
    guard let location = meeting.events.first?.location else { return }
    let touch = HeldTouch(meeting.hits, at: location, time: graph.time)
    held = touch
    graph.perform { touch.play(.down, at: touch.start) }
    touch.follow(on: graph.clock)
    try present()
  }
}

// MARK: - Steps

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
  private func change(_ action: () throws -> Void) throws {
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

// MARK: - Scrolling

extension Screen {
  struct ScrollView {
    let handle: ScrollHandle
    let names: [String]
    let path: [Int]
  }

  /// Those that show, the outermost first.
  private func scrollViews(in screen: SettledScreen) -> [ScrollView] {
    let map = TouchMap(screen.placed, screen: screen.canvas)
    let views = map.entries.filter { $0.target?.scroll != nil && !$0.visible.isEmpty }
    // What is presented covers what lies behind: its scroll views come first.
    let top = map.entries.last { $0.target?.role == .backdrop }?.path
    let ordered =
      top.map { top in
        views.filter { !$0.path.lexicographicallyPrecedes(top) }
      } ?? views
    return (ordered.isEmpty ? views : ordered).compactMap { entry in
      entry.target?.scroll.map { ScrollView(handle: $0, names: entry.names, path: entry.path) }
    }
  }

  /// The scroll view of a name, or the outermost one that can go that way.
  private func scrollView(_ name: String?, _ distance: CGSize) throws -> ScrollHandle {
    let views = scrollViews(in: try current())
    func allows(_ handle: ScrollHandle, _ test: (Axis) -> Bool) -> Bool {
      (distance.height == 0 || test(.vertical)) && (distance.width == 0 || test(.horizontal))
    }
    if let name {
      let named = views.filter { $0.names.contains(name) }
      guard
        let view = named.first(where: { view in allows(view.handle) { view.handle.axes.contains($0) } }) ?? named.first
      else {
        throw StepProblem(
          "no scroll view is called \"\(name)\" or shows that" + Finger.offering(views.flatMap(\.names)))
      }
      return try movable(view.handle)
    }
    let fitting = views.filter { view in allows(view.handle) { view.handle.canScroll($0) } }
    let possible = views.filter { view in allows(view.handle) { view.handle.axes.contains($0) } }
    guard let view = fitting.first ?? possible.first ?? views.first else {
      throw StepProblem("there is no scroll view on the screen")
    }
    return try movable(view.handle)
  }

  private func movable(_ handle: ScrollHandle) throws -> ScrollHandle {
    guard handle.isEnabled else { throw StepProblem("scrolling is disabled there") }
    return handle
  }

  private func scroll(_ name: String?, _ distance: CGSize, to target: (ScrollHandle) -> CGPoint) throws {
    let handle = try scrollView(name, distance)
    try change { handle.move(target(handle)) }
  }

  private func pull(_ distance: CGSize, in name: String?) throws {
    let handle = try scrollView(name, distance)
    try change { handle.pull(distance) }
  }

  /// Scrolls until what is named shows: by the shortest way where it is known, else page by page.
  private func reveal(_ view: String, in name: String?) throws {
    for _ in 0..<Self.pageLimit {
      let handle = try scrollView(name, .zero)
      let map = TouchMap(try current().placed, screen: try current().canvas)
      // Scroll views are known by the words in them, too.
      let named = map.entries(named: view).filter { !$0.frame.isEmpty }
      let known = named.first { $0.target?.role != .scrollView } ?? named.first
      if let frame = known?.frame {
        let target = handle.offset(showing: frame)
        return target == handle.offset ? () : try change { handle.move(target) }
      }
      var next = handle.offset
      for axis in [Axis.vertical, .horizontal] where handle.axes.contains(axis) {
        if axis == .vertical { next.y = min(handle.limit.y, next.y + handle.viewport.height * 0.8) }
        if axis == .horizontal { next.x = min(handle.limit.x, next.x + handle.viewport.width * 0.8) }
      }
      guard next != handle.offset else { break }
      try change { handle.move(next) }
    }
    throw StepProblem("nothing there is called \"\(view)\" or shows that")
  }

  /// Our choice: nobody scrolls further to find something.
  private static let pageLimit = 1_000
}

extension ScrollHandle {
  /// The nearest offset at which a rectangle of the screen shows whole, or at least begins.
  fileprivate func offset(showing frame: CGRect) -> CGPoint {
    func nearest(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ room: CGFloat, _ offset: CGFloat) -> CGFloat {
      if start < from { return offset + start - from }
      if start + length > from + room { return offset + min(start + length - from - room, start - from) }
      return offset
    }
    return CGPoint(
      x: axes.contains(.horizontal)
        ? nearest(frame.minX, frame.width, viewport.minX, viewport.width, offset.x) : offset.x,
      y: axes.contains(.vertical)
        ? nearest(frame.minY, frame.height, viewport.minY, viewport.height, offset.y) : offset.y)
  }
}

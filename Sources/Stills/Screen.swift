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
  var motion = Motion.fresh
  /// The finger that is down.
  var held: HeldTouch?
  /// How many steps were done, for messages.
  var stepCount = 0

  enum Motion {
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
  func current() throws -> SettledScreen {
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

  func comeToRest() throws {
    guard motion != .rest else { return }
    try show { try graph.settle(in: world.graphCanvas) }
    motion = .rest
  }

  /// Shows what something has changed, at the beginning of its way.
  func present() throws {
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
  @discardableResult func letGo() throws -> Bool {
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
  func press(_ place: Step.Place, _ finger: Finger) throws {
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

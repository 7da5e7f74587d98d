import Foundation
import Observation
import StillsCombine
import StillsDisplay
import StillsGeometry
import StillsLayout

/// The hierarchy of a screen: its root view, the state its views have gathered, and the work that waits.
@MainActor public final class ViewGraph {
  package let surroundings: Surroundings
  package let clock = AnimationClock()
  private var lastCanvas: GraphCanvas?
  /// Whether passes follow each other until nothing changes any more.
  private var isSettling = false
  /// The number of passes so far.
  package var pass: Int {
    PlacingEffects.note()
    return currentPass
  }
  private(set) var currentPass = 0
  /// Virtual seconds since the screen came up. Nothing but an explicit advance moves it.
  ///
  /// A view that reads it while it is resolved is evaluated again whenever the time has changed; one whose element reads it
  /// while it is placed has everything evaluated again.
  package var time: TimeInterval {
    noteTimeRead()
    return clock.time
  }
  private let timeReaders = Readers()
  /// Whether passes after the first evaluate only what may have changed. Switched off for comparisons.
  package var isIncremental = true
  /// What was made before this pass is not valid any more.
  private(set) var oldestValidPass = 0
  /// The number of the frame on top; 0 outside of frames.
  private(set) var frame = 0
  private var lastFrame = 0
  private nonisolated let observed = ObservedChanges()
  private let root: IdentityNode
  private let resolveRoot: @MainActor (ViewContext) -> [ViewElement]
  private nonisolated let changes = ChangeFlag()
  /// The view at which the hierarchy went too deep.
  private var tooDeep: (view: String, depth: Int)?
  /// How many views a loop would have made that made none.
  private var tooMany: Int?
  private var actions: [@MainActor () -> Void] = []
  /// Values under keys, which all views share.
  nonisolated(unsafe) var storage: [String: Any] = [:]
  nonisolated(unsafe) var storageReaders: [String: Readers] = [:]
  private var number = 0
  /// Whether code of the author's ran that may have queued work.
  private var hasRunUserCode = false
  private var lastRoot: (elements: [ViewElement], element: ViewElement)?
  /// Whose objects are looked into, to tell what keeps changing.
  private var watched: IdentityNode?
  private var lastSnapshot: ObservedSnapshot?
  /// What a part of the vocabulary remembers of the whole screen from pass to pass, by its own type.
  private var memories: [ObjectIdentifier: AnyObject] = [:]

  /// A screen does not get still after so many passes only if it feeds itself.
  package static let passLimit = 64
  /// Deeper hierarchies are taken for endless ones. A tenth of what the stack holds.
  package static let depthLimit = 3_000
  /// A loop of more views at once would take minutes, and gigabytes; lazy containers make what shows. Our choice.
  package static let loopLimit = 250_000

  package init<Root: View>(surroundings: Surroundings, root view: Root) {
    self.surroundings = surroundings
    root = IdentityNode()
    resolveRoot = { $0.resolvePlace(view) }
  }

  package var reports: ReportSink { surroundings.reports }
}

// MARK: - Ending

extension ViewGraph {
  /// Lets go of everything, so that nothing holds anything else for ever: places keep elements, elements keep the graph.
  /// What was placed can still be looked at; nothing settles any more.
  package func tearDown() {
    root.tearDown()
    for memory in memories.values { (memory as? any TornDown)?.tearDown() }
    clock.tearDown()
    (memories, lastRoot, actions, watched, lastSnapshot) = ([:], nil, [], nil, nil)
    (storage, storageReaders) = ([:], [:])
    CurrentTransaction.isShown(in: self)
  }
}

// MARK: - Remembering

extension ViewGraph {
  /// What all of the screen shares by its type. Who changes it so that views come out differently calls
  /// `setNeedsResolve()`.
  package func memory<T: AnyObject>(make: () -> T) -> T {
    PlacingEffects.note()
    if let known = memories[ObjectIdentifier(T.self)] as? T { return known }
    let made = make()
    memories[ObjectIdentifier(T.self)] = made
    return made
  }
}

// MARK: - Changing

extension ViewGraph {
  /// Something changed of which it is not known who depends on it: everything is evaluated again in the next pass. May be
  /// called on any thread.
  nonisolated package func setNeedsResolve(by origin: PropertyOrigin? = nil) {
    changes.set(nil, note: origin.map { ChangeNote(origin: $0) })
    noteTransaction()
  }

  /// What `node` stands for is evaluated again in the next pass, and nothing else that is not below it and different: the
  /// hook for whatever knows its place, such as an animation that runs there. May be called on any thread.
  ///
  /// `node` is any place that was resolved: `ViewContext.node`; one that is gone (nil) stands for everything. Views read `time` while they are resolved? Then their place
  /// is remembered, and marked by itself when the time is another one.
  nonisolated package func setNeedsResolve(node: IdentityNode?, by origin: PropertyOrigin? = nil) {
    changes.set(node, note: origin.map { ChangeNote(origin: $0) })
    noteTransaction()
  }

  /// The same for a property whose values are known.
  nonisolated package func setNeedsResolve(node: IdentityNode?, by origin: PropertyOrigin, old: Any, new: Any) {
    changes.set(node, note: ChangeNote(origin: origin, values: (old, new)))
    noteTransaction()
  }

  /// The same for an object that tells which of its properties changes.
  nonisolated package func setNeedsResolve(node: IdentityNode?, by origin: PropertyOrigin, published: PublishedChange?)
  {
    var note = ChangeNote(origin: origin)
    if let published { (note.values, note.property) = ((published.old, published.new), { published.name }) }
    changes.set(node, note: note)
    noteTransaction()
  }

  /// What `node` stands for follows up on the change that the last pass showed: what that brings is animated as the change
  /// was. Nil: everything.
  package func setNeedsFollowingPass(node: IdentityNode? = nil) { changes.set(node, note: nil) }

  /// Shows the change that waits, before others are made that are animated in another way.
  func showChange(before next: Transaction) {
    guard let lastCanvas, clock.mustShow(before: next, isAction: !isSettling) else { return }
    // What comes to rest may change on the way without taking its time; an action's changes begin to move.
    if !isSettling { setLive(true) }
    _ = try? collecting { try resolveAndPlace(in: lastCanvas, follows: false) }
  }

  /// Whoever makes a change says how it is animated.
  nonisolated private func noteTransaction() {
    if MainQueue.isCurrent { MainActor.assumeIsolated { CurrentTransaction.noteChange(in: self) } }
  }

  /// Moves the clock; what has read it is evaluated again.
  func moveClock(to moment: TimeInterval) {
    let before = clock.time
    clock.set(moment)
    guard clock.time != before else { return }
    for node in timeReaders.takeNodes() { changes.set(node, note: nil) }
  }

  /// Whether changes take their time from now on. What moves by itself has read the clock too.
  func setLive(_ isLive: Bool) {
    guard isLive != clock.isLive else { return }
    let left = isLive ? clock.start() : clock.rest()
    for node in timeReaders.takeNodes() + left { changes.set(node, note: nil) }
  }

  /// Something of the author's ran outside a body: it may have started tasks or queued work.
  package func noteUserCode() { hasRunUserCode = true }

  /// Another number each time.
  package func nextNumber() -> Int {
    number += 1
    return number
  }

  /// Runs after this pass, before the picture is final.
  package func enqueue(_ action: @escaping @MainActor () -> Void) {
    PlacingEffects.note()
    actions.append(action)
  }

  /// An observable object changed that was read at `node` alone.
  nonisolated func noteObservedChange(at node: IdentityNode?) {
    observed.noteExact()
    changes.set(node, note: ChangeNote(reader: node))
    noteTransaction()
  }

  func noteTimeRead() {
    PlacingEffects.note()
    timeReaders.add(ResolveFrame.reader)
  }

  /// What is at a place comes out differently when the time has changed; nil: everything.
  func noteTimeRead(at node: IdentityNode?) {
    PlacingEffects.note()
    timeReaders.add(ResolveFrame.Reader(graph: self, node: node))
  }

  /// On a device what comes of it is undefined.
  func reportWriteWhileEvaluating(by origin: PropertyOrigin) {
    reports.add("\(origin.sentence) while views are evaluated: write it in actions, onAppear or onChange instead")
  }

  /// Runs `body` with the number of a new frame: what is read in it is read at `node`.
  func inFrame(of node: IdentityNode, _ body: (Int) -> [ViewElement]) -> [ViewElement] {
    let outer = frame
    lastFrame += 1
    frame = lastFrame
    defer { frame = outer }
    return ResolveFrame.run(self, node) { body(lastFrame) }
  }

  package func mayDescend(to node: IdentityNode, in view: Any.Type) -> Bool {
    if node.depth < Self.depthLimit, StackRoom.isLeftToResolve { return true }
    if tooDeep == nil {
      let name = TypeNames.userName(of: view) ?? node.viewName ?? TypeNames.plainName(of: view)
      tooDeep = (name, node.depth)
    }
    return false
  }

  /// Whether a loop may make so many views, none of which waits until it shows.
  func mayMake(_ count: Int) -> Bool {
    if count <= Self.loopLimit { return true }
    tooMany = tooMany ?? count
    return false
  }

  private func checkLimits() throws {
    if let tooDeep { throw GraphError.tooDeep(view: tooDeep.view, limit: tooDeep.depth) }
    if let tooMany { throw GraphError.tooMany(count: tooMany, limit: Self.loopLimit) }
  }
}

// MARK: - Storage

extension ViewGraph {
  /// The value kept under a key, which whoever reads it depends on.
  nonisolated package func stored(_ key: String) -> Any? {
    if let reader = ResolveFrame.reader {
      let readers = storageReaders[key] ?? Readers()
      storageReaders[key] = readers
      readers.add(reader)
    }
    return storage[key]
  }

  nonisolated package func store<Value>(_ value: Value, in key: String, by origin: PropertyOrigin) {
    let known = storage[key]
    storage[key] = value
    if let old = known as? Value, areEqual(old, value) { return }
    let nodes = storageReaders[key]?.takeNodes() ?? []
    for node in nodes { setNeedsResolve(node: node, by: origin, old: known ?? "nothing", new: value) }
    // Somebody may have read it unseen: in an action, or while painting.
    if nodes.isEmpty { setNeedsResolve(by: origin) }
  }
}

// MARK: - Settling

extension ViewGraph {
  /// Resolves and places until nothing changes any more; the tree is what is on the screen then.
  func settlePasses(in canvas: GraphCanvas) throws -> SettledScreen {
    World.shown = surroundings.world
    lastCanvas = canvas
    let wasSettling = isSettling
    isSettling = true
    defer { isSettling = wasSettling }
    return try collecting {
      let limit = currentPass + Self.passLimit
      var follows = false
      while true {
        let screen = try resolveAndPlace(in: canvas, follows: follows)
        follows = true
        let shown = currentPass
        runActions()
        // An action may have had its change shown already.
        if !changes.isSet && currentPass == shown { return screen }
        if currentPass >= limit {
          throw GraphError.doesNotSettle(passes: Self.passLimit, change: try lastChange(in: canvas)?.sentence)
        }
      }
    }
  }

  /// The change that keeps the screen from settling; of an observable object, what of it changes in two further passes.
  private func lastChange(in canvas: GraphCanvas) throws -> ChangeNote? {
    guard var note = changes.last, note.origin == nil, let reader = note.reader else { return changes.last }
    watched = reader
    defer { watched = nil }
    var snapshots: [ObservedSnapshot] = []
    for _ in 0..<2 {
      lastSnapshot = nil
      _ = try resolveAndPlace(in: canvas, follows: true)
      if let lastSnapshot { snapshots.append(lastSnapshot) }
      runActions()
    }
    guard snapshots.count == 2, let change = snapshots[0].change(to: snapshots[1]) else { return note }
    (note.values, note.property) = ((change.old, change.new), { change.name })
    return note
  }

  /// A view has been evaluated, with all its properties in place.
  func noteEvaluated<V>(_ view: V, at node: IdentityNode) {
    if node === watched { lastSnapshot = ObservedSnapshot(of: view) }
  }

  private func resolveAndPlace(in canvas: GraphCanvas, follows: Bool) throws -> SettledScreen {
    currentPass += 1
    take(changes.take())
    clock.beginPass(follows: follows)
    CurrentTransaction.isShown(in: self)
    defer { clock.endPass() }
    let outcome = withObservationTracking {
      Result { try place(in: canvas) }
    } onChange: { [weak self, observed, changes] in
      observed.noteAny()
      changes.note()
      self?.noteTransaction()
    }
    let screen = try outcome.get()
    root.removeUnvisited(since: currentPass, on: clock)
    for note in clock.takeNotes() { reports.add(note) }
    return screen
  }

  /// Marks what has to be evaluated again.
  private func take(_ changes: ChangeFlag.Changes) {
    let hasUnknownReaders = observed.takeUnknown()
    if changes.isEverything || hasUnknownReaders || !isIncremental {
      oldestValidPass = currentPass
    } else {
      for node in changes.nodes { node.markDirty(in: currentPass) }
    }
  }

  private func place(in canvas: GraphCanvas) throws -> SettledScreen {
    var context = ViewContext(graph: self, node: root, environment: EnvironmentValues(surroundings: surroundings))
    // The root view is the same each time.
    context.isUnchanged = true
    let elements = resolveRoot(context)
    // Measuring what has no end would take for ever: nested stacks ask their children several times each.
    try checkLimits()
    let isExceededAround = StackRoom.isExceeded
    StackRoom.isExceeded = false
    defer { StackRoom.isExceeded = isExceededAround }
    let screen = ResolveFrame.run(self, nil) {
      let element = rootElement(of: elements)
      let placed = clock.motion.present(
        canvas.place(element), root: root, context: canvas.placementContext, on: clock)
      return SettledScreen(element: element, placed: placed, canvas: canvas.bounds(of: placed))
    }
    // Some views are resolved while others are placed.
    try checkLimits()
    if StackRoom.isExceeded { throw GraphError.stackFull }
    return screen
  }

  /// One element for those of the root view, the same for the same.
  private func rootElement(of elements: [ViewElement]) -> ViewElement {
    if let known = lastRoot, known.elements.elementsEqual(elements, by: ===) { return known.element }
    let element = implicitStack(of: elements)
    lastRoot = (elements, element)
    return element
  }

  /// Runs what waits and what that brings, until nothing waits or something has changed.
  private func runActions() {
    while !actions.isEmpty {
      let waiting = actions
      actions = []
      hasRunUserCode = true
      for action in waiting { action() }
    }
    runWork()
    // What was written may have been written by something that goes on.
    hasRunUserCode = changes.isSet
  }

  /// Runs work that waits, in turns: what publishers have put off, tasks that are ready, blocks on the main queue. Whether a
  /// block was a task's, which makes others wait, cannot be seen: a few turns without anything to do must pass.
  private func runWork() {
    var idleTurns = 0
    for _ in 0..<Self.workLimit {
      let ranWork = PendingWork.run()
      let ranTasks = MainQueue.runTasks()
      if ranWork || ranTasks {
        (idleTurns, hasRunUserCode) = (0, true)
        continue
      }
      guard hasRunUserCode, idleTurns < Self.idleTurnLimit, MainQueue.runBlocks() else { return }
      idleTurns += 1
    }
    let writes = changes.last.map { "; \($0.sentence)" } ?? ""
    reports.add(
      "work is still waiting after \(Self.workLimit) rounds and is let alone: "
        + "a task or a publisher starts itself again each time\(writes)")
    MainQueue.dropTasks()
  }

  /// Our choice: more hops of a task from the main queue to itself than anybody makes in a row.
  private static let idleTurnLimit = 16
  /// A task that has not come to rest after so many rounds is let alone.
  private static let workLimit = 1_000
}

/// A screen whose views have come to rest.
package struct SettledScreen {
  package let element: ViewElement
  package let placed: PlacedNode
  /// The picture's rectangle, from (0, 0).
  package let canvas: CGRect
}

package enum GraphError: Error, CustomStringConvertible {
  case doesNotSettle(passes: Int, change: String?)
  case tooDeep(view: String, limit: Int)
  case stackFull
  case tooMany(count: Int, limit: Int)

  package var description: String {
    switch self {
    case .doesNotSettle(let passes, let change):
      "the view still changes after \(passes) passes: \(change ?? "it writes state") over and over, each time because it changed"
    case .tooDeep(let view, let limit): "\(view) is nested more than \(limit) deep: does it contain itself?"
    case .tooMany(let count, let limit):
      "a loop makes \(count) views at once, of at most \(limit): put it into a lazy stack, a lazy grid or a list"
    case .stackFull: "the views are nested too deep to be drawn: the stack is full"
    }
  }
}

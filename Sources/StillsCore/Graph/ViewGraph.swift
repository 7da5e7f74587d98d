import Foundation
import Observation
import StillsCombine
import StillsDisplay
import StillsGeometry
import StillsLayout

/// The hierarchy of a screen: its root view, the state its views have gathered, and the work that waits.
@MainActor public final class ViewGraph {
  package let surroundings: Surroundings
  package private(set) var pass = 0
  /// Virtual seconds since the screen came up. Nothing but an explicit advance moves it.
  package var time: TimeInterval = 0
  /// The transaction of the last write that led to this pass, if it had one; for what resolves in this pass.
  package private(set) var transaction: Any?
  private let root: IdentityNode
  private let resolveRoot: @MainActor (ViewContext) -> [ViewElement]
  private nonisolated let changes = ChangeFlag()
  /// The view at which the hierarchy went too deep.
  private var tooDeep: String?
  private var actions: [@MainActor () -> Void] = []
  /// Values under keys, which all views share.
  package nonisolated(unsafe) var storage: [String: Any] = [:]
  private var number = 0
  /// Whether code of the author's ran that may have queued work.
  private var hasRunUserCode = false
  /// What a part of the vocabulary remembers of the whole screen from pass to pass, by its own type.
  private var memories: [ObjectIdentifier: AnyObject] = [:]

  /// A screen does not get still after so many passes only if it feeds itself.
  package static let passLimit = 64
  /// Deeper hierarchies are taken for endless ones. A tenth of what the stack holds.
  package static let depthLimit = 3_000

  package init<Root: View>(surroundings: Surroundings, root view: Root) {
    self.surroundings = surroundings
    root = IdentityNode()
    resolveRoot = { Root._resolve(view, in: $0) }
  }

  package var reports: ReportSink { surroundings.reports }
}

// MARK: - Remembering

extension ViewGraph {
  package func memory<T: AnyObject>(make: () -> T) -> T {
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
  }

  /// What `node` stands for is evaluated again in the next pass, and nothing else that is not below it and different: the
  /// hook for whatever knows its place, such as an animation that runs there. May be called on any thread.
  ///
  /// `node` is any place that was resolved: `ViewContext.node`. Views read `time` while they are resolved? Then their place
  /// is remembered, and marked by itself when the time is another one.
  nonisolated package func setNeedsResolve(node: IdentityNode, by origin: PropertyOrigin? = nil) {
    changes.set(node, note: origin.map { ChangeNote(origin: $0) })
  }

  /// The same for a property whose values are known; a place that is gone stands for everything.
  nonisolated package func setNeedsResolve(node: IdentityNode?, by origin: PropertyOrigin, old: Any, new: Any) {
    changes.set(node, note: ChangeNote(origin: origin, values: (old, new)))
  }

  /// The transaction that state is being written under, a type of the vocabulary's; each change takes it along. Whoever
  /// runs code in a transaction sets it before and resets it after.
  nonisolated(unsafe) package static var currentTransaction: Any?

  /// Something of the author's ran outside a body: it may have started tasks or queued work.
  package func noteUserCode() { hasRunUserCode = true }

  /// Another number each time.
  package func nextNumber() -> Int {
    number += 1
    return number
  }

  /// Runs after this pass, before the picture is final.
  package func enqueue(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  package func mayDescend(to depth: Int, in view: Any.Type) -> Bool {
    if depth < Self.depthLimit { return true }
    tooDeep = tooDeep ?? TypeNames.plainName(of: view)
    return false
  }
}

// MARK: - Settling

extension ViewGraph {
  /// Resolves and places until nothing changes any more; the tree is what is on the screen then.
  package func settle(in canvas: GraphCanvas) throws -> SettledScreen {
    World.shown = surroundings.world
    return try MainQueue.whileCollecting {
      let limit = pass + Self.passLimit
      while true {
        let screen = try resolveAndPlace(in: canvas)
        runActions()
        if !changes.isSet { return screen }
        if pass >= limit { throw GraphError.doesNotSettle(passes: Self.passLimit, change: changes.last?.sentence) }
      }
    }
  }

  private func resolveAndPlace(in canvas: GraphCanvas) throws -> SettledScreen {
    pass += 1
    transaction = changes.take().transaction
    let outcome = withObservationTracking {
      Result { try place(in: canvas) }
    } onChange: { [weak self] in
      self?.setNeedsResolve()
    }
    let screen = try outcome.get()
    root.removeUnvisited(since: pass)
    return screen
  }

  private func place(in canvas: GraphCanvas) throws -> SettledScreen {
    let context = ViewContext(graph: self, node: root, environment: EnvironmentValues(surroundings: surroundings))
    let element = implicitStack(of: resolveRoot(context))
    // Measuring what has no end would take for ever: nested stacks ask their children several times each.
    if let tooDeep { throw GraphError.tooDeep(view: tooDeep, limit: Self.depthLimit) }
    let placed = canvas.place(element)
    return SettledScreen(element: element, placed: placed, canvas: canvas.bounds(of: placed))
  }

  /// Runs what waits and what that brings, until nothing waits or something has changed.
  private func runActions() {
    while !actions.isEmpty {
      let waiting = actions
      actions = []
      hasRunUserCode = true
      for action in waiting { action() }
    }
    for _ in 0..<Self.workLimit {
      let ranWork = PendingWork.run()
      let ranTasks = MainQueue.runTasks()
      if ranWork || ranTasks { hasRunUserCode = true }
      if !ranWork && !ranTasks { break }
    }
    guard hasRunUserCode else { return }
    hasRunUserCode = false
    if MainQueue.runBlocks() && (PendingWork.run() || MainQueue.runTasks()) { hasRunUserCode = true }
  }

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

  package var description: String {
    switch self {
    case .doesNotSettle(let passes, let change):
      "the view still changes after \(passes) passes: \(change ?? "it writes state") over and over, each time because it changed"
    case .tooDeep(let view, let limit): "\(view) is nested more than \(limit) deep: does it contain itself?"
    }
  }
}

import Foundation
import Observation
import StillsDisplay
import StillsGeometry
import StillsLayout

/// The hierarchy of a screen: its root view, the state its views have gathered, and the work that waits.
@MainActor public final class ViewGraph {
  package let surroundings: Surroundings
  package private(set) var pass = 0
  private let root: IdentityNode
  private let resolveRoot: @MainActor (ViewContext) -> [ViewElement]
  private var needsResolve = true
  /// The view at which the hierarchy went too deep.
  private var tooDeep: String?
  private var actions: [@MainActor () -> Void] = []

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

// MARK: - Changing

extension ViewGraph {
  nonisolated package func setNeedsResolve() {
    MainActor.assumeIsolated { needsResolve = true }
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
    while true {
      let screen = try resolveAndPlace(in: canvas)
      let ranActions = runActions()
      if !needsResolve && !ranActions { return screen }
      if pass >= Self.passLimit { throw GraphError.doesNotSettle(passes: pass) }
    }
  }

  private func resolveAndPlace(in canvas: GraphCanvas) throws -> SettledScreen {
    pass += 1
    needsResolve = false
    let element = withObservationTracking {
      let context = ViewContext(
        graph: self, node: root, environment: EnvironmentValues(surroundings: surroundings))
      return implicitStack(of: resolveRoot(context))
    } onChange: { [weak self] in
      self?.setNeedsResolve()
    }
    // Measuring what has no end would take for ever: nested stacks ask their children several times each.
    if let tooDeep { throw GraphError.tooDeep(view: tooDeep, limit: Self.depthLimit) }
    let placed = canvas.place(element)
    root.removeUnvisited(since: pass)
    return SettledScreen(element: element, placed: placed, canvas: canvas.bounds(of: placed))
  }

  private func runActions() -> Bool {
    guard !actions.isEmpty else { return false }
    let waiting = actions
    actions = []
    for action in waiting { action() }
    return true
  }
}

/// A screen whose views have come to rest.
package struct SettledScreen {
  package let element: ViewElement
  package let placed: PlacedNode
  /// The picture's rectangle, from (0, 0).
  package let canvas: CGRect
}

package enum GraphError: Error, CustomStringConvertible {
  case doesNotSettle(passes: Int)
  case tooDeep(view: String, limit: Int)

  package var description: String {
    switch self {
    case .doesNotSettle(let passes):
      "the view still changes after \(passes) passes: it writes state that it reads itself"
    case .tooDeep(let view, let limit): "\(view) is nested more than \(limit) deep: does it contain itself?"
    }
  }
}

import Foundation
import StillsCore
import StillsLayout

/// What screens in a navigation container push, and how values become screens.
///
/// It lives for one pass. Pushed screens are known by what keeps them: a value's place in the path, or the place of the
/// link or modifier that says it is shown.
@MainActor final class NavigationPushes {
  struct Screen {
    let key: AnyHashable
    /// Takes the screen away.
    let dismiss: @MainActor () -> Void
    let resolve: @MainActor (ViewContext) -> [ViewElement]
  }

  var destinations: [ObjectIdentifier: @MainActor (Any, ViewContext) -> [ViewElement]] = [:]
  /// The one that a view says is shown, until somebody takes it.
  var pushed: Screen?
  /// The one that is shown beside the screen that pushed it: it goes when another is pushed.
  var replaced: Screen?
  /// The path of a stack that has joined the container around.
  var joined: NavigationValues?
  /// The container's own, for a stack without one that joins it.
  var own: NavigationValues?
  /// Whether a stack has joined a column: what is pushed is shown there, not in the next one.
  var isStack = false
  /// Pushes a value.
  var append: (@MainActor (AnyHashable) -> Void)?
  let graph: ViewGraph

  init(graph: ViewGraph) { self.graph = graph }
}

/// The screens that stand on each other in a container, first to last.
@MainActor final class NavigationScreens {
  struct Screen {
    let element: ViewElement
    let key: AnyHashable?
    let dismiss: (@MainActor () -> Void)?
  }

  private(set) var all: [Screen]
  private let pushes: NavigationPushes
  let context: ViewContext

  /// Our choice: no screen stands on more.
  private static let limit = 64

  init(root: ViewElement, pushes: NavigationPushes, context: ViewContext) {
    all = [Screen(element: root, key: nil, dismiss: nil)]
    (self.pushes, self.context) = (pushes, context)
  }

  var top: Screen { all[all.count - 1] }

  func push(_ screen: NavigationPushes.Screen) {
    guard all.count <= Self.limit, !all.contains(where: { $0.key == screen.key }) else { return }
    let place = context.child(.secondary).child(.index(all.count)).child(.id(screen.key))
    let dismiss = screen.dismiss
    let elements = screen.resolve(
      place.setting {
        $0.isPresented = true
        $0.dismiss = DismissAction { dismiss() }
      })
    all.append(Screen(element: implicitStack(of: elements), key: screen.key, dismiss: dismiss))
  }

  /// Takes what views have pushed meanwhile, and what that pushes; whether there was anything new.
  @discardableResult func takePushed() -> Bool {
    let count = all.count
    while let next = pushes.pushed {
      pushes.pushed = nil
      push(next)
    }
    return all.count > count
  }
}

/// What views below a bar can know of it while they are placed.
final class NavigationTitleState {
  /// Whether the screen's title is large.
  var isLarge = false
}

nonisolated extension EnvironmentValues {
  private struct TitleStateKey: EnvironmentKey { static var defaultValue: NavigationTitleState? { nil } }

  var navigationTitleState: NavigationTitleState? {
    get { self[TitleStateKey.self] }
    set { self[TitleStateKey.self] = newValue }
  }

  private struct NavigationPushesKey: EnvironmentKey { static var defaultValue: NavigationPushes? { nil } }
  private struct StacksKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct JoinsKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether a stack here is that of the column around.
  var joinsContainer: Bool {
    get { self[JoinsKey.self] }
    set { self[JoinsKey.self] = newValue }
  }

  var navigationPushes: NavigationPushes? {
    get { self[NavigationPushesKey.self] }
    set { self[NavigationPushesKey.self] = newValue }
  }

  /// Whether navigation views show one screen at a time, also where there is room for columns.
  var stacksNavigation: Bool {
    get { self[StacksKey.self] }
    set { self[StacksKey.self] = newValue }
  }
}

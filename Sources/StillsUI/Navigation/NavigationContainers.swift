import Foundation
import StillsBars
import StillsCore
import StillsLayout

/// Screens that push onto each other, under a navigation bar.
nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let root: Root
  let path: NavigationValues?

  @MainActor public static func _resolve(_ view: NavigationStack, in context: ViewContext) -> [ViewElement] {
    navigationContainer(ControlPart(view.root), path: view.path, kind: "NavigationStack", in: context)
  }
}

nonisolated extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { (self.root, path) = (root(), nil) }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = NavigationValues(
      values: path.wrappedValue.values, append: { path.wrappedValue.values.append($0) },
      truncate: { path.wrappedValue.removeLast(path.wrappedValue.count - $0) })
  }
}

nonisolated extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = NavigationValues(
      values: path.wrappedValue.map { AnyHashable($0) },
      append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
      truncate: { count in path.wrappedValue = Data(path.wrappedValue.prefix(count)) })
  }
}

/// The container before `NavigationStack`. In its stack style, and wherever the width is compact, its first view is the
/// first screen; else the first view is a sidebar beside the second.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _resolve(_ view: NavigationView, in context: ViewContext) -> [ViewElement] {
    let place = context.child(.content)
    let content = ControlPart(view.content)
    guard context.environment.horizontalSizeClass == .regular, !context.environment.stacksNavigation else {
      return navigationContainer(content, path: nil, kind: "NavigationView", keepsFirst: true, in: context)
    }
    // How many views there are shows only when they are resolved.
    let pushes = NavigationPushes(graph: context.graph)
    let count = content.resolve(in: place.container(axis: nil).setting { $0.navigationPushes = pushes }).count
    guard count > 1 else {
      // On tablets the only view is the sidebar, beside an empty screen.
      if count == 1, context.environment.world.device.isPad {
        return splitContainer(
          SplitColumns(sidebar: content, content: nil, detail: ControlPart(EmptyView())),
          visibility: .constant(.automatic), kind: "NavigationView", in: context)
      }
      if count == 1 {
        context.report(
          "NavigationView: with one view it is drawn as a stack; iOS shows that view as a sidebar over an empty screen")
      }
      return navigationContainer(content, path: nil, kind: "NavigationView", in: context)
    }
    return splitContainer(
      SplitColumns(
        sidebar: ControlPart(ViewAt(content: content, index: 0)),
        content: count > 2 ? ControlPart(ViewAt(content: content, index: 1)) : nil,
        detail: ControlPart(ViewAt(content: content, index: count > 2 ? 2 : 1))),
      visibility: .constant(.automatic), kind: "NavigationView", in: context)
  }
}

/// One of the views that a builder lists.
nonisolated private struct ViewAt: PrimitiveView {
  let content: ControlPart
  let index: Int

  @MainActor static func _resolve(_ view: ViewAt, in context: ViewContext) -> [ViewElement] {
    let elements = view.content.resolve(in: context)
    return elements.indices.contains(view.index) ? [elements[view.index]] : []
  }
}

/// Values that are pushed: a path of the author's, or the container's own.
nonisolated struct NavigationValues {
  var values: [AnyHashable]
  let append: @MainActor (AnyHashable) -> Void
  /// Leaves the first so many.
  let truncate: @MainActor (Int) -> Void
}

/// What a container keeps from pass to pass.
final class NavigationMemory: TornDown {
  /// Where nobody around keeps one.
  var editMode = EditMode.inactive
  /// Where the author keeps none.
  var values: [AnyHashable] = []
  /// What the app's proxies said when the bars came on the screen.
  var navigationBar: BarStyle?
  var toolbar: BarStyle?
  let titleState = NavigationTitleState()
  let motion = NavigationMotion()
  /// What UIKit's controllers among the screens take for their navigation controller.
  let stack = SurroundingStack()

  @MainActor func tearDown() { motion.tearDown() }
}

/// `keepsFirst`: of several views only the first is a screen. `compact`: what stands on it where columns are screens.
/// `joinsInner`: a stack that the content is has no bar of its own. `pushes`: who shows what the screen pushes, where that
/// is not the container itself.
@MainActor func navigationContainer(
  _ content: ControlPart, path: NavigationValues?, kind: String, keepsFirst: Bool = false,
  compact: CompactSplit? = nil, joinsInner: Bool = false, barItems: [BarItem] = [],
  pushes outer: NavigationPushes? = nil, in context: ViewContext
) -> [ViewElement] {
  if kind == "NavigationStack", context.environment.joinsContainer, let around = context.environment.navigationPushes {
    // A stack in a column is the column's own: one bar, and its path is shown there.
    if let path = path ?? around.own {
      (around.append, around.joined, around.isStack) = (path.append, path, true)
    }
    let place = context.container(axis: nil).setting { $0.joinsContainer = false }
    return [implicitStack(of: content.resolve(in: place.child(.content)))]
  }
  let graph = context.graph
  let outerSearch = context.environment.outerSearch
  outerSearch?.isTaken = true
  let memory = context.child(.type(ObjectIdentifier(NavigationMemory.self))).node
    .object(in: 0, of: ObjectIdentifier(NavigationMemory.self)) { NavigationMemory() }
  let path =
    path
    ?? NavigationValues(
      values: memory.values,
      append: {
        memory.values.append($0)
        graph.setNeedsResolve()
      },
      truncate: {
        memory.values = Array(memory.values.prefix($0))
        graph.setNeedsResolve()
      })
  let editMode = Binding(
    get: { memory.editMode },
    set: { mode in
      memory.editMode = mode
      MainActor.assumeIsolated { graph.setNeedsResolve() }
    })
  let pushes = outer ?? NavigationPushes(graph: graph)
  if outer == nil { pushes.append = path.append } else { pushes.own = path }
  let inside = context.container(axis: nil).setting {
    $0.navigationPushes = pushes
    $0.navigationTitleState = memory.titleState
    $0.isInTabs = false
    $0.joinsContainer = false
    $0.editMode = $0.editMode ?? editMode
    $0.outerSearch = nil
    $0.surroundingNavigation = memory.stack.controller(in: context)
  }
  let firstChoice = compact?.choice(0)
  var root = content.resolve(
    in: inside.child(.content).setting {
      if let firstChoice { $0.columnChoice = firstChoice }
      $0.joinsContainer = joinsInner || firstChoice != nil
    })
  if keepsFirst { root = Array(root.prefix(1)) }
  let screens = NavigationScreens(root: implicitStack(of: root), pushes: pushes, context: inside)
  var depth = 0
  while let compact, let column = compact.column(on: depth) {
    let choice = compact.choice(depth + 1)
    screens.push(
      .init(key: AnyHashable("column \(depth)"), dismiss: { [depth] in compact.leave(depth) }) {
        column.resolve(
          in: $0.setting {
            $0.columnChoice = choice
            $0.joinsContainer = true
          })
      })
    depth += 1
  }
  let shown = pushes.joined ?? path, showsPushed = outer == nil || pushes.isStack
  for (index, value) in shown.values.enumerated() where showsPushed {
    guard let destination = pushes.destinations[ObjectIdentifier(type(of: value.base))] else {
      context.report("navigationDestination: there is none for \(TypeNames.plainName(of: type(of: value.base)))")
      break
    }
    // The same value may be pushed again: its place is told by how deep it is.
    let key = AnyHashable([AnyHashable(index), value])
    screens.push(
      .init(key: key, dismiss: { shown.truncate(index) }) { destination(value.base, $0) })
  }
  if showsPushed { screens.takePushed() }
  // What the app said to its proxies until now holds for these bars.
  let traits = BarTraits(context.environment)
  memory.navigationBar = memory.navigationBar ?? BarProxies.navigationBar?(traits)
  memory.toolbar = memory.toolbar ?? BarProxies.toolbar?(traits)
  memory.navigationBar = memory.stack.style(over: memory.navigationBar, traits) ?? memory.navigationBar
  let element = NavigationElement(
    kind: kind, screens: screens, environment: context.environment, memory: memory, barItems: barItems,
    outerSearch: outerSearch, graph: graph)
  // What screens say about their bars ends here; what their bars ask of the screen begins.
  return [
    PreferenceElement(
      key: ObjectIdentifier(ScreenRequest.Key.self), kind: "bars",
      content: PreferenceElement(
        key: ObjectIdentifier(NavigationRequest.Key.self), kind: "bars", content: element
      ) { _, _ in NavigationRequest() }
    ) { inner, _ in
      var request = inner as? ScreenRequest ?? ScreenRequest()
      request.statusBarScheme = request.statusBarScheme ?? element.statusBarScheme
      return request
    }
  ]
}

import Foundation
import StillsCore

/// A menu: a tap opens it, `select` chooses in it without.
@MainActor enum MenuTouch {
  private final class State {
    var isOpen = false
    init() {}
  }

  static func elements(
    _ label: [ViewElement], in context: ViewContext, primaryAction: (@MainActor () -> Void)? = nil,
    choices: @MainActor (ViewContext) -> [MenuChoice]
  ) -> [ViewElement] {
    let all = choices(context.child(.secondary).container(axis: nil))
    let isEnabled = context.environment.isEnabled
    let (state, setOpen) = handle(in: context)
    var elements = label.map { element in
      TouchElement(kind: "menu", content: element) { _ in
        var target = TouchTarget(role: .menu, isEnabled: isEnabled)
        target.choices = all.filter(\.isEnabled).map { ($0.name, $0.choose) }
        target.blocksInside = primaryAction == nil
        // With an action of its own a menu opens by a finger that stays.
        if let primaryAction {
          target.tap = { _ in primaryAction() }
          target.longPress = { _ in setOpen(true) }
        } else {
          target.tap = { _ in setOpen(true) }
        }
        return target
      } as ViewElement
    }
    guard state.isOpen, let first = elements.first else { return elements }
    elements[0] = presenting(first, all, in: context) { setOpen(false) }
    return elements
  }

  private static func presenting(
    _ element: ViewElement, _ choices: [MenuChoice], in context: ViewContext, close: @escaping @MainActor () -> Void
  ) -> ViewElement {
    if choices.contains(where: \.leadsDeeper) { context.report("Menu: a menu within a menu does not open") }
    let card = MenuCard(choices: choices, dismiss: close)
    let place = context.child(.secondary).child(.body).container(axis: nil).setting {
      $0.enterPresentation { close() }
      $0.text.font = nil
      $0.isEnabled = true
    }
    let presentation = Presentation(
      name: "menu", kind: .menu, content: implicitStack(of: MenuCard._resolve(card, in: place)), dismiss: close,
      in: place)
    return PresentingElement(content: element, presentation: presentation, graph: context.graph)
  }

  /// Whether the menu of a place is open, and what opens and closes it.
  private static func handle(in context: ViewContext) -> (state: State, setOpen: @MainActor (Bool) -> Void) {
    let graph = context.graph
    let state = context.child(.modifier).node.object(in: 0, of: ObjectIdentifier(State.self)) { State() }
    return (
      state,
      { isOpen in
        state.isOpen = isOpen
        graph.setNeedsResolve()
      }
    )
  }

  /// Opens the menu that `pressed` has made at a place.
  static func opening(in context: ViewContext) -> @MainActor () -> Void {
    let setOpen = handle(in: context).setOpen
    return { setOpen(true) }
  }

  /// A menu on views of any kind, that opens by a finger that stays; its content is made when it is open.
  static func pressed(
    _ views: [ViewElement], in context: ViewContext, area: TouchTarget.Area = .content,
    choices: @MainActor (ViewContext) -> [MenuChoice]
  ) -> [ViewElement] {
    let isEnabled = context.environment.isEnabled
    let (state, setOpen) = handle(in: context)
    var elements = views.map { element in
      TouchElement(kind: "contextMenu", content: element) { _ in
        var target = TouchTarget(role: .gesture, isEnabled: isEnabled)
        target.area = area
        target.longPress = { _ in setOpen(true) }
        return target
      } as ViewElement
    }
    guard state.isOpen, let first = elements.first else { return elements }
    let all = choices(context.child(.secondary).container(axis: nil))
    guard !all.isEmpty else { return elements }
    context.report("contextMenu: the view is not lifted, and the screen behind not blurred")
    elements[0] = presenting(first, all, in: context) { setOpen(false) }
    return elements
  }
}

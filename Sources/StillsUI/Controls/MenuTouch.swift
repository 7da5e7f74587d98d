import Foundation
import StillsCore

/// One of the choices in a menu.
nonisolated struct MenuChoice {
  let name: String
  var isChosen = false
  var isEnabled = true
  var isDestructive = false
  let choose: @MainActor () -> Void

  init(
    name: String, isChosen: Bool = false, isEnabled: Bool = true, isDestructive: Bool = false,
    choose: @escaping @MainActor () -> Void
  ) {
    (self.name, self.isChosen, self.isEnabled) = (name, isChosen, isEnabled)
    (self.isDestructive, self.choose) = (isDestructive, choose)
  }

  /// The buttons in a menu's content, in order, whatever they are grouped in.
  @MainActor static func all(in elements: [ViewElement]) -> [MenuChoice] {
    elements.flatMap { element -> [MenuChoice] in
      if let button = element as? ButtonElement {
        return [
          MenuChoice(
            name: button.allWords, isEnabled: button.isEnabled, isDestructive: button.role == .destructive,
            choose: button.action)
        ]
      }
      return all(in: element.children)
    }
  }
}

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

/// An open menu: 250 points wide, rows of 44, corners of 13 (facts: controls §9, "menu").
nonisolated struct MenuCard: View {
  let choices: [MenuChoice]
  let dismiss: @MainActor () -> Void
  @Environment(\.self) private var environment

  var body: some View {
    let isGlass = environment.world.look == .ios26
    let hasMarks = choices.contains { $0.isChosen }
    VStack(spacing: 0) {
      ForEach(Array(choices.indices), id: \.self) { index in
        if index > 0, !isGlass { Divider() }
        row(choices[index], hasMarks: hasMarks, height: isGlass ? 42 : 44)
      }
    }
    .frame(width: 250)
    .background(CardGround())
    .clipShape(RoundedRectangle(cornerRadius: isGlass ? 32 : 13, style: .continuous))
  }

  private func row(_ choice: MenuChoice, hasMarks: Bool, height: CGFloat) -> some View {
    HStack(spacing: 8) {
      if hasMarks {
        // Our choice: a column of 18 points for the checkmark.
        Image(systemName: "checkmark").font(.system(size: 13, weight: .semibold)).opacity(choice.isChosen ? 1 : 0)
          .frame(width: 18)
      }
      Text(verbatim: choice.name)
      Spacer(minLength: 0)
    }
    .font(.system(size: 17))
    .foregroundStyle(
      choice.isDestructive ? Color.red : Color(uiColor: choice.isEnabled ? .label : .tertiaryLabel)
    )
    .padding(.horizontal, hasMarks ? 10 : 16)
    .frame(height: height)
    .touchable(kind: "choice") { _, _ in
      TouchTarget(role: .button, isEnabled: choice.isEnabled) { _ in
        choice.choose()
        dismiss()
      }
    }
  }
}

import Foundation
import StillsCore

nonisolated extension View {
  /// A menu of the rows that are chosen in the lists inside, opened by a finger that stays on one of them: of that row alone
  /// if it is not among the chosen. `primaryAction` is what a tap on a row does besides choosing it.
  ///
  /// Lists without a selection, or with one of another type, have no menu.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    let selectionMenu = SelectionMenu(
      choices: { tags, place in
        let chosen = Set(tags.compactMap { TagElement.value($0, as: I.self) })
        guard !chosen.isEmpty else { return [] }
        return MenuChoice.all(of: ControlPart(menu(chosen)), in: place)
      },
      act: { tag in
        guard let primaryAction, let item = TagElement.value(tag, as: I.self) else { return }
        primaryAction([item])
      })
    return modifier(EnvironmentModifier { $0.selectionMenu = selectionMenu })
  }
}

/// A menu of rows that can be chosen, whatever they are of.
nonisolated struct SelectionMenu {
  /// Nothing for tags of other types than the menu's.
  let choices: @MainActor (_ tags: [AnyHashable], _ place: ViewContext) -> [MenuChoice]
  /// What a tap on a row does besides choosing it.
  let act: @MainActor (AnyHashable) -> Void
}

extension SelectionMenu {
  /// A row, with its menu before it while that is open; `open` opens it.
  @MainActor func row(
    _ row: ViewElement, tag: AnyHashable, chosen: [AnyHashable], in place: ViewContext
  ) -> (row: ViewElement, open: @MainActor () -> Void) {
    let isChosen = chosen.contains { TagElement.matches(tag, $0) }
    let tags = isChosen ? chosen : [tag]
    let rows = MenuTouch.pressed([row], in: place, area: .frame) { choices(tags, $0) }
    return (rows.first ?? row, MenuTouch.opening(in: place))
  }
}

nonisolated extension EnvironmentValues {
  private struct SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

  /// The menu of rows of the lists inside.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

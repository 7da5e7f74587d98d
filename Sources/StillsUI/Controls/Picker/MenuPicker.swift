import Foundation

/// The chosen view and two chevrons, in the tint; the label is hidden outside lists (facts: controls §4).
@MainActor enum MenuPicker {
  static func elements(_ options: PickerOptions, in context: ViewContext) -> [ViewElement] {
    let inside = context.container(axis: .horizontal)
    let choices = options.content.resolve(in: inside.child(.content))
    let configuration = PrimitiveButtonStyleConfiguration(
      role: nil,
      label: ControlPart(
        ElementsView { context in
          // The environment of the button's label counts, so the choice is made again there.
          let choices = options.content.resolve(in: context.child(.content))
          let chosen = choices.first(where: options.isSelected).map { [$0] } ?? []
          let chevrons = Image._resolve(
            Image(systemName: "chevron.up.chevron.down"),
            in: context.setting { $0.text.font = .footnote.weight(.medium) })
          return [
            LayoutElement(
              HStackLayout(spacing: 4), kind: "Picker", items: chosen + chevrons,
              direction: context.environment.layoutDirection)
          ]
        }),
      action: {})
    if !choices.contains(where: options.isSelected) {
      context.report("Picker: no view is tagged with the selection \(options.selection)")
    }
    return MenuTouch.elements(context.resolve(configuration), in: context) { place in
      options.content.resolve(in: place).map { choice in
        MenuChoice(name: choice.allWords, isChosen: options.isSelected(choice)) { options.choose(choice) }
      }
    }
  }
}

/// Elements made on the spot, as a view.
nonisolated struct ElementsView: PrimitiveView {
  let make: @MainActor (ViewContext) -> [ViewElement]

  init(_ make: @escaping @MainActor (ViewContext) -> [ViewElement]) { self.make = make }

  @MainActor static func _resolve(_ view: ElementsView, in context: ViewContext) -> [ViewElement] { view.make(context) }
}

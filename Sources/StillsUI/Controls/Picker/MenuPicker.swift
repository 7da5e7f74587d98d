import Foundation

/// The chosen view and two chevrons, in the tint; the label is hidden outside lists (facts: controls §4).
///
/// In a list the label is at the row's leading end and the choice at the trailing one, grey unless a tint is set.
@MainActor enum MenuPicker {
  static func elements(_ options: PickerOptions, in context: ViewContext) -> [ViewElement] {
    if !options.content.resolve(in: context.container(axis: .horizontal).child(.content)).contains(
      where: options.isSelected)
    {
      context.report("Picker: no view is tagged with the selection \(options.selection)")
    }
    var place = context
    let label: ControlPart
    if context.environment.listRow != nil, !context.environment.hidesLabels {
      label = ControlPart(MenuPickerRow(options: options))
      place.environment.buttonStyle = place.environment.buttonStyle ?? .row
    } else {
      label = ControlPart(MenuPickerValue(options: options))
    }
    let configuration = PrimitiveButtonStyleConfiguration(role: nil, label: label, action: {})
    return MenuTouch.elements(place.resolve(configuration), in: context) { place in
      options.menuChoices(in: place)
    }
  }
}

extension PickerOptions {
  /// What is chosen among, as a menu shows it.
  @MainActor func menuChoices(in place: ViewContext) -> [MenuChoice] {
    content.resolve(in: place.setting { $0.enterMenu() }).map { choice in
      var shown = MenuChoice(name: choice.allWords, isChosen: isSelected(choice)) { choose(choice) }
      shown.icon = choice.firstPicture
      return shown
    }
  }
}

nonisolated private struct MenuPickerRow: View {
  let options: PickerOptions
  @Environment(\.tint) private var tint

  var body: some View {
    HStack(spacing: 0) {
      ElementsView { options.label.resolve(in: $0) }
      Spacer(minLength: 8)
      MenuPickerValue(options: options)
        .foregroundStyle(tint ?? AnyShapeStyle(Color(uiColor: .secondaryLabel)))
    }
  }
}

nonisolated private struct MenuPickerValue: View {
  let options: PickerOptions

  var body: some View {
    HStack(spacing: 4) {
      options.chosen
      Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium))
    }
  }
}

/// Elements made on the spot, as a view.
nonisolated struct ElementsView: PrimitiveView {
  let make: @MainActor (ViewContext) -> [ViewElement]

  init(_ make: @escaping @MainActor (ViewContext) -> [ViewElement]) { self.make = make }

  @MainActor static func _resolve(_ view: ElementsView, in context: ViewContext) -> [ViewElement] { view.make(context) }
}

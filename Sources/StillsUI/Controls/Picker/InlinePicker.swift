import Foundation

/// The choices under each other, the chosen one with a checkmark in the tint. In lists the label is a row before them,
/// unless labels are hidden; its secondary colour is our choice.
@MainActor enum InlinePicker {
  static func elements(_ options: PickerOptions, in context: ViewContext) -> [ViewElement] {
    guard context.environment.listRow != nil, !context.environment.hidesLabels else {
      return choices(options, in: context)
    }
    let header = options.label.resolve(
      in: context.child(.secondary).setting { $0.setForeground([AnyShapeStyle(Color(uiColor: .secondaryLabel))]) })
    return header + choices(options, in: context)
  }

  static func choices(_ options: PickerOptions, in context: ViewContext) -> [ViewElement] {
    options.content.resolve(in: context.child(.content)).map { choice in
      let place = context.container(axis: .horizontal)
      let mark =
        options.isSelected(choice)
        ? Image._resolve(
          Image(systemName: "checkmark"),
          in: place.setting {
            $0.setForeground([AnyShapeStyle(TintShapeStyle())])
            // Its lines are 2.1 points thick beside text of 16 (spezi/picker-inline-in-list).
            $0.text.fontTraits.weight = .bold
          }) : []
      let row = LayoutElement(
        HStackLayout(), kind: "HStack", items: [choice] + Spacer._resolve(Spacer(), in: place) + mark,
        direction: context.environment.layoutDirection)
      return TouchElement(kind: "choice", content: row) { [isEnabled = context.environment.isEnabled] _ in
        TouchTarget(role: .segment, isEnabled: isEnabled) { _ in options.choose(choice) }
      }
    }
  }
}

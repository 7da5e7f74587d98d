import Foundation

/// A choice among tagged views.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label
  private var current: ControlPart?

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.content, self.label) = (selection, content(), label())
  }

  /// Where only the choice is shown, it is shown by a view of its own.
  public init<Current: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(selection: selection, content: content, label: label)
    current = ControlPart(currentValueLabel())
  }

  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    (self.selection, self.content, self.label) = (selection, content(), label)
  }
}

nonisolated extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  public init<Current: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, Current: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
  }
}

nonisolated extension Picker where Label == StillsUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { StillsUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Picker: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: Picker, in context: ViewContext) -> [ViewElement] {
    var options = PickerOptions(
      content: ControlPart(view.content), label: ControlPart(view.label),
      selection: AnyHashable(view.selection.wrappedValue)
    ) { tag in
      if let value = TagElement.value(tag, as: SelectionValue.self) { view.selection.wrappedValue = value }
    }
    options.current = view.current
    if context.environment.isInMenu {
      return [MenuChoicesElement(options.menuChoices(in: context.child(.content)), isGroup: true)]
    }
    switch context.environment.pickerLook {
    case .segmented: return SegmentedPicker.elements(options, in: context)
    case .inline: return InlinePicker.elements(options, in: context)
    case .menu: return MenuPicker.elements(options, in: context)
    case .navigationLink: return PickerLink._resolve(PickerLink(options: options), in: context)
    case .wheel: return WheelPicker._resolve(WheelPicker(options: options), in: context)
    }
  }
}

/// What a picker chooses among.
nonisolated struct PickerOptions {
  let content: ControlPart
  let label: ControlPart
  let selection: AnyHashable
  /// What shows the choice where it stands alone; nil: the chosen view.
  var current: ControlPart?
  /// Chooses the value that a tag stands for.
  let select: @MainActor (AnyHashable) -> Void

  init(
    content: ControlPart, label: ControlPart, selection: AnyHashable, select: @escaping @MainActor (AnyHashable) -> Void
  ) {
    (self.content, self.label, self.selection, self.select) = (content, label, selection, select)
  }

  @MainActor func choose(_ element: ViewElement) {
    if let tag = TagElement.tag(of: element) { select(tag) }
  }

  /// The chosen view, as it looks where it is put.
  var chosen: ElementsView {
    ElementsView { context in
      if let current { return current.resolve(in: context.child(.content)) }
      return content.resolve(in: context.child(.content)).first(where: isSelected).map { [$0] } ?? []
    }
  }

  func isSelected(_ element: ViewElement) -> Bool { TagElement.matches(TagElement.tag(of: element), selection) }
}

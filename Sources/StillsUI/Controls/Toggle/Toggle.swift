import Foundation

/// A control that is on or off.
nonisolated public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, isMixed, self.label) = (isOn, false, label())
  }

  /// On when all of the collection's elements are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.isOn = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
    isMixed = Set(bindings.map(\.wrappedValue)).count > 1
    self.label = label()
  }
}

extension Toggle: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: Toggle, in context: ViewContext) -> [ViewElement] {
    if context.environment.isInMenu {
      return [MenuChoicesElement([MenuChoice(switching: view.isOn, ControlPart(view.label), in: context)])]
    }
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(part: ControlPart(view.label)), isOn: view.isOn, isMixed: view.isMixed)
    return context.resolve(configuration)
  }
}

nonisolated extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

nonisolated extension Toggle where Label == StillsUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { StillsUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { StillsUI.Label(title, systemImage: systemImage) }
  }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle a style is asked for, in the style around.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

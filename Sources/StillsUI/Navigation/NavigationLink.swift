import Foundation
import StillsCore

/// A button that pushes a screen. In lists a row with a chevron.
nonisolated public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let destination: Destination?
  let value: AnyHashable?
  /// Whether its screen is on top.
  var isActive: Binding<Bool>?

  fileprivate init(
    label: Label, destination: Destination?, value: AnyHashable? = nil, isActive: Binding<Bool>? = nil
  ) {
    (self.label, self.destination, self.value, self.isActive) = (label, destination, value, isActive)
  }
}

extension NavigationLink: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: NavigationLink, in context: ViewContext) -> [ViewElement] {
    if view.isActive?.wrappedValue == true, let destination = view.destination,
      let pushes = context.environment.navigationPushes
    {
      pushes.pushed = .init(key: AnyHashable(ObjectIdentifier(context.node))) { [isActive = view.isActive] in
        Destination._resolve(destination, in: $0.dismissing { isActive?.wrappedValue = false })
      }
    }
    let isRow = context.environment.listRow != nil
    let label = isRow ? ControlPart(DisclosureRow(label: view.label)) : ControlPart(view.label)
    let configuration = PrimitiveButtonStyleConfiguration(role: nil, label: label) {
      view.isActive?.wrappedValue = true
    }
    return context.resolve(configuration)
  }
}

/// What a link in a list shows: its label, and the chevron at the trailing end (facts: controls §6).
nonisolated struct DisclosureRow<Label: View>: View {
  let label: Label

  var body: some View {
    HStack(spacing: 0) {
      label
      Spacer(minLength: 8)
      Image(systemName: "chevron.forward")
        .font(.system(size: 14, weight: .semibold))
        .foregroundStyle(Color(uiColor: .tertiaryLabel))
    }
  }
}

// MARK: - With a screen

nonisolated extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination())
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination)
  }

  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination(), isActive: isActive)
  }

  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination, isActive: isActive)
  }

  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination(), isActive: selection.isOn(tag))
  }

  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, isActive: selection.isOn(tag))
  }

  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

nonisolated extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), destination: destination())
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title), destination: destination())
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), destination: destination)
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), destination: destination)
  }

  public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), destination: destination(), isActive: isActive)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title), destination: destination(), isActive: isActive)
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(titleKey), destination: destination, isActive: isActive)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(title), destination: destination, isActive: isActive)
  }

  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), destination: destination(), isActive: selection.isOn(tag))
  }

  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(titleKey), destination: destination, isActive: selection.isOn(tag))
  }
}

// MARK: - With a value

nonisolated extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: nil, value: value.map { AnyHashable($0) })
  }
}

nonisolated extension NavigationLink where Destination == Never, Label == Text {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(value: value) { Text(titleKey) } }
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

nonisolated extension Binding {
  /// Whether an optional selection is this tag.
  fileprivate func isOn<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(get: { wrappedValue == tag }, set: { wrappedValue = $0 ? tag : nil })
  }
}

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
    let pushes = context.environment.navigationPushes
    let graph = context.graph
    let memory = context.child(.type(ObjectIdentifier(LinkMemory.self))).node
      .object(in: 0, of: ObjectIdentifier(LinkMemory.self)) { LinkMemory() }
    let isActive = view.isActive
    func activate(_ isOn: Bool) {
      if let isActive {
        isActive.wrappedValue = isOn
      } else {
        memory.isActive = isOn
        graph.setNeedsResolve()
      }
    }
    if isActive?.wrappedValue ?? memory.isActive, let destination = view.destination, let pushes {
      pushes.pushed = .init(
        key: AnyHashable(ObjectIdentifier(context.node)), dismiss: { activate(false) }
      ) { Destination._resolve(destination, in: $0) }
    }
    let canPush = pushes != nil && (view.destination != nil || view.value != nil)
    let choose = context.environment.chooseRow
    let press: @MainActor () -> Void = { [value = view.value] in
      guard canPush else { return }
      if let value, let choose {
        // In a list whose rows are chosen a link chooses; it pushes, too, where a screen is known for its value.
        choose(value)
        guard pushes?.destinations[ObjectIdentifier(type(of: value.base))] != nil else { return }
      }
      pushes?.replaced?.dismiss()
      if let value { pushes?.append?(value) } else { activate(true) }
    }
    let isRow = context.environment.listRow != nil
    let label = isRow ? ControlPart(DisclosureRow(label: view.label)) : ControlPart(view.label)
    // Outside of a navigation container links look, and are, disabled.
    var place = context
    if !canPush { place = context.setting { $0.isEnabled = false } }
    if isRow { place.environment.buttonStyle = place.environment.buttonStyle ?? .row }
    let configuration = PrimitiveButtonStyleConfiguration(role: nil, label: label, action: press)
    return place.resolve(configuration).map {
      LinkElement(content: $0, isEnabled: place.environment.isEnabled, press: press)
    }
  }
}

/// Whether a link without a binding has been pressed.
private final class LinkMemory { var isActive = false }

/// A link as it is touched.
package final class LinkElement: UnaryElement {
  private let isEnabled: Bool
  private let press: @MainActor () -> Void

  init(content: ViewElement, isEnabled: Bool, press: @escaping @MainActor () -> Void) {
    (self.isEnabled, self.press) = (isEnabled, press)
    super.init(kind: "NavigationLink", content: content)
  }

  @MainActor package override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    let press = press
    return TouchTarget(role: .link, isEnabled: isEnabled) { _ in press() }
  }
}

extension StyleBox where Configuration == PrimitiveButtonStyleConfiguration {
  /// In lists the label of a link, or of a menu, looks as it does anywhere.
  nonisolated static var row: StyleBox {
    StyleBox(PlainButtonStyle(), outer: nil) { $0.makeBody(configuration: $1) }
  }
}

/// What a link in a list shows: its label, and the chevron at the trailing end (facts: controls §6).
nonisolated struct DisclosureRow<Label: View>: View {
  let label: Label
  @Environment(\.self) private var environment

  var body: some View {
    HStack(spacing: 0) {
      label
      // A value's letters end 11.7 before the ink of the arrow (measured §3).
      Spacer(minLength: 9)
      if let badge = environment.linkBadge {
        badge.foregroundStyle(Color(uiColor: .secondaryLabel)).padding(.trailing, 9)
      }
      if environment.navigationLinkIndicator != .hidden {
        Image(systemName: "chevron.forward")
          .font(.system(size: 14, weight: .semibold))
          // (191, 191, 191) on white in the older look, (197, 197, 199) in the newer one (measured §3).
          .foregroundStyle(
            environment.world.look == .ios26 ? Color(uiColor: .tertiaryLabel) : Color.primary.opacity(0.25)
          )
          // The newer look's ink ends 2.3 before the edge (large-title-list-ios26), the older one's 0.67.
          .padding(.trailing, environment.world.look == .ios26 ? 1.33 : -0.33)
      }
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

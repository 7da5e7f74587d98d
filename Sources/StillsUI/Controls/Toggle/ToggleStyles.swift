import Foundation
import StillsDisplay

nonisolated public struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { SwitchRow(configuration: configuration) }
}

/// The label, and a switch at the other end.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// A button, on a pale ground of the tint while on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let button = Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    if configuration.isOn {
      button.buttonStyle(TintedButtonStyle())
    } else {
      button.buttonStyle(.borderless)
    }
  }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// As bordered, on the tint whether one is set or not.
nonisolated private struct TintedButtonStyle: PrimitiveButtonStyle {
  @Environment(\.self) private var environment

  @MainActor func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(look: .bordered, configuration: configuration).tint(Color(resolved: environment.tintColor))
  }
}

nonisolated struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  var tint: Color?

  var body: some View {
    LabeledControl(label: configuration.label, control: SwitchControl(isOn: configuration.isOn, tint: tint))
      .touchable(kind: "Toggle") { node, environment in
        var target = TouchTarget(role: .toggle, isEnabled: environment.isEnabled) { _ in configuration.isOn.toggle() }
        guard let control = node.first(kind: "Switch")?.frame else { return target }
        // The label is no part of the switch, but what it is called by.
        target.area = .path(Path(control))
        target.point = CGPoint(x: control.midX, y: control.midY)
        return target
      }
  }
}

/// The switch alone (facts: controls §2, measured §3). Its track is two points wider than its frame.
nonisolated struct SwitchControl: View {
  let isOn: Bool
  var tint: Color?
  @Environment(\.self) private var environment

  var body: some View {
    let isWide = environment.world.look == .ios26
    DrawnControl(
      "Switch", width: isWide ? 61 : 49, height: isWide ? 28 : 31, mirrors: true, given: isOn ? "on" : "off"
    ) { environment in
      let on = tint ?? (environment.tint.map { _ in Color(resolved: environment.tintColor) } ?? .green)
      let off = Color(uiColor: UIColor(.switchOff))
      let track = (isOn ? on : off).resolvedColor(in: environment)
        .multiplyingAlpha(by: environment.isEnabled ? 1 : 0.5)
      return { painter, frame in
        let outline = CGRect(x: frame.minX, y: frame.minY, width: frame.width + 2, height: frame.height)
        painter.controlSwitch(in: outline, track: track, isThumbRight: isOn, isWide: isWide)
      }
    }
    // In lists a row is as high as its label makes it; the switch sticks out (toggles-ios18-*: rows of 44).
    .frame(height: environment.listRow == nil ? nil : 20)
  }
}

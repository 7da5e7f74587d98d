import Foundation
import StillsDisplay

/// A label and two buttons that make a value smaller and larger.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label
  private let canIncrement: Bool
  private let canDecrement: Bool

  private init(label: Label, canIncrement: Bool, canDecrement: Bool) {
    (self.label, self.canIncrement, self.canDecrement) = (label, canIncrement, canDecrement)
  }

  public var body: some View {
    LabeledControl(
      label: label, control: StepperButtons(canIncrement: canIncrement, canDecrement: canDecrement))
  }
}

nonisolated extension Stepper {
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), canIncrement: onIncrement != nil, canDecrement: onDecrement != nil)
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), canIncrement: true, canDecrement: true)
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), canIncrement: value.wrappedValue < bounds.upperBound,
      canDecrement: value.wrappedValue > bounds.lowerBound)
  }
}

nonisolated extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}

/// 94 × 32, minus and plus on either side of a line (facts: controls §3).
nonisolated private struct StepperButtons: View {
  let canIncrement: Bool
  let canDecrement: Bool
  @Environment(\.self) private var environment

  var body: some View {
    let isCapsule = environment.world.look == .ios26
    DrawnControl("Stepper", width: 94, height: 32, mirrors: true) { environment in
      let ground = Color(uiColor: .tertiarySystemFill).resolvedColor(in: environment)
      let line = Color(uiColor: .separator).resolvedColor(in: environment)
      func ink(_ isActive: Bool) -> Paint {
        let color = isActive && environment.isEnabled ? UIColor.label : .tertiaryLabel
        return .color(Color(uiColor: color).resolvedColor(in: environment))
      }
      let (minus, plus) = (ink(canDecrement), ink(canIncrement))
      return { painter, frame in
        let outline =
          isCapsule
          ? Capsule(style: .circular).path(in: frame)
          : RoundedRectangle(cornerRadius: 8, style: .continuous).path(in: frame)
        painter.fill(outline, with: .color(ground))
        painter.fill(
          Path(CGRect(x: frame.midX - 0.5, y: frame.minY + 7, width: 1, height: frame.height - 14)), with: .color(line))
        // Bars 13 long and 2 thick, as iOS 26 has them.
        let left = frame.minX + frame.width / 4, right = frame.minX + frame.width * 3 / 4
        painter.fill(Path(CGRect(x: left - 6.5, y: frame.midY - 1, width: 13, height: 2)), with: minus)
        painter.fill(Path(CGRect(x: right - 6.5, y: frame.midY - 1, width: 13, height: 2)), with: plus)
        painter.fill(Path(CGRect(x: right - 1, y: frame.midY - 6.5, width: 2, height: 5.5)), with: plus)
        painter.fill(Path(CGRect(x: right - 1, y: frame.midY + 1, width: 2, height: 5.5)), with: plus)
      }
    }
  }
}

import Foundation
import StillsDisplay

/// A label and two buttons that make a value smaller and larger.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label
  /// Nil where the value can go no further.
  private let increment, decrement: (() -> Void)?
  private let editing: (Bool) -> Void

  private init(
    label: Label, increment: (() -> Void)?, decrement: (() -> Void)?, editing: @escaping (Bool) -> Void
  ) {
    (self.label, self.increment, self.decrement, self.editing) = (label, increment, decrement, editing)
  }

  public var body: some View {
    LabeledControl(
      label: label,
      control: StepperButtons(
        increment: increment, decrement: decrement, editing: editing, label: ControlPart(label)))
  }
}

nonisolated extension Stepper {
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), increment: onIncrement, decrement: onDecrement, editing: onEditingChanged)
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), increment: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      decrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }, editing: onEditingChanged)
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func set(_ new: V) { value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound) }
    let (canGrow, canShrink) = (value.wrappedValue < bounds.upperBound, value.wrappedValue > bounds.lowerBound)
    self.init(
      label: label(), increment: canGrow ? { set(value.wrappedValue.advanced(by: step)) } : nil,
      decrement: canShrink ? { set(value.wrappedValue.advanced(by: -step)) } : nil, editing: onEditingChanged)
  }
}

nonisolated extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

/// 94 × 32, minus and plus on either side of a line (facts: controls §3).
nonisolated private struct StepperButtons: View {
  let increment, decrement: (() -> Void)?
  let editing: (Bool) -> Void
  let label: ControlPart
  @Environment(\.self) private var environment

  private var canIncrement: Bool { increment != nil }
  private var canDecrement: Bool { decrement != nil }

  var body: some View {
    buttons.overlay {
      HStack(spacing: 0) {
        half("Decrement", decrement)
        half("Increment", increment)
      }
    }
  }

  /// Half of the stepper takes a finger; it is called by what it does, and by the stepper's label with that.
  private func half(_ name: String, _ action: (() -> Void)?) -> some View {
    TouchPad(label: label) { _, words, isEnabled in
      var target = TouchTarget(role: .stepper, label: name, isEnabled: isEnabled && action != nil) { _ in
        editing(true)
        action?()
        editing(false)
      }
      if !words.isEmpty { target.names = ["\(words) \(name)", "\(words), \(name)"] }
      return target
    }
  }

  private var buttons: some View {
    let isCapsule = environment.world.look == .ios26
    return DrawnControl("Stepper", width: 94, height: 32, mirrors: true) { environment in
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

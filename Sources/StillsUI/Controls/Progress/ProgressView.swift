import Foundation

/// How far something has come, or that it goes on.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    (self.fraction, self.label, self.currentValueLabel) = (fraction, label, currentValueLabel)
  }
}

extension ProgressView: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: ProgressView, in context: ViewContext) -> [ViewElement] {
    context.resolve(
      ProgressViewStyleConfiguration(
        fractionCompleted: view.fraction,
        label: view.label.map { ProgressViewStyleConfiguration.Label(part: ControlPart($0)) },
        currentValueLabel: view.currentValueLabel.map {
          ProgressViewStyleConfiguration.CurrentValueLabel(part: ControlPart($0))
        }))
  }
}

// MARK: - Without a value

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), currentValueLabel: nil) }

  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }
}

// MARK: - With a value

/// The part of `total` that `value` is, from 0 to 1; nil for no value.
nonisolated private func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  value.map { value in
    let fraction = Double(value) / Double(total)
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }
}

nonisolated extension ProgressView {
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(fraction: StillsUI.fraction(value, of: total), label: nil, currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView {
    self.init(fraction: StillsUI.fraction(value, of: total), label: label(), currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: StillsUI.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(title) }
  }

  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}

// MARK: - Inside a style

nonisolated extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The view a style is asked for, in the style around.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

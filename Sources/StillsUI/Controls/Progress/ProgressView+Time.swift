import Foundation

/// The time that is left, or has passed, under the bar.
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// The part of an interval that is over, or left, at the picture's time.
nonisolated private func fraction(of interval: ClosedRange<Date>, countsDown: Bool) -> Double {
  let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
  let passed = _ShownWorld.now.timeIntervalSince(interval.lowerBound)
  let part = length > 0 ? min(max(passed / length, 0), 1) : 1
  return countsDown ? 1 - part : part
}

nonisolated extension ProgressView {
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: fraction(of: timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }

  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      fraction: fraction(of: timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      fraction: fraction(of: timerInterval, countsDown: countsDown), label: nil,
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  /// A closure without a name is a label.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where Label == EmptyView {
    self.init(value: value, total: total, label: { EmptyView() }, currentValueLabel: currentValueLabel)
  }
}

import Foundation
import StillsCore

nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent {
  public let _axis: [_ChartAxis]

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    _axis = [
      _ChartAxis(preset: preset, position: position, values: values, stroke: nil) { content($0)._parts }
    ]
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    _axis = [
      _ChartAxis(preset: preset, position: position, values: values, stroke: nil) { _ in content()._parts }
    ]
  }

  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    let listed = AxisMarkValues(kind: .listed(values.map(\.chartPrimitive)))
    self.init(preset: preset, position: position, values: listed, content: content)
  }

  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    let listed = AxisMarkValues(kind: .listed(values.map(\.chartPrimitive)))
    self.init(preset: preset, position: position, values: listed, content: content)
  }
}

nonisolated extension AxisMarks where Content == _AxisParts {
  /// Lines, ticks and labels as the axis has by itself.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { _axis = [_ChartAxis(preset: preset, position: position, values: values, stroke: stroke)] }

  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) {
    let listed = AxisMarkValues(kind: .listed(values.map(\.chartPrimitive)))
    _axis = [_ChartAxis(preset: preset, position: position, values: listed, stroke: stroke)]
  }

  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    _axis = [
      _ChartAxis(
        preset: preset, position: position, values: values, stroke: stroke,
        label: AxisValueLabel(format: format).label)
    ]
  }

  public init<F: FormatStyle, V: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    let listed = AxisMarkValues(kind: .listed(values.map(\.chartPrimitive)))
    self.init(format: format, preset: preset, position: position, values: listed, stroke: stroke)
  }
}

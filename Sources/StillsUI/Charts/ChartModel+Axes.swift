import Foundation
import StillsCore

// MARK: - Axes

nonisolated extension ChartModel {
  /// What stands along an axis; nothing along one without values, unless somebody asks for it.
  @MainActor static func axes(
    _ settings: ChartSettings.AxisSettings, on scale: ChartScale, unit: Calendar.Component?
  ) -> [Axis] {
    guard settings.visibility != .hidden, !scale.isEmpty || settings.axes != nil else { return [] }
    return (settings.axes ?? [_ChartAxis()]).map { axis in
      let marks = ChartTicks(axis.values, on: scale, unit: unit)
      var ticks: [Tick] = []
      for (index, value) in marks.values.enumerated() {
        let next = index + 1 < marks.values.count ? marks.values[index + 1] : following(value, marks, scale)
        let parts =
          axis.parts?(AxisValue(index: index, count: marks.values.count, primitive: value))
          ?? usualParts(scale, stroke: axis.stroke, label: axis.label)
        ticks.append(Tick(primitive: value, next: next, parts: parts))
      }
      return Axis(
        isVertical: scale.isVertical, position: position(axis.position.kind, on: scale), preset: axis.preset.kind,
        stroke: axis.stroke, ticks: ticks, labelling: marks.labelling)
    }
  }

  /// Where the value behind the last would be.
  private static func following(
    _ value: _ChartPrimitive, _ marks: ChartTicks, _ scale: ChartScale
  ) -> _ChartPrimitive? {
    guard case .date(let seconds) = value, let unit = marks.labelling.unit else { return nil }
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    return scale.calendar.date(byAdding: unit, value: 1, to: date).map { .date($0.timeIntervalSinceReferenceDate) }
  }

  private static func position(_ wanted: AxisMarkPosition.Kind, on scale: ChartScale) -> AxisMarkPosition.Kind {
    switch (wanted, scale.isVertical) {
    case (.leading, true), (.trailing, true), (.top, false), (.bottom, false): return wanted
    case (_, false): return .bottom
    // Names are read first, numbers looked up afterwards.
    case (_, true): return scale.kind == .category ? .leading : .trailing
    }
  }

  /// Lines, ticks and labels; names have labels alone.
  @MainActor private static func usualParts(
    _ scale: ChartScale, stroke: StrokeStyle?, label: _AxisLabel?
  ) -> [_AxisPart] {
    let label = _AxisPart.label(label ?? AxisValueLabel().label)
    if scale.kind == .category { return [label] }
    let line = _AxisPart.line(AxisGridLine(stroke: stroke))
    return scale.isVertical ? [line, label] : [line, .tick(AxisTick(stroke: stroke)), label]
  }
}

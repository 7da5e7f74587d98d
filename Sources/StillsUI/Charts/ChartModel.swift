import Foundation
import StillsCore

/// A chart whose values have their places: everything but the size of its plot.
nonisolated struct ChartModel {
  /// A mark with the numbers it reaches from and to after stacking.
  struct Placed {
    var mark: _ChartMark
    /// Along the value axis; nil where the mark itself says it.
    var extent: (from: Double, to: Double)?
    var isHorizontal = false
  }

  /// Marks along an axis.
  struct Axis {
    var isVertical: Bool
    var position: AxisMarkPosition.Kind
    var preset: AxisMarkPreset.Kind
    var stroke: StrokeStyle?
    var ticks: [Tick]
    var labelling: ChartLabelling
  }

  struct Tick {
    var primitive: _ChartPrimitive
    /// Where the next value is, for what is centred between them.
    var next: _ChartPrimitive?
    var parts: [_AxisPart]
  }

  let settings: ChartSettings
  var x: ChartScale
  var y: ChartScale
  var placed: [Placed]
  var styles: ChartStyles
  private(set) var axes: [Axis] = []
  /// Pies have no axes.
  let isRound: Bool

  @MainActor init(_ written: [_ChartMark], settings: ChartSettings, calendar: Calendar) {
    let marks = _ChartMark.sampled(written, settings: settings)
    self.settings = settings
    isRound = !marks.isEmpty && marks.allSatisfy { $0.kind == .sector }
    styles = ChartStyles(marks, settings: settings)
    let stacking = ChartStacking(marks, calendar: calendar)
    placed = stacking.placed
    x = Self.scale(settings.x, vertical: false, placed: placed, calendar: calendar)
    y = Self.scale(settings.y, vertical: true, placed: placed, calendar: calendar)
    guard !isRound else { return }
    axes = Self.axes(settings.x, on: x, unit: unit(vertical: false))
    axes += Self.axes(settings.y, on: y, unit: unit(vertical: true))
  }

  private func unit(vertical: Bool) -> Calendar.Component? {
    for item in placed {
      if let unit = (vertical ? item.mark.y : item.mark.x)?.datum?.unit { return unit }
    }
    return nil
  }
}

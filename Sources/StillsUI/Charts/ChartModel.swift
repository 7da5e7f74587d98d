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

  // MARK: Scales

  private static func data(_ item: Placed, vertical: Bool) -> [ChartDatum] {
    let ends = vertical ? [item.mark.y, item.mark.yEnd] : [item.mark.x, item.mark.xEnd]
    return ends.compactMap { $0?.datum }
  }

  private static func scale(
    _ settings: ChartSettings.AxisSettings, vertical: Bool, placed: [Placed], calendar: Calendar
  ) -> ChartScale {
    let items = placed.filter { $0.mark.kind != .sector }
    let data = items.flatMap { Self.data($0, vertical: vertical) }
    var listed: [_ChartPrimitive] = []
    switch settings.domain?.kind {
    case .range(let low, let high, _): listed = [low, high]
    case .values(let values): listed = values
    case .automatic, nil: break
    }
    let primitives = data.map(\.start) + listed
    var kind = ChartScale.Kind.number
    if primitives.contains(where: { if case .date = $0 { true } else { false } }) { kind = .date }
    if primitives.contains(where: { $0.amount == nil }) || settings.scaleType?.kind == .category { kind = .category }
    var scale = ChartScale(kind: kind, isVertical: vertical, calendar: calendar)
    scale.isEmpty = primitives.isEmpty
    if let range = settings.range { scale.range = range }
    if let type = settings.scaleType?.kind { scale.type = type }
    switch kind {
    case .category: fillCategories(&scale, settings, data: data)
    case .number, .date: fillNumbers(&scale, settings, items: items, vertical: vertical)
    }
    return scale
  }

  private static func fillCategories(
    _ scale: inout ChartScale, _ settings: ChartSettings.AxisSettings, data: [ChartDatum]
  ) {
    var values = data.map { ChartScale.category($0.start) }
    switch settings.domain?.kind {
    case .values(let listed): values = listed.map { ChartScale.category($0) }
    case .range(let low, let high, _): values = [low, high].map { ChartScale.category($0) }
    case .automatic(_, let isReversed): scale.isReversed = isReversed
    case nil: break
    }
    scale.setCategories(values)
    let count = settings.visibleLength.map { $0.rounded() } ?? .infinity
    guard count >= 1, count < Double(scale.categories.count) else { return }
    var first = settings.scrollStart.flatMap { scale.categories.firstIndex(of: ChartScale.category($0)) } ?? 0
    first = min(first, scale.categories.count - Int(count))
    scale.setCategories(Array(scale.categories[first..<first + Int(count)]))
    scale.isCut = true
  }

  private static func fillNumbers(
    _ scale: inout ChartScale, _ settings: ChartSettings.AxisSettings, items: [Placed], vertical: Bool
  ) {
    var (low, high) = (Double.infinity, -Double.infinity)
    func take(_ value: Double) {
      guard value.isFinite else { return }
      (low, high) = (min(low, value), max(high, value))
    }
    for item in items {
      let isValueAxis = item.isHorizontal != vertical
      if let extent = item.extent, isValueAxis {
        take(extent.from)
        take(extent.to)
        continue
      }
      for datum in data(item, vertical: vertical) {
        guard let amounts = scale.amounts(of: datum) else { continue }
        take(amounts.from)
        take(amounts.to)
      }
    }
    var isExact = false
    switch settings.domain?.kind {
    case .range(let from, let to, let isReversed):
      if let from = from.amount, let to = to.amount { (low, high, isExact) = (from, to, true) }
      scale.isReversed = isReversed
    case .values(let values):
      for value in values.compactMap(\.amount) { take(value) }
    case .automatic(let includesZero, let isReversed):
      scale.isReversed = isReversed
      if includesZero ?? true, scale.kind == .number { take(0) }
    case nil:
      // Zero is on every axis of numbers unless somebody says otherwise.
      if scale.kind == .number, scale.type != .log { take(0) }
    }
    if !(low <= high) { (low, high) = scale.kind == .date ? (0, 86_400) : (0, 1) }
    if low == high {
      let room = scale.kind == .date ? 43_200 : low == 0 ? 1 : abs(low) / 2
      (low, high) = scale.kind == .number && low == 0 ? (0, room) : (low - room, high + room)
    }
    if scale.kind == .number, !isExact { rounded(&low, &high, settings, type: scale.type) }
    cut(&low, &high, settings, scale: &scale)
    (scale.low, scale.high) = (low, high)
  }

  /// To the steps by which the axis has marks.
  private static func rounded(
    _ low: inout Double, _ high: inout Double, _ settings: ChartSettings.AxisSettings, type: ScaleType.Kind
  ) {
    if type == .log {
      var (from, to) = (1.0, 1.0)
      while from > max(low, 1e-12) { from /= 10 }
      while from * 10 <= low { from *= 10 }
      while to < high, to < 1e300 { to *= 10 }
      (low, high) = (from, max(to, from * 10))
      return
    }
    let step = ChartTicks.step(settings.axes?.first?.values ?? .automatic, from: low, to: high)
    let (first, last) = ((low / step + 1e-9).rounded(.down), (high / step - 1e-9).rounded(.up))
    guard first.isFinite, last.isFinite, last > first else { return }
    (low, high) = (first * step, last * step)
  }

  /// What is scrolled to.
  private static func cut(
    _ low: inout Double, _ high: inout Double, _ settings: ChartSettings.AxisSettings, scale: inout ChartScale
  ) {
    guard let length = settings.visibleLength, length > 0, length < high - low else { return }
    low = min(max(settings.scrollStart?.amount ?? low, low), high - length)
    high = low + length
    scale.isCut = true
  }

  // MARK: Axes

  @MainActor private static func axes(
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

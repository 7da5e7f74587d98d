import Foundation
import StillsCore

// MARK: - Scales

nonisolated extension ChartModel {
  /// The scale of an axis: of categories as soon as one value is a name.
  static func scale(
    _ settings: ChartSettings.AxisSettings, vertical: Bool, placed: [Placed], calendar: Calendar
  ) -> ChartScale {
    let items = placed.filter { $0.mark.kind != .sector }
    let data = items.flatMap { Self.data($0, vertical: vertical) }
    let primitives = data.map(\.start) + (settings.domain?.listed ?? [])
    var scale = ChartScale(kind: kind(of: primitives, settings), isVertical: vertical, calendar: calendar)
    scale.isEmpty = primitives.isEmpty
    if let range = settings.range { scale.range = range }
    if let type = settings.scaleType?.kind { scale.type = type }
    switch scale.kind {
    case .category: fillCategories(&scale, settings, data: data)
    case .number, .date: fillNumbers(&scale, settings, items: items)
    }
    return scale
  }

  private static func data(_ item: Placed, vertical: Bool) -> [ChartDatum] {
    let ends = vertical ? [item.mark.y, item.mark.yEnd] : [item.mark.x, item.mark.xEnd]
    return ends.compactMap { $0?.datum }
  }

  private static func kind(
    of primitives: [_ChartPrimitive], _ settings: ChartSettings.AxisSettings
  ) -> ChartScale.Kind {
    if primitives.contains(where: \.isCategory) || settings.scaleType?.kind == .category { return .category }
    return primitives.contains(where: \.isDate) ? .date : .number
  }

  // MARK: Categories

  private static func fillCategories(
    _ scale: inout ChartScale, _ settings: ChartSettings.AxisSettings, data: [ChartDatum]
  ) {
    let listed = settings.domain?.listed
    scale.isReversed = settings.domain?.isReversed ?? false
    scale.setCategories((listed ?? data.map(\.start)).map { ChartScale.category($0) })
    if case .automatic(_, _, let modify?) = settings.domain?.kind {
      scale.setCategories(modify(scale.categories).map { ChartScale.category($0) })
    }
    let count = settings.visibleLength.map { $0.rounded() } ?? .infinity
    guard count >= 1, count < Double(scale.categories.count) else { return }
    var first = settings.scrollStart.flatMap { scale.categories.firstIndex(of: ChartScale.category($0)) } ?? 0
    first = min(first, scale.categories.count - Int(count))
    scale.setCategories(Array(scale.categories[first..<first + Int(count)]))
    scale.isCut = true
  }

  // MARK: Numbers and dates

  /// From the smallest to the largest number seen so far.
  private struct Reach {
    var low = Double.infinity
    var high = -Double.infinity

    mutating func include(_ value: Double) {
      guard value.isFinite else { return }
      (low, high) = (min(low, value), max(high, value))
    }
  }

  private static func fillNumbers(
    _ scale: inout ChartScale, _ settings: ChartSettings.AxisSettings, items: [Placed]
  ) {
    var reach = reach(of: items, on: scale)
    scale.isReversed = settings.domain?.isReversed ?? false
    let isExact = apply(settings.domain, to: &reach, on: scale)
    makeRoom(in: &reach, on: scale)
    if scale.kind == .number, !isExact { roundOut(&reach, settings, type: scale.type) }
    if let length = settings.visibleLength, length > 0, length < reach.high - reach.low {
      reach.low = min(max(settings.scrollStart?.amount ?? reach.low, reach.low), reach.high - length)
      reach.high = reach.low + length
      scale.isCut = true
    }
    (scale.low, scale.high) = (reach.low, reach.high)
  }

  private static func reach(of items: [Placed], on scale: ChartScale) -> Reach {
    var reach = Reach()
    for item in items {
      if let extent = item.extent, item.isHorizontal != scale.isVertical {
        reach.include(extent.from)
        reach.include(extent.to)
        continue
      }
      for amounts in data(item, vertical: scale.isVertical).compactMap({ scale.amounts(of: $0) }) {
        reach.include(amounts.from)
        reach.include(amounts.to)
      }
    }
    return reach
  }

  /// Makes the reach that of a domain; true if it must not be rounded.
  private static func apply(_ domain: _ChartDomain?, to reach: inout Reach, on scale: ChartScale) -> Bool {
    switch domain?.kind {
    case .range(let from, let to, _):
      guard let from = from.amount, let to = to.amount else { return false }
      (reach.low, reach.high) = (from, to)
      return true
    case .values(let values): values.compactMap(\.amount).forEach { reach.include($0) }
    case .automatic(let includesZero, _, let modify):
      if includesZero ?? true, scale.kind == .number { reach.include(0) }
      if let modify { change(&reach, on: scale, by: modify) }
    // Zero is on every axis of numbers unless somebody says otherwise.
    case nil: if scale.kind == .number, scale.type != .log { reach.include(0) }
    }
    return false
  }

  private static func change(_ reach: inout Reach, on scale: ChartScale, by modify: _ChartDomain.Modification) {
    let ends: [_ChartPrimitive] = [reach.low, reach.high].filter(\.isFinite).map {
      scale.kind == .date ? .date($0) : .number($0)
    }
    reach = Reach()
    modify(ends).compactMap(\.amount).forEach { reach.include($0) }
  }

  /// Nothing and a single value take room, too.
  private static func makeRoom(in reach: inout Reach, on scale: ChartScale) {
    let isDate = scale.kind == .date
    guard reach.low <= reach.high else {
      (reach.low, reach.high) = (0, isDate ? 86_400 : 1)
      return
    }
    guard reach.low == reach.high else { return }
    if !isDate, reach.low == 0 {
      reach.high = 1
    } else {
      let room = isDate ? 43_200 : abs(reach.low) / 2
      (reach.low, reach.high) = (reach.low - room, reach.high + room)
    }
  }

  /// To the steps by which the axis has marks.
  private static func roundOut(
    _ reach: inout Reach, _ settings: ChartSettings.AxisSettings, type: ScaleType.Kind
  ) {
    if type == .log { return roundToPowers(&reach) }
    let values = settings.axes?.first?.values ?? .automatic
    let step = ChartTicks.step(values, from: reach.low, to: reach.high)
    let first = (reach.low / step + 1e-9).rounded(.down)
    let last = (reach.high / step - 1e-9).rounded(.up)
    guard first.isFinite, last.isFinite, last > first else { return }
    if values.roundsLow { reach.low = first * step }
    if values.roundsHigh { reach.high = last * step }
  }

  private static func roundToPowers(_ reach: inout Reach) {
    var (from, to) = (1.0, 1.0)
    while from > max(reach.low, 1e-12) { from /= 10 }
    while from * 10 <= reach.low { from *= 10 }
    while to < reach.high, to < 1e300 { to *= 10 }
    (reach.low, reach.high) = (from, max(to, from * 10))
  }
}

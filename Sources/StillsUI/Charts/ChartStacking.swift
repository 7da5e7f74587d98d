import Foundation
import StillsCore

/// Which bars and areas stand on one another, and from where to where they go.
nonisolated struct ChartStacking {
  /// What stands on one another: the same kind of mark at the same place.
  private struct Place: Hashable {
    var isBar: Bool
    var isHorizontal: Bool
    var base: _ChartPrimitive?
    var group: _ChartPrimitive?
  }

  private struct Heights {
    var up = 0.0
    var down = 0.0
    var total = 0.0
  }

  private(set) var placed: [ChartModel.Placed] = []

  init(_ marks: [_ChartMark], calendar: Calendar) {
    var heights: [Place: Heights] = [:]
    let areasAreAlone = Set(marks.filter { $0.kind == .area }.map { ChartSeries($0) }).count < 2
    for mark in marks {
      guard let (place, value) = Self.stacked(mark, calendar: calendar) else { continue }
      heights[place, default: Heights()].total += abs(value)
    }
    for mark in marks {
      var item = ChartModel.Placed(mark: mark)
      item.isHorizontal = Self.isHorizontal(mark)
      defer { placed.append(item) }
      guard let (place, value) = Self.stacked(mark, calendar: calendar) else { continue }
      if mark.stacking == .unstacked || (mark.kind == .area && areasAreAlone && mark.stacking == .standard) {
        item.extent = (0, value)
        continue
      }
      var height = heights[place] ?? Heights()
      let total = height.total > 0 ? height.total : 1
      let size = mark.stacking == .normalized ? value / total : value
      let start = mark.stacking == .center ? -height.total / 2 : 0
      if size < 0 {
        item.extent = (start + height.down, start + height.down + size)
        height.down += size
      } else {
        item.extent = (start + height.up, start + height.up + size)
        height.up += size
      }
      heights[place] = height
    }
  }

  /// Whether a mark's value is along x.
  private static func isHorizontal(_ mark: _ChartMark) -> Bool {
    switch mark.kind {
    case .bar, .area: break
    case .line, .point, .rule, .rectangle, .sector: return false
    }
    if mark.yEnd?.datum != nil { return false }
    if mark.xEnd?.datum != nil { return true }
    guard let x = mark.x?.datum else { return false }
    guard let y = mark.y?.datum else { return true }
    guard case .number = x.start, x.unit == nil, x.end == nil else { return false }
    if case .number = y.start { return y.end != nil }
    return true
  }

  /// The place of a mark that starts at zero, and how far it goes.
  private static func stacked(_ mark: _ChartMark, calendar: Calendar) -> (Place, Double)? {
    guard mark.kind == .bar || mark.kind == .area else { return nil }
    let isHorizontal = Self.isHorizontal(mark)
    let (value, end, base) = isHorizontal ? (mark.x, mark.xEnd, mark.y) : (mark.y, mark.yEnd, mark.x)
    guard let datum = value?.datum, end?.datum == nil, datum.end == nil, case .number(let number) = datum.start,
      number.isFinite
    else { return nil }
    var place = base?.datum?.start
    if let unit = base?.datum?.unit, let seconds = place?.amount {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let start = (base?.datum?.calendar ?? calendar).dateInterval(of: unit, for: date)?.start
      place = start.map { .date($0.timeIntervalSinceReferenceDate) } ?? place
    }
    let key = Place(
      isBar: mark.kind == .bar, isHorizontal: isHorizontal, base: place, group: mark.positionBy?.start)
    return (key, number)
  }
}

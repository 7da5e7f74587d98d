import Foundation
import StillsCore

// MARK: - Sectors

nonisolated extension ChartGeometry {
  /// From twelve o'clock, clockwise, each as long as its value is a part of all.
  mutating func addSectors() {
    let values = model.sectorValues
    let total = values.reduce(0, +)
    guard total > 0, total.isFinite else { return }
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let reach = min(size.width, size.height) / 2
    var sum = 0.0
    for (item, value) in zip(model.placed, values) {
      let (start, end) = (sum / total, (sum + value) / total)
      sum += value
      let mark = item.mark
      let outer = Self.radius(mark.outerRadius, in: reach, automatic: reach)
      let inner = min(outer, Self.radius(mark.innerRadius, in: reach, automatic: 0))
      let sector = ChartSector(
        center: center, inner: inner, outer: outer, start: CGFloat(start) * 2 * .pi - .pi / 2,
        end: CGFloat(end) * 2 * .pi - .pi / 2, inset: mark.angularInset, cornerRadius: mark.cornerRadius ?? 0)
      add(sector.path, of: mark)
      if !mark.annotations.isEmpty { annotate(mark, CGRect(origin: sector.middle, size: .zero)) }
    }
  }

  private static func radius(_ dimension: MarkDimension, in reach: CGFloat, automatic: CGFloat) -> CGFloat {
    switch dimension.kind {
    case .automatic: automatic
    case .fixed(let value): max(0, value)
    case .inset(let value): max(0, reach - value)
    case .ratio(let value): max(0, reach * value)
    }
  }
}

nonisolated extension ChartModel {
  /// How much of the whole each sector is, in any unit; nothing where a value is negative or no number.
  var sectorValues: [Double] {
    placed.map { item in
      guard let datum = item.mark.x?.datum, let value = datum.start.amount else { return 0 }
      return max(0, datum.end?.amount.map { $0 - value } ?? value)
    }
  }
}

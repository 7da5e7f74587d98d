import Foundation
import StillsCore

/// A slice of a pie, or a part of a ring.
nonisolated public struct SectorMark: ChartContent {
  public typealias Body = Never
  private var mark: _ChartMark
  @MainActor public static func _marks(of content: SectorMark) -> [_ChartMark] { [content.mark] }

  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    mark = _ChartMark(.sector, x: .value(angle), y: nil)
    (mark.innerRadius, mark.outerRadius, mark.angularInset) = (innerRadius, outerRadius, angularInset ?? 0)
  }
}

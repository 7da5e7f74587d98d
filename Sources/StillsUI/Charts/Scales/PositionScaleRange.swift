import Foundation
import StillsCore

/// Where in the plot an axis's values are.
public protocol PositionScaleRange {
  nonisolated var _plotRange: PlotDimensionScaleRange { get }
}

nonisolated public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  var startPadding, endPadding: CGFloat
  /// Points from the start, instead.
  var fixed: ClosedRange<CGFloat>?
  public var _plotRange: PlotDimensionScaleRange { self }

  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(startPadding: 0, endPadding: 0) }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}

nonisolated extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange.plotDimension }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange.plotDimension(padding: padding)
  }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange.plotDimension(startPadding: startPadding, endPadding: endPadding)
  }
}

extension ClosedRange: PositionScaleRange where Bound: BinaryFloatingPoint {
  nonisolated public var _plotRange: PlotDimensionScaleRange {
    PlotDimensionScaleRange(
      startPadding: 0, endPadding: 0, fixed: CGFloat(lowerBound)...CGFloat(upperBound))
  }
}

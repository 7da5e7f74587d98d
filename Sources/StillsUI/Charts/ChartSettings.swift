import Foundation
import StillsCore

/// What is said around a chart about it.
nonisolated struct ChartSettings {
  struct AxisSettings {
    var visibility: Visibility = .automatic
    var axes: [_ChartAxis]?
    var domain: ChartDomain?
    var scaleType: ScaleType?
    var range: PlotDimensionScaleRange?
    var visibleLength: Double?
    var isScrollable = false
    var scrollStart: _ChartPrimitive?
  }

  struct Title {
    var axis: Axis
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView
  }

  struct Legend {
    var visibility: Visibility = .automatic
    var position: AnnotationPosition = .automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }

  /// Colours and symbols for values.
  struct Mapping<Output> {
    var values: [_ChartPrimitive]?
    var outputs: [Output]?
    var function: ((_ChartPrimitive) -> Output?)?
    /// For numbers, from the smallest to the largest.
    var colors: [Color]?
  }

  typealias Layer = (isInFront: Bool, alignment: Alignment, content: @MainActor (ChartProxy) -> AnyView)

  var x = AxisSettings()
  var y = AxisSettings()
  var titles: [Title] = []
  var legend = Legend()
  var styles = Mapping<AnyShapeStyle>()
  var symbols = Mapping<ChartSymbolPath>()
  var lineStyles = Mapping<StrokeStyle>()
  /// Square points.
  var symbolSizes: ClosedRange<CGFloat>?
  var plotStyle: (@MainActor (AnyView) -> AnyView)?
  var layers: [Layer] = []
  var reports: [String] = []

  mutating func report(_ text: String) {
    if !reports.contains(text) { reports.append(text) }
  }
}

extension EnvironmentValues {
  private struct ChartSettingsKey: EnvironmentKey { static var defaultValue: ChartSettings { ChartSettings() } }

  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

// MARK: - Scales

nonisolated public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case linear, log, symmetricLog, squareRoot, category, date }
  let kind: Kind
  public static let linear = ScaleType(kind: .linear)
  public static let log = ScaleType(kind: .log)
  public static let symmetricLog = ScaleType(kind: .symmetricLog)
  public static let squareRoot = ScaleType(kind: .squareRoot)
  public static let category = ScaleType(kind: .category)
  public static let date = ScaleType(kind: .date)
  public static func symmetricLog(slopeAtZero: Double = 1) -> ScaleType { ScaleType(kind: .symmetricLog) }
}

/// Which values an axis goes through.
nonisolated struct ChartDomain {
  enum Kind {
    case range(_ChartPrimitive, _ChartPrimitive, isReversed: Bool)
    case values([_ChartPrimitive])
    case automatic(includesZero: Bool?, isReversed: Bool)
  }
  var kind: Kind
}

/// What can be the values of an axis.
public protocol ScaleDomain {
  nonisolated var _chartDomain: _ChartScaleDomain { get }
}

nonisolated public struct _ChartScaleDomain {
  let domain: ChartDomain
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  nonisolated public var _chartDomain: _ChartScaleDomain {
    _ChartScaleDomain(
      domain: ChartDomain(
        kind: .range(lowerBound.chartPrimitive, upperBound.chartPrimitive, isReversed: false)))
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  nonisolated public var _chartDomain: _ChartScaleDomain {
    _ChartScaleDomain(
      domain: ChartDomain(
        kind: .range(lowerBound.chartPrimitive, upperBound.chartPrimitive, isReversed: false)))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  nonisolated public var _chartDomain: _ChartScaleDomain {
    let values = map(\.chartPrimitive)
    if values.allSatisfy({ $0.amount != nil }), let first = values.first, let last = values.last, count > 1 {
      let isReversed = (last.amount ?? 0) < (first.amount ?? 0)
      let (low, high) = isReversed ? (last, first) : (first, last)
      return _ChartScaleDomain(domain: ChartDomain(kind: .range(low, high, isReversed: isReversed)))
    }
    return _ChartScaleDomain(domain: ChartDomain(kind: .values(values)))
  }
}

nonisolated public struct AutomaticScaleDomain: ScaleDomain {
  public let _chartDomain: _ChartScaleDomain

  public static var automatic: AutomaticScaleDomain { automatic() }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _chartDomain: _ChartScaleDomain(
        domain: ChartDomain(kind: .automatic(includesZero: includesZero, isReversed: reversed ?? false))))
  }
}

nonisolated extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain.automatic() }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain.automatic(includesZero: includesZero, reversed: reversed)
  }
  public static func automatic<D: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: D.Type, modifyInferredDomain: (inout [D]) -> Void
  ) -> AutomaticScaleDomain { AutomaticScaleDomain.automatic(includesZero: includesZero, reversed: reversed) }
}

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

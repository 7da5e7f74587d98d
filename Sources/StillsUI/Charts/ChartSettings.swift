import Foundation
import StillsCore

/// What is said around a chart about it.
nonisolated struct ChartSettings {
  struct AxisSettings {
    var visibility: Visibility = .automatic
    var axes: [_ChartAxis]?
    var domain: _ChartDomain?
    var scaleType: ScaleType?
    var range: PlotDimensionScaleRange?
    var visibleLength: Double?
    var isScrollable = false
    var scrollStart: _ChartPrimitive?
    var choice = ChartChoice()
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
  /// Put on what takes the plot's touches.
  var gestures: [@MainActor (AnyView, ChartProxy) -> AnyView] = []
  var angleChoice = ChartChoice()
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

nonisolated extension View {
  /// Says something to the charts inside; what is said nearer to them is said later.
  func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}

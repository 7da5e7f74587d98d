import Foundation
import StillsCore

/// Colours, symbols and lines for values.
nonisolated struct ChartStyles {
  /// In the order of the legend.
  private(set) var styled: [_ChartPrimitive] = []
  private(set) var symbolized: [_ChartPrimitive] = []
  private(set) var lined: [_ChartPrimitive] = []
  /// Where colours stand for numbers.
  private(set) var numbers: ClosedRange<Double>?
  private var sizes: ClosedRange<Double>?
  private(set) var grouped: [_ChartPrimitive] = []
  private let settings: ChartSettings

  /// The order of the system's charts, as seen in pictures of them.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  init(_ marks: [_ChartMark], settings: ChartSettings) {
    self.settings = settings
    styled = Self.values(settings.styles.values, marks.compactMap(\.styleBy))
    symbolized = Self.values(settings.symbols.values, marks.compactMap(\.symbolBy))
    lined = Self.values(settings.lineStyles.values, marks.compactMap(\.lineStyleBy))
    grouped = Self.values(nil, marks.compactMap(\.positionBy))
    let amounts = styled.compactMap { if case .number(let value) = $0, value.isFinite { value } else { nil } }
    if !amounts.isEmpty, amounts.count == styled.count, settings.styles.function == nil,
      settings.styles.values == nil || settings.styles.outputs?.count != amounts.count,
      let low = amounts.min(), let high = amounts.max()
    {
      numbers = low...high
    }
    let wide = marks.compactMap { $0.symbolSizeBy?.start.amount }
    if let low = wide.min(), let high = wide.max() { sizes = min(low, 0)...high }
  }

  /// First what the scale lists, then what else there is.
  private static func values(_ listed: [_ChartPrimitive]?, _ data: [ChartDatum]) -> [_ChartPrimitive] {
    var known: Set<_ChartPrimitive> = []
    return ((data.isEmpty ? [] : listed ?? []) + data.map(\.start)).filter { known.insert($0).inserted }
  }

  // MARK: Asking

  func style(of mark: _ChartMark) -> AnyShapeStyle {
    mark.style ?? mark.styleBy.map { style(for: $0.start) } ?? AnyShapeStyle(Self.palette[0])
  }

  func style(for value: _ChartPrimitive) -> AnyShapeStyle {
    if let made = settings.styles.function?(value) { return made }
    if let numbers, let amount = value.amount { return AnyShapeStyle(color(of: amount, in: numbers)) }
    let index = styled.firstIndex(of: value) ?? 0
    if let outputs = settings.styles.outputs, !outputs.isEmpty { return outputs[index % outputs.count] }
    return AnyShapeStyle(Self.palette[index % Self.palette.count])
  }

  /// Chosen: from a pale blue to blue, where nothing is said.
  var ramp: [Color] {
    let listed = settings.styles.colors ?? []
    return listed.count > 1 ? listed : [Self.palette[0].opacity(0.2), Self.palette[0]]
  }

  private func color(of amount: Double, in numbers: ClosedRange<Double>) -> Color {
    let ramp = ramp
    let length = numbers.upperBound - numbers.lowerBound
    let part = length > 0 && length.isFinite ? min(max((amount - numbers.lowerBound) / length, 0), 1) : 1
    let place = part * Double(ramp.count - 1)
    let index = min(Int(place), ramp.count - 2)
    return ramp[index].mix(with: ramp[index + 1], by: place - Double(index), in: .device)
  }

  func symbol(of mark: _ChartMark) -> ChartSymbolPath? {
    if let symbol = mark.symbol { return symbol }
    if let value = mark.symbolBy?.start { return symbol(for: value) }
    return mark.kind == .point ? BasicChartSymbolShape.circle.symbolPath : nil
  }

  func symbol(for value: _ChartPrimitive) -> ChartSymbolPath {
    let index = symbolized.firstIndex(of: value) ?? 0
    if let outputs = settings.symbols.outputs, !outputs.isEmpty { return outputs[index % outputs.count] }
    return BasicChartSymbolShape.standard[index % BasicChartSymbolShape.standard.count].symbolPath
  }

  /// Chosen: a circle of 7 points; by values, areas of 10 to 400 square points.
  func symbolSize(of mark: _ChartMark) -> CGSize {
    if let size = mark.symbolSize { return size }
    guard let value = mark.symbolSizeBy?.start.amount, let sizes else { return CGSize(width: 7, height: 7) }
    let areas = settings.symbolSizes ?? 10...400
    let length = sizes.upperBound - sizes.lowerBound
    let part = length > 0 ? CGFloat((value - sizes.lowerBound) / length) : 1
    let side = max(0, areas.lowerBound + part * (areas.upperBound - areas.lowerBound)).squareRoot()
    return CGSize(width: side, height: side)
  }

  func lineStyle(of mark: _ChartMark, width: CGFloat) -> StrokeStyle {
    if let style = mark.lineStyle { return style }
    guard let value = mark.lineStyleBy?.start else {
      return StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    }
    return lineStyle(for: value, width: width)
  }

  /// Chosen: solid, then dashes of several lengths.
  func lineStyle(for value: _ChartPrimitive, width: CGFloat = 2) -> StrokeStyle {
    let index = lined.firstIndex(of: value) ?? 0
    if let outputs = settings.lineStyles.outputs, !outputs.isEmpty { return outputs[index % outputs.count] }
    let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [10, 4], [10, 4, 2, 4]]
    return StrokeStyle(lineWidth: width, lineCap: .butt, lineJoin: .round, dash: dashes[index % dashes.count])
  }
}

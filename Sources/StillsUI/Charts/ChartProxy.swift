import Foundation
import StillsCore

/// Where values are in a chart, and which values are where.
nonisolated public struct ChartProxy {
  let model: ChartModel
  /// In a geometry proxy: the plot.
  private let anchor: Anchor<CGRect>

  init(model: ChartModel, anchor: Anchor<CGRect>?) {
    (self.model, self.anchor) = (model, anchor ?? Anchor { _ in .zero })
  }

  public var plotSize: CGSize { anchor.resolve(.zero).size }
  public var plotAreaSize: CGSize { plotSize }
  public var plotFrame: Anchor<CGRect>? { anchor }
  public var plotAreaFrame: Anchor<CGRect> { anchor }
  public var plotContainerFrame: Anchor<CGRect>? { anchor }

  // MARK: Places

  /// In the plot, in points from its leading edge.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    model.x.position(of: value.chartPrimitive, in: plotSize.width)
  }
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    model.y.position(of: value.chartPrimitive, in: plotSize.height)
  }
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    Self.range(model.x.span(of: ChartDatum(value.chartPrimitive), in: plotSize.width))
  }
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    Self.range(model.y.span(of: ChartDatum(value.chartPrimitive), in: plotSize.height))
  }
  private static func range(_ span: ChartSpan?) -> ClosedRange<CGFloat>? {
    span.flatMap { $0.isFinite ? $0.from...$0.to : nil }
  }

  // MARK: Values

  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    model.x.value(at: position, in: plotSize.width).flatMap { P.value(of: $0) }
  }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    model.y.value(at: position, in: plotSize.height).flatMap { P.value(of: $0) }
  }
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  /// How much of a pie's values is before an angle, from twelve o'clock.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    let part = angle.radians / (2 * .pi)
    return P.value(of: .number(model.sectorValues.reduce(0, +) * Double(part - part.rounded(.down))))
  }
  public func angle(at point: CGPoint) -> Angle {
    let (x, y) = (point.x - plotSize.width / 2, point.y - plotSize.height / 2)
    return .radians(Double(Trigonometry.arcTangent(y: x, x: -y)))
  }

  // MARK: Domains

  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { Self.domain(of: model.x) }
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { Self.domain(of: model.y) }

  private static func domain<P: Plottable>(of scale: ChartScale) -> [P] {
    switch scale.kind {
    case .category: scale.categories.compactMap { P.value(of: $0) }
    case .number: [.number(scale.low), .number(scale.high)].compactMap { P.value(of: $0) }
    case .date: [.date(scale.low), .date(scale.high)].compactMap { P.value(of: $0) }
    }
  }

  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    model.styles.style(for: value.chartPrimitive)
  }

  // MARK: Choosing

  public func selectXValue(at position: CGFloat) {
    model.settings.x.choice.choose(model.x.value(at: position, in: plotSize.width))
  }
  public func selectYValue(at position: CGFloat) {
    model.settings.y.choice.choose(model.y.value(at: position, in: plotSize.height))
  }
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    model.settings.x.choice.choose(
      from: model.x.value(at: start, in: plotSize.width), to: model.x.value(at: end, in: plotSize.width))
  }
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    model.settings.y.choice.choose(
      from: model.y.value(at: start, in: plotSize.height), to: model.y.value(at: end, in: plotSize.height))
  }
  public func selectAngleValue(at angle: Angle) {
    model.settings.angleChoice.choose(value(atAngle: angle, as: Double.self).map { .number($0) })
  }
}

import Foundation
import StillsCore

nonisolated extension View {
  // MARK: Colours

  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let (values, styles) = (mapping.map(\.key.chartPrimitive), mapping.map { AnyShapeStyle($0.value) })
    return chartSettings { $0.styles = .init(values: values, outputs: styles) }
  }
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S], type: ScaleType? = nil
  ) -> some View {
    let (values, styles) = (domain.map(\.chartPrimitive), range.map { AnyShapeStyle($0) })
    return chartSettings { $0.styles = .init(values: values, outputs: styles) }
  }
  public func chartForegroundStyleScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    let values = domain._chartDomain.listed
    return chartSettings { $0.styles.values = values }
  }
  public func chartForegroundStyleScale<D: ScaleDomain>(
    domain: D, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    chartForegroundStyleScale(range: range).chartForegroundStyleScale(domain: domain, type: type)
  }
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
    let (styles, colors) = (range.map { AnyShapeStyle($0) }, range.compactMap { $0 as? Color })
    return chartSettings { ($0.styles.outputs, $0.styles.colors) = (styles, colors) }
  }
  /// The colours of numbers, from the smallest to the largest.
  public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
    let colors = range.stops.map(\.color)
    return chartSettings { ($0.styles.outputs, $0.styles.colors) = (colors.map { AnyShapeStyle($0) }, colors) }
  }
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View {
    let (values, styles) = (domain.map(\.chartPrimitive), domain.map { AnyShapeStyle(mapping($0)) })
    return chartSettings { $0.styles = .init(values: values, outputs: styles) }
  }
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(mapping: @escaping (D) -> S) -> some View {
    chartSettings {
      $0.styles.function = { primitive in D.value(of: primitive).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  // MARK: Symbols and lines

  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
    let (values, symbols) = (mapping.map(\.key.chartPrimitive), mapping.map { ChartSymbolPath(of: $0.value) })
    return chartSettings { $0.symbols = .init(values: values, outputs: symbols) }
  }
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(domain: [D], range: [S]) -> some View {
    let (values, symbols) = (domain.map(\.chartPrimitive), range.map { ChartSymbolPath(of: $0) })
    return chartSettings { $0.symbols = .init(values: values, outputs: symbols) }
  }
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let symbols = range.map { ChartSymbolPath(of: $0) }
    return chartSettings { $0.symbols.outputs = symbols }
  }
  public func chartSymbolScale<D: Plottable>(domain: [D]) -> some View {
    let values = domain.map(\.chartPrimitive)
    return chartSettings { $0.symbols.values = values }
  }
  /// Square points, of the smallest and of the largest value.
  public func chartSymbolSizeScale<N: BinaryFloatingPoint>(range: ClosedRange<N>) -> some View {
    let range = CGFloat(range.lowerBound)...CGFloat(range.upperBound)
    return chartSettings { $0.symbolSizes = range }
  }
  public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
    let (values, styles) = (mapping.map(\.key.chartPrimitive), mapping.map(\.value))
    return chartSettings { $0.lineStyles = .init(values: values, outputs: styles) }
  }
  public func chartLineStyleScale<D: Plottable>(domain: [D], range: [StrokeStyle]) -> some View {
    let values = domain.map(\.chartPrimitive)
    return chartSettings { $0.lineStyles = .init(values: values, outputs: range) }
  }
}

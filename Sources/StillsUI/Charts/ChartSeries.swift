import StillsCore

/// What makes points belong to one line or area.
nonisolated struct ChartSeries: Hashable {
  let isLine: Bool
  let series, style, symbol, line: _ChartPrimitive?

  init(_ mark: _ChartMark) {
    isLine = mark.kind == .line
    (series, style) = (mark.series, mark.styleBy?.start)
    (symbol, line) = (mark.symbolBy?.start, mark.lineStyleBy?.start)
  }
}

import Foundation
import StillsCore

/// A chart's marks in a plot of one size.
nonisolated struct ChartGeometry {
  let model: ChartModel
  let size: CGSize
  /// From the rearmost to the foremost.
  private(set) var drawings: [ChartDrawing] = []
  private(set) var attachments: [ChartAttachment] = []

  init(_ model: ChartModel, in size: CGSize) {
    (self.model, self.size) = (model, size)
    if model.isRound { addSectors() } else { addMarks() }
    // Steady: what is written later is in front.
    drawings = drawings.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  /// A series is drawn where its first point was written.
  private mutating func addMarks() {
    let points = model.placed.filter { $0.mark.kind == .line || $0.mark.kind == .area }
    var series = Dictionary(grouping: points) { ChartSeries($0.mark) }
    for item in model.placed {
      switch item.mark.kind {
      case .line, .area: if let items = series.removeValue(forKey: ChartSeries(item.mark)) { addSeries(items) }
      case .bar: addBar(item)
      case .point: addPoint(item)
      case .rule: addRule(item)
      case .rectangle: addRectangle(item)
      case .sector: break
      }
    }
  }

  // MARK: Adding

  mutating func add(_ path: Path, stroke: StrokeStyle? = nil, of mark: _ChartMark) {
    guard !path.isEmpty else { return }
    drawings.append(
      ChartDrawing(
        path: path, stroke: stroke, style: model.styles.style(of: mark), opacity: mark.opacity, blur: mark.blur,
        shadow: mark.shadow, zIndex: mark.zIndex ?? 0, offset: mark.offset,
        alignsStyleWithPlot: mark.alignsStyleWithPlot))
  }

  /// Adds what a mark is annotated with, which takes `frame`.
  mutating func annotate(_ mark: _ChartMark, _ frame: CGRect, pointsDown: Bool = false) {
    guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else { return }
    let frame = frame.offsetBy(dx: mark.offset.width, dy: mark.offset.height)
    for annotation in mark.annotations {
      attachments.append(
        ChartAttachment(frame: frame, annotation: annotation, kind: mark.kind, pointsDown: pointsDown) {
          annotation.content(AnnotationContext(targetSize: frame.size))
        })
    }
  }

  /// Adds a symbol with `point` in its middle, and what the mark is annotated with.
  mutating func addSymbol(_ mark: _ChartMark, at point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    let size = model.styles.symbolSize(of: mark)
    let frame = CGRect(
      x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    if let view = mark.symbolView {
      let place = frame.offsetBy(dx: mark.offset.width, dy: mark.offset.height)
      attachments.append(ChartAttachment(frame: place, annotation: nil, kind: mark.kind, content: view))
    } else if let symbol = model.styles.symbol(of: mark) {
      let stroke = symbol.lineWidth.map { StrokeStyle(lineWidth: $0) }
      add(symbol.outline(at: point, size: size), stroke: stroke, of: mark)
    }
    annotate(mark, frame)
  }

  // MARK: Places

  /// The scale of an axis, and how long the plot is along it.
  func axis(vertical: Bool) -> (scale: ChartScale, length: CGFloat) {
    vertical ? (model.y, size.height) : (model.x, size.width)
  }

  /// The middle of what a coordinate takes; of the plot, where there is none.
  func middle(_ coordinate: _ChartMark.Coordinate?, vertical: Bool) -> CGFloat? {
    let (scale, length) = axis(vertical: vertical)
    switch coordinate {
    case .datum(let datum): return scale.span(of: datum, in: length)?.middle
    case .points(let points): return vertical ? length - points : points
    case nil: return length / 2
    }
  }

  /// What a mark takes along an axis: from one coordinate to the other, or all that a single value takes. Where that is
  /// one point, `automatic` points; else `unit` of the room that the value has; unless the mark has a size of its own.
  func span(of mark: _ChartMark, automatic: CGFloat, unit: CGFloat, vertical: Bool) -> ChartSpan? {
    let (start, end) = vertical ? (mark.y, mark.yEnd) : (mark.x, mark.xEnd)
    switch (start?.datum, end?.datum) {
    case (let from?, let to?): return span(from: from, to: to, vertical: vertical)
    case (let datum?, .none), (.none, let datum?):
      let width = vertical ? mark.height : mark.width
      return span(of: datum, width: width, automatic: automatic, unit: unit, vertical: vertical)
    case (.none, .none):
      let length = axis(vertical: vertical).length
      let (from, to) = (start?.points ?? 0, end?.points ?? length)
      return vertical ? ChartSpan(length - from, length - to) : ChartSpan(from, to)
    }
  }

  private func span(from: ChartDatum, to: ChartDatum, vertical: Bool) -> ChartSpan? {
    let (scale, length) = axis(vertical: vertical)
    guard let first = scale.span(of: from, in: length), let last = scale.span(of: to, in: length) else { return nil }
    guard scale.kind == .category else { return ChartSpan(first.middle, last.middle) }
    return ChartSpan(min(first.from, last.from), max(first.to, last.to))
  }

  private func span(
    of datum: ChartDatum, width: MarkDimension, automatic: CGFloat, unit: CGFloat, vertical: Bool
  ) -> ChartSpan? {
    let (scale, length) = axis(vertical: vertical)
    guard let span = scale.span(of: datum, in: length) else { return nil }
    let room = span.length
    // An interval that is given is as wide as it is given.
    let usual = datum.end != nil ? max(0, room - 1) : room > 0 ? room * unit : automatic
    return ChartSpan(
      middle: span.middle, length: max(0, width.length(in: room > 0 ? room : automatic, automatic: usual)))
  }

  /// From one number to another; what is below the scale is cut off.
  func span(of extent: (from: Double, to: Double), vertical: Bool) -> ChartSpan {
    let (scale, length) = axis(vertical: vertical)
    let from = scale.position(of: max(extent.from, min(scale.low, extent.to)), in: length)
    return ChartSpan(from, scale.position(of: extent.to, in: length))
  }

  /// The part of a place that belongs to one of several marks beside one another.
  func grouped(_ span: ChartSpan, _ mark: _ChartMark) -> ChartSpan {
    guard let value = mark.positionBy?.start, let index = model.styles.grouped.firstIndex(of: value) else {
      return span
    }
    let room = mark.positionSpan.length(in: span.length, automatic: span.length)
    let width = room / CGFloat(model.styles.grouped.count)
    let start = span.middle - room / 2 + CGFloat(index) * width
    // Chosen: a tenth of a bar's room stays free between two.
    return ChartSpan(start + width * 0.05, start + width * 0.95)
  }
}

import Foundation
import StillsCore

/// Something that is drawn in a plot.
nonisolated struct ChartDrawing {
  var path: Path
  /// Filled where there is none.
  var stroke: StrokeStyle?
  var style: AnyShapeStyle
  var opacity: Double
  var blur: CGFloat
  var shadow: ChartShadow?
  var zIndex: Double
  var offset: CGSize
  var alignsStyleWithPlot: Bool
}

/// A view that stands at a mark.
nonisolated struct ChartAttachment {
  /// Of the mark, in the plot.
  var frame: CGRect
  var annotation: _ChartMark.Annotation?
  var kind: _ChartMark.Kind
  var pointsDown = false
  var content: @MainActor () -> AnyView
}

/// A chart's marks in a plot of one size.
nonisolated struct ChartGeometry {
  let model: ChartModel
  let size: CGSize
  private(set) var drawings: [ChartDrawing] = []
  private(set) var attachments: [ChartAttachment] = []

  init(_ model: ChartModel, in size: CGSize) {
    (self.model, self.size) = (model, size)
    if model.isRound {
      addSectors()
      return
    }
    var drawn: Set<ChartSeries> = []
    var series: [ChartSeries: [ChartModel.Placed]] = [:]
    for item in model.placed where item.mark.kind == .line || item.mark.kind == .area {
      series[ChartSeries(item.mark), default: []].append(item)
    }
    for item in model.placed {
      switch item.mark.kind {
      case .line, .area:
        let key = ChartSeries(item.mark)
        guard drawn.insert(key).inserted else { continue }
        addLine(series[key] ?? [])
      case .bar: addBar(item)
      case .point: addPoint(item)
      case .rule: addRule(item)
      case .rectangle: addRectangle(item)
      case .sector: break
      }
    }
    // Steady: what is written later is in front.
    drawings = drawings.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  // MARK: Adding

  private mutating func add(_ path: Path, stroke: StrokeStyle? = nil, of mark: _ChartMark) {
    guard !path.isEmpty else { return }
    drawings.append(
      ChartDrawing(
        path: path, stroke: stroke, style: model.styles.style(of: mark), opacity: mark.opacity, blur: mark.blur,
        shadow: mark.shadow, zIndex: mark.zIndex ?? 0, offset: mark.offset,
        alignsStyleWithPlot: mark.alignsStyleWithPlot))
  }

  private mutating func annotate(_ mark: _ChartMark, _ frame: CGRect, pointsDown: Bool = false) {
    guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else { return }
    let frame = frame.offsetBy(dx: mark.offset.width, dy: mark.offset.height)
    for annotation in mark.annotations {
      attachments.append(
        ChartAttachment(frame: frame, annotation: annotation, kind: mark.kind, pointsDown: pointsDown) {
          annotation.content(AnnotationContext(targetSize: frame.size))
        })
    }
  }

  // MARK: Places

  private func middle(_ coordinate: _ChartMark.Coordinate?, vertical: Bool) -> CGFloat? {
    let (scale, length) = vertical ? (model.y, size.height) : (model.x, size.width)
    switch coordinate {
    case .datum(let datum):
      guard let span = scale.span(of: datum, in: length) else { return nil }
      return (span.from + span.to) / 2
    case .points(let points): return vertical ? length - points : points
    case nil: return length / 2
    }
  }

  /// From one coordinate to another, or all that a single one takes.
  private func span(
    _ start: _ChartMark.Coordinate?, _ end: _ChartMark.Coordinate?, width: MarkDimension, automatic: CGFloat,
    unit: CGFloat, vertical: Bool
  ) -> (from: CGFloat, to: CGFloat)? {
    let (scale, length) = vertical ? (model.y, size.height) : (model.x, size.width)
    if let from = start?.datum, let to = end?.datum {
      guard let first = scale.span(of: from, in: length), let last = scale.span(of: to, in: length) else { return nil }
      if scale.kind == .category { return (min(first.from, last.from), max(first.to, last.to)) }
      let (from, to) = ((first.from + first.to) / 2, (last.from + last.to) / 2)
      return (min(from, to), max(from, to))
    }
    guard let datum = start?.datum ?? end?.datum else {
      guard case .points(let from) = start else {
        guard case .points(let to) = end else { return (0, length) }
        return vertical ? (length - to, length) : (0, to)
      }
      guard case .points(let to) = end else { return vertical ? (0, length - from) : (from, length) }
      return vertical
        ? (min(length - to, length - from), max(length - to, length - from)) : (min(from, to), max(from, to))
    }
    guard let span = scale.span(of: datum, in: length) else { return nil }
    let room = span.to - span.from
    let middle = (span.from + span.to) / 2
    // An interval that is given is as wide as it is given.
    let usual = datum.end != nil ? max(0, room - 1) : room > 0 ? room * unit : automatic
    let taken = width.length(in: room > 0 ? room : automatic, automatic: usual)
    return (middle - taken / 2, middle + taken / 2)
  }

  private func valueSpan(_ extent: (from: Double, to: Double), vertical: Bool) -> (from: CGFloat, to: CGFloat) {
    let (scale, length) = vertical ? (model.y, size.height) : (model.x, size.width)
    let from = scale.position(of: max(extent.from, min(scale.low, extent.to)), in: length)
    let to = scale.position(of: extent.to, in: length)
    return (min(from, to), max(from, to))
  }

  /// The part of a place that belongs to one of several marks beside one another.
  private func grouped(_ span: (from: CGFloat, to: CGFloat), _ mark: _ChartMark) -> (from: CGFloat, to: CGFloat) {
    guard let value = mark.positionBy?.start, let index = model.styles.grouped.firstIndex(of: value) else {
      return span
    }
    let count = CGFloat(model.styles.grouped.count)
    let room = mark.positionSpan.length(in: span.to - span.from, automatic: span.to - span.from)
    let width = room / count
    let start = (span.from + span.to - room) / 2 + CGFloat(index) * width
    // Chosen: a tenth of a bar's room stays free between two.
    return (start + width * 0.05, start + width * 0.95)
  }

  // MARK: Bars and rectangles

  private mutating func addBar(_ item: ChartModel.Placed) {
    let mark = item.mark
    // Chosen: bars are 8 points wide where their place has no width of its own, else two thirds of it; a month's or
    // day's three quarters, several beside one another four fifths together.
    let isDate = (item.isHorizontal ? model.y : model.x).kind == .date
    let part: CGFloat = mark.positionBy != nil ? 0.8 : isDate ? 0.75 : 0.66
    let horizontal: (from: CGFloat, to: CGFloat)?
    let vertical: (from: CGFloat, to: CGFloat)?
    if item.isHorizontal {
      horizontal =
        item.extent.map { valueSpan($0, vertical: false) }
        ?? span(mark.x, mark.xEnd, width: mark.width, automatic: 8, unit: 1, vertical: false)
      vertical = span(mark.y, mark.yEnd, width: mark.height, automatic: 8, unit: part, vertical: true)
        .map { mark.positionAxis == .horizontal ? $0 : grouped($0, mark) }
    } else {
      horizontal = span(mark.x, mark.xEnd, width: mark.width, automatic: 8, unit: part, vertical: false)
        .map { mark.positionAxis == .vertical ? $0 : grouped($0, mark) }
      vertical =
        item.extent.map { valueSpan($0, vertical: true) }
        ?? span(mark.y, mark.yEnd, width: mark.height, automatic: 8, unit: 1, vertical: true)
    }
    guard let horizontal, let vertical else { return }
    addBlock(
      mark, horizontal, vertical, pointsDown: (item.extent.map { $0.to < $0.from }) ?? false)
  }

  private mutating func addRectangle(_ item: ChartModel.Placed) {
    let mark = item.mark
    let horizontal = span(mark.x, mark.xEnd, width: mark.width, automatic: 8, unit: 1, vertical: false)
    let vertical = span(mark.y, mark.yEnd, width: mark.height, automatic: 8, unit: 1, vertical: true)
    guard let horizontal, let vertical else { return }
    addBlock(mark, grouped(horizontal, mark), vertical, pointsDown: false)
  }

  private mutating func addBlock(
    _ mark: _ChartMark, _ horizontal: (from: CGFloat, to: CGFloat), _ vertical: (from: CGFloat, to: CGFloat),
    pointsDown: Bool
  ) {
    let rect = CGRect(
      x: horizontal.from, y: vertical.from, width: horizontal.to - horizontal.from, height: vertical.to - vertical.from)
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return }
    let radius = min(mark.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
    if rect.width > 0, rect.height > 0 {
      let path =
        radius > 0 ? Path(roundedRect: rect, cornerRadius: radius, style: mark.cornerStyle) : Path(rect)
      add(path, of: mark)
    }
    annotate(mark, rect, pointsDown: pointsDown)
  }

  // MARK: Points and rules

  private mutating func addPoint(_ item: ChartModel.Placed) {
    let mark = item.mark
    guard var x = middle(mark.x, vertical: false), var y = middle(mark.y, vertical: true) else { return }
    if let datum = mark.x?.datum, mark.positionBy != nil, mark.positionAxis != .vertical,
      let span = model.x.span(of: datum, in: size.width)
    {
      let part = grouped(span, mark)
      x = (part.from + part.to) / 2
    } else if let datum = mark.y?.datum, mark.positionBy != nil, let span = model.y.span(of: datum, in: size.height) {
      let part = grouped(span, mark)
      y = (part.from + part.to) / 2
    }
    addSymbol(mark, at: CGPoint(x: x, y: y))
  }

  private mutating func addSymbol(_ mark: _ChartMark, at point: CGPoint) {
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

  private mutating func addRule(_ item: ChartModel.Placed) {
    let mark = item.mark
    // Chosen: a line of one point.
    let style = model.styles.lineStyle(of: mark, width: 1)
    var path = Path()
    let isVertical = mark.y?.datum == nil || mark.yEnd?.datum != nil
    if mark.x?.datum != nil, mark.xEnd?.datum == nil, isVertical {
      guard let x = middle(mark.x, vertical: false),
        let span = span(mark.y, mark.yEnd, width: .automatic, automatic: 0, unit: 1, vertical: true)
      else { return }
      path.addLines([CGPoint(x: x, y: span.to), CGPoint(x: x, y: span.from)])
      add(path, stroke: style, of: mark)
      annotate(mark, CGRect(x: x, y: span.from, width: 0, height: span.to - span.from))
    } else {
      guard let y = middle(mark.y, vertical: true),
        let span = span(mark.x, mark.xEnd, width: .automatic, automatic: 0, unit: 1, vertical: false)
      else { return }
      path.addLines([CGPoint(x: span.from, y: y), CGPoint(x: span.to, y: y)])
      add(path, stroke: style, of: mark)
      annotate(mark, CGRect(x: span.from, y: y, width: span.to - span.from, height: 0))
    }
  }

  // MARK: Lines and areas

  private mutating func addLine(_ items: [ChartModel.Placed]) {
    guard let first = items.first else { return }
    let method = items.lazy.compactMap(\.mark.interpolation).first ?? .linear
    var (upper, lower): ([CGPoint], [CGPoint]) = ([], [])
    var marks: [(mark: _ChartMark, point: CGPoint)] = []
    for item in items {
      guard let ends = ends(of: item) else { continue }
      upper.append(ends.upper)
      lower.append(ends.lower)
      marks.append((item.mark, ends.upper))
    }
    var path = Path()
    if first.mark.kind == .line {
      ChartCurve(method, flipped: false).add(upper, to: &path, joined: false)
      add(path, stroke: model.styles.lineStyle(of: first.mark, width: 2), of: first.mark)
    } else if upper.count > 1 {
      let curve = ChartCurve(method, flipped: first.isHorizontal)
      curve.add(upper, to: &path, joined: false)
      curve.reversed.add(lower.reversed(), to: &path, joined: true)
      path.closeSubpath()
      add(path, of: first.mark)
    }
    for (mark, point) in marks {
      let hasSymbol = mark.symbolView != nil || model.styles.symbol(of: mark) != nil
      if hasSymbol {
        var symbol = mark
        symbol.zIndex = mark.zIndex ?? first.mark.zIndex
        addSymbol(symbol, at: point)
      } else {
        annotate(mark, CGRect(origin: point, size: .zero))
      }
    }
  }

  /// The points of an area's two edges, or twice the point of a line.
  private func ends(of item: ChartModel.Placed) -> (upper: CGPoint, lower: CGPoint)? {
    let mark = item.mark
    func finite(_ upper: CGPoint, _ lower: CGPoint) -> (CGPoint, CGPoint)? {
      [upper.x, upper.y, lower.x, lower.y].allSatisfy(\.isFinite) ? (upper, lower) : nil
    }
    if item.isHorizontal {
      guard let y = middle(mark.y, vertical: true) else { return nil }
      if let extent = item.extent {
        let (from, to) = (clamped(extent.from, model.x), extent.to)
        return finite(
          CGPoint(x: model.x.position(of: to, in: size.width), y: y),
          CGPoint(x: model.x.position(of: from, in: size.width), y: y))
      }
      guard let from = middle(mark.x, vertical: false), let to = middle(mark.xEnd, vertical: false) else { return nil }
      return finite(CGPoint(x: to, y: y), CGPoint(x: from, y: y))
    }
    guard let x = middle(mark.x, vertical: false) else { return nil }
    if let extent = item.extent {
      let (from, to) = (clamped(extent.from, model.y), extent.to)
      return finite(
        CGPoint(x: x, y: model.y.position(of: to, in: size.height)),
        CGPoint(x: x, y: model.y.position(of: from, in: size.height)))
    }
    guard let from = middle(mark.y, vertical: true) else { return nil }
    guard mark.yEnd != nil, let to = middle(mark.yEnd, vertical: true) else {
      return finite(CGPoint(x: x, y: from), CGPoint(x: x, y: from))
    }
    return finite(CGPoint(x: x, y: to), CGPoint(x: x, y: from))
  }

  private func clamped(_ value: Double, _ scale: ChartScale) -> Double { min(max(value, scale.low), scale.high) }

  // MARK: Sectors

  private mutating func addSectors() {
    let values = model.placed.map { item -> Double in
      guard let datum = item.mark.x?.datum, let value = datum.start.amount else { return 0 }
      return max(0, datum.end?.amount.map { $0 - value } ?? value)
    }
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
      guard !mark.annotations.isEmpty else { continue }
      annotate(mark, CGRect(origin: sector.middle, size: .zero))
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

import Foundation
import StillsCore
import StillsLayout

/// Grid lines, marks and annotations.
nonisolated struct ChartPlotView: View {
  @Environment(\.displayScale) private var displayScale
  let model: ChartModel

  @MainActor var body: some View {
    GeometryReader { reader in
      let geometry = ChartGeometry(model, in: reader.size)
      ZStack(alignment: .topLeading) {
        if !model.axes.isEmpty { Canvas { context, size in drawGrid(&context, size) } }
        marks(geometry)
        if !geometry.attachments.isEmpty {
          ChartAttachmentLayout {
            ForEach(Array(geometry.attachments.enumerated()), id: \.offset) { _, attachment in
              attachment.content().layoutValue(key: ChartAttachmentKey.self, value: attachment)
            }
          }
        }
      }
      .frame(width: reader.size.width, height: reader.size.height)
    }
  }

  @MainActor @ViewBuilder private func marks(_ geometry: ChartGeometry) -> some View {
    let canvas = Canvas { context, size in
      for drawing in geometry.drawings { Self.draw(drawing, in: context, plot: CGRect(origin: .zero, size: size)) }
    }
    if model.x.isCut || model.y.isCut { canvas.clipped() } else { canvas }
  }

  private static func draw(_ drawing: ChartDrawing, in context: GraphicsContext, plot: CGRect) {
    var context = context
    context.opacity = drawing.opacity
    context.translateBy(x: drawing.offset.width, y: drawing.offset.height)
    if drawing.blur > 0 { context.addFilter(.blur(radius: drawing.blur)) }
    if let shadow = drawing.shadow {
      context.addFilter(.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
    }
    let shading = GraphicsContext.Shading.style(drawing.style)
    if drawing.alignsStyleWithPlot {
      context.clip(to: drawing.stroke.map { drawing.path.strokedPath($0) } ?? drawing.path)
      context.fill(Path(plot), with: shading)
    } else if let stroke = drawing.stroke {
      context.stroke(drawing.path, with: shading, style: stroke)
    } else {
      context.fill(drawing.path, with: shading)
    }
  }

  // MARK: Grid

  /// Chosen: the colour of separators, as faint as the system's grid lines look.
  private static let lineStyle = AnyShapeStyle(Color(uiColor: .systemGray).opacity(0.35))

  /// Chosen.
  static let tickLength: CGFloat = 4

  private func drawGrid(_ context: inout GraphicsContext, _ size: CGSize) {
    for axis in model.axes {
      for tick in axis.ticks {
        for part in tick.parts {
          switch part {
          case .line(let line): draw(line, at: tick, of: axis, in: context, size)
          case .tick(let mark): draw(mark, at: tick, of: axis, in: context, size)
          case .label: break
          }
        }
      }
    }
  }

  private func draw(
    _ line: AxisGridLine, at tick: ChartModel.Tick, of axis: ChartModel.Axis, in context: GraphicsContext,
    _ size: CGSize
  ) {
    guard let at = model.place(of: tick, on: axis, isCentered: line.isCentered ?? false, in: size) else { return }
    let length = axis.isVertical ? size.width : size.height
    stroke(
      axis, at: at, from: 0, to: length, line.stroke ?? axis.stroke, line.style, line.offset, in: context)
  }

  private func draw(
    _ mark: AxisTick, at tick: ChartModel.Tick, of axis: ChartModel.Axis, in context: GraphicsContext, _ size: CGSize
  ) {
    guard let at = model.place(of: tick, on: axis, isCentered: mark.isCentered ?? false, in: size) else { return }
    let length = mark.length ?? Self.tickLength
    let (from, to): (CGFloat, CGFloat)
    switch axis.position {
    case .bottom: (from, to) = (size.height, size.height + length)
    case .top, .leading: (from, to) = (-length, 0)
    case .trailing, .automatic: (from, to) = (size.width, size.width + length)
    }
    stroke(axis, at: at, from: from, to: to, mark.stroke ?? axis.stroke, mark.style, mark.offset, in: context)
  }

  private func stroke(
    _ axis: ChartModel.Axis, at place: CGFloat, from: CGFloat, to: CGFloat, _ style: StrokeStyle?,
    _ color: AnyShapeStyle?, _ offset: CGSize, in context: GraphicsContext
  ) {
    // Chosen: half a point.
    let style = style ?? StrokeStyle(lineWidth: 0.5)
    // Hairlines are on pixels.
    let scale = max(1, displayScale)
    let shift = (style.lineWidth / 2 * scale).rounded(.down) / scale
    let start = ((place - style.lineWidth / 2) * scale).rounded() / scale
    let at = shift.isFinite ? start + style.lineWidth / 2 : place
    var path = Path()
    if axis.isVertical {
      path.addLines([
        CGPoint(x: from + offset.width, y: at + offset.height), CGPoint(x: to + offset.width, y: at + offset.height),
      ])
    } else {
      path.addLines([
        CGPoint(x: at + offset.width, y: from + offset.height), CGPoint(x: at + offset.width, y: to + offset.height),
      ])
    }
    context.stroke(path, with: .style(color ?? Self.lineStyle), style: style)
  }
}

nonisolated extension ChartModel {
  /// Where a value is along its axis, or the middle between it and the next; nil outside of the plot.
  func place(of tick: Tick, on axis: Axis, isCentered: Bool, in size: CGSize) -> CGFloat? {
    let (scale, length) = axis.isVertical ? (y, size.height) : (x, size.width)
    guard var at = scale.position(of: tick.primitive, in: length) else { return nil }
    guard at > -0.5, at < length + 0.5 else { return nil }
    if isCentered, scale.kind != .category, let next = tick.next.flatMap({ scale.position(of: $0, in: length) }) {
      at = (at + next) / 2
      // The last interval may be cut off.
      guard at > -0.5, at < length + 0.5 else { return nil }
    }
    return at.isFinite ? at : nil
  }
}

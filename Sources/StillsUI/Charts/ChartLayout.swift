import Foundation
import StillsCore
import StillsLayout

/// What a part of a chart is.
nonisolated enum ChartPart {
  case plot, legend
  case label(ChartLabel)
  case title(ChartSettings.Title)
}

nonisolated struct ChartPartKey: LayoutValueKey {
  static var defaultValue: ChartPart? { nil }
}

/// The plot in the middle, labels beside it, titles beside these, the legend outside.
///
/// Takes what it is offered; offers the plot what labels, titles and legend leave, and is larger or smaller where the
/// plot is.
nonisolated struct ChartLayout: Layout {
  let model: ChartModel

  /// Chosen: between labels and plot, titles and labels, legend and chart.
  private enum Spacing {
    static let label: CGFloat = 4
    static let title: CGFloat = 4
    static let legend: CGFloat = 8
  }

  /// Chosen: where nothing is offered.
  private static let ideal = CGSize(width: 300, height: 200)

  private struct Arrangement {
    var plot: CGRect
    /// Around all but the legend.
    var body: CGRect
    var legend: CGRect = .zero
    var size: CGSize
  }

  // MARK: Layout

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrangement(of: subviews, in: offered(proposal)).size
  }

  private func offered(_ proposal: ProposedViewSize) -> CGSize {
    func taken(_ value: CGFloat?, _ ideal: CGFloat) -> CGFloat {
      guard let value, value.isFinite else { return ideal }
      return max(0, value)
    }
    return CGSize(
      width: taken(proposal.width, Self.ideal.width), height: taken(proposal.height, Self.ideal.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let places = arrangement(of: subviews, in: bounds.size)
    let plot = places.plot.offsetBy(dx: bounds.minX, dy: bounds.minY)
    let body = places.body.offsetBy(dx: bounds.minX, dy: bounds.minY)
    var labels: [(subview: LayoutSubview, label: ChartLabel)] = []
    for subview in subviews {
      switch subview[ChartPartKey.self] {
      case .plot: subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .legend:
        let origin = CGPoint(x: bounds.minX + places.legend.minX, y: bounds.minY + places.legend.minY)
        subview.place(at: origin, proposal: ProposedViewSize(places.legend.size))
      case .title(let title): place(subview, title, plot: plot, body: body)
      case .label(let label): labels.append((subview, label))
      case nil: subview.place(at: plot.origin, proposal: .zero)
      }
    }
    place(labels, plot: plot, bounds: bounds)
  }

  // MARK: Room

  private struct Room {
    var top: CGFloat = 0
    var leading: CGFloat = 0
    var bottom: CGFloat = 0
    var trailing: CGFloat = 0
  }

  private func arrangement(of subviews: Subviews, in size: CGSize) -> Arrangement {
    var plotView: LayoutSubview?
    var legendView: LayoutSubview?
    var labels = Room()
    var titles = Room()
    var overhang: CGFloat = 0
    for subview in subviews {
      switch subview[ChartPartKey.self] {
      case .plot: plotView = subview
      case .legend: legendView = subview
      case .label(let label):
        let own = subview.sizeThatFits(.unspecified)
        guard label.axis.preset != .inset, own.width > 0 else { continue }
        let (across, down) = spacing(of: label)
        switch label.axis.position {
        case .leading: labels.leading = max(labels.leading, own.width + across - label.label.offset.width)
        case .trailing, .automatic:
          labels.trailing = max(labels.trailing, own.width + across + label.label.offset.width)
        case .top: labels.top = max(labels.top, own.height + down - label.label.offset.height)
        case .bottom: labels.bottom = max(labels.bottom, own.height + down + label.label.offset.height)
        }
        if label.axis.isVertical, label.isLast || label.isFirst, model.y.kind != .category {
          overhang = max(overhang, own.height / 2)
        }
      case .title(let title):
        let own = subview.sizeThatFits(.unspecified)
        let spacing = title.spacing ?? Spacing.title
        switch Self.edge(of: title) {
        case .leading: titles.leading += own.width + spacing
        case .trailing: titles.trailing += own.width + spacing
        case .top: titles.top += own.height + spacing
        case .bottom: titles.bottom += own.height + spacing
        }
      case nil: break
      }
    }
    labels.top = max(labels.top, overhang)
    labels.bottom = max(labels.bottom, overhang)
    return fitted(plotView, legendView, labels, titles, in: size)
  }

  private func fitted(
    _ plotView: LayoutSubview?, _ legendView: LayoutSubview?, _ labels: Room, _ titles: Room, in size: CGSize
  ) -> Arrangement {
    var around = Room()
    var legendSize = CGSize.zero
    let legend = model.settings.legend
    let edge = Self.edge(of: legend.position, usual: .bottom)
    if let legendView {
      let spacing = legend.spacing ?? Spacing.legend
      let isBeside = edge == .leading || edge == .trailing
      legendSize = legendView.sizeThatFits(
        isBeside
          ? ProposedViewSize(width: size.width / 3, height: nil) : ProposedViewSize(width: size.width, height: nil))
      if legend.position.kind != .overlay {
        switch edge {
        case .leading: around.leading = legendSize.width + spacing
        case .trailing: around.trailing = legendSize.width + spacing
        case .top: around.top = legendSize.height + spacing
        case .bottom: around.bottom = legendSize.height + spacing
        }
      }
    }
    let origin = CGPoint(
      x: around.leading + titles.leading + labels.leading, y: around.top + titles.top + labels.top)
    let rest = CGSize(
      width: around.trailing + titles.trailing + labels.trailing,
      height: around.bottom + titles.bottom + labels.bottom)
    let offered = CGSize(
      width: max(0, size.width - origin.x - rest.width), height: max(0, size.height - origin.y - rest.height))
    let taken = plotView?.sizeThatFits(ProposedViewSize(offered)) ?? offered
    let plot = CGRect(origin: origin, size: taken)
    let total = CGSize(width: origin.x + taken.width + rest.width, height: origin.y + taken.height + rest.height)
    let body = CGRect(
      x: around.leading, y: around.top, width: total.width - around.leading - around.trailing,
      height: total.height - around.top - around.bottom)
    var result = Arrangement(plot: plot, body: body, size: total)
    result.legend = Self.place(
      legendSize, edge, legend.alignment, isOver: legend.position.kind == .overlay, plot: plot, total: total)
    return result
  }

  private static func place(
    _ size: CGSize, _ edge: Edge, _ alignment: Alignment?, isOver: Bool, plot: CGRect, total: CGSize
  ) -> CGRect {
    let frame = isOver ? plot : CGRect(origin: .zero, size: total)
    var x = frame.minX
    switch alignment?.horizontal {
    case .center: x = frame.midX - size.width / 2
    case .trailing: x = frame.maxX - size.width
    default: break
    }
    var y = plot.minY
    switch alignment?.vertical {
    case .center: y = plot.midY - size.height / 2
    case .bottom: y = plot.maxY - size.height
    default: break
    }
    if !isOver {
      switch edge {
      case .leading: x = 0
      case .trailing: x = total.width - size.width
      case .top: y = 0
      case .bottom: y = total.height - size.height
      }
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private static func edge(of title: ChartSettings.Title) -> Edge {
    // An axis of numbers is named above it, one that goes across below.
    edge(of: title.position, usual: title.axis == .horizontal ? .bottom : .top)
  }

  private static func edge(of position: AnnotationPosition, usual: Edge) -> Edge {
    switch position.kind {
    case .automatic, .overlay: usual
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  // MARK: Titles

  private func place(_ subview: LayoutSubview, _ title: ChartSettings.Title, plot: CGRect, body: CGRect) {
    let size = subview.sizeThatFits(.unspecified)
    let edge = Self.edge(of: title)
    var x = plot.midX - size.width / 2
    // Chosen: above the numbers, which are at the trailing side.
    if title.axis == .vertical, edge == .top { x = body.maxX - size.width }
    switch title.alignment?.horizontal {
    case .leading: x = plot.minX
    case .trailing: x = title.axis == .vertical ? body.maxX - size.width : plot.maxX - size.width
    case .center: x = plot.midX - size.width / 2
    default: break
    }
    var y = plot.midY - size.height / 2
    switch title.alignment?.vertical {
    case .top: y = plot.minY
    case .bottom: y = plot.maxY - size.height
    default: break
    }
    switch edge {
    case .leading: x = body.minX
    case .trailing: x = body.maxX - size.width
    case .top: y = body.minY
    case .bottom: y = body.maxY - size.height
    }
    subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
  }

  // MARK: Labels

  /// Beside ticks, where an axis has any.
  private func spacing(of label: ChartLabel) -> (across: CGFloat, down: CGFloat) {
    var ticks: CGFloat = 0
    for case .tick(let tick) in label.tick.parts where label.axis.isVertical {
      ticks = max(ticks, tick.length ?? ChartPlotView.tickLength)
    }
    return (
      (label.label.horizontalSpacing ?? Spacing.label) + ticks, label.label.verticalSpacing ?? Spacing.label
    )
  }

  /// Each where its value is; one that would touch the one before is left out.
  private func place(_ labels: [(subview: LayoutSubview, label: ChartLabel)], plot: CGRect, bounds: CGRect) {
    var taken: [(isVertical: Bool, reach: CGRect)] = []
    for (subview, label) in labels {
      let size = subview.sizeThatFits(.unspecified)
      guard let frame = frame(of: label, size: size, plot: plot) else {
        subview.place(at: plot.origin, proposal: .zero)
        continue
      }
      // Chosen: labels beside one another are at least 4 points apart.
      let reach = frame.insetBy(dx: label.axis.isVertical ? 0 : -2, dy: 0)
      let isFree =
        label.label.collision.kind == .disabled
        || !taken.contains { $0.isVertical == label.axis.isVertical && $0.reach.intersects(reach) }
      let isInside = label.axis.isVertical || frame.maxX <= bounds.maxX + 2 || label.label.anchor != nil
      guard isFree, isInside || label.label.collision.kind == .disabled else {
        subview.place(at: plot.origin, proposal: .zero)
        continue
      }
      taken.append((label.axis.isVertical, reach))
      subview.place(at: frame.origin, proposal: ProposedViewSize(size))
    }
  }

  private func frame(of label: ChartLabel, size: CGSize, plot: CGRect) -> CGRect? {
    let axis = label.axis
    let isCentered = label.label.isCentered ?? false
    guard size.width > 0, let at = model.place(of: label.tick, on: axis, isCentered: isCentered, in: plot.size) else {
      return nil
    }
    // A label of a day or a month would stand beside it.
    if !axis.isVertical, model.x.kind == .date, axis.preset == .automatic, label.label.anchor == nil, !isCentered,
      at > plot.width - 0.5
    {
      return nil
    }
    let (across, down) = spacing(of: label)
    var point: CGPoint
    var anchor: UnitPoint
    let isInset = axis.preset == .inset
    switch axis.position {
    case .leading:
      point = CGPoint(x: isInset ? plot.minX : plot.minX - across, y: plot.minY + at)
      anchor = isInset ? .bottomLeading : .trailing
    case .trailing, .automatic:
      point = CGPoint(x: isInset ? plot.maxX : plot.maxX + across, y: plot.minY + at)
      anchor = isInset ? .bottomTrailing : .leading
    case .top:
      point = CGPoint(x: plot.minX + at, y: isInset ? plot.minY : plot.minY - down)
      anchor = UnitPoint(x: horizontalAnchor(label, isCentered), y: isInset ? 0 : 1)
    case .bottom:
      point = CGPoint(x: plot.minX + at, y: isInset ? plot.maxY : plot.maxY + down)
      anchor = UnitPoint(x: horizontalAnchor(label, isCentered), y: isInset ? 1 : 0)
    }
    anchor = label.label.anchor ?? anchor
    point.x += label.label.offset.width
    point.y += label.label.offset.height
    return CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
  }

  /// Names stand in the middle of their places; numbers and dates begin where they are.
  private func horizontalAnchor(_ label: ChartLabel, _ isCentered: Bool) -> CGFloat {
    if model.x.kind == .category || isCentered { return 0.5 }
    if label.axis.preset == .aligned { return label.isFirst ? 0 : label.isLast ? 1 : 0.5 }
    return 0
  }
}

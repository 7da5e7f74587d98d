import Foundation
import StillsCore
import StillsLayout

/// Where the parts of a chart are.
nonisolated struct ChartArrangement {
  var plot: CGRect
  /// Around all but the legend.
  var body: CGRect
  var legend: CGRect
  var size: CGSize

  func moved(to origin: CGPoint) -> ChartArrangement {
    let moved = { (frame: CGRect) in frame.offsetBy(dx: origin.x, dy: origin.y) }
    return ChartArrangement(plot: moved(plot), body: moved(body), legend: moved(legend), size: size)
  }
}

/// What stands around something takes, in points at each edge.
private nonisolated struct Room {
  var top: CGFloat = 0
  var leading: CGFloat = 0
  var bottom: CGFloat = 0
  var trailing: CGFloat = 0

  mutating func add(_ size: CGSize, spacing: CGFloat, at edge: Edge) {
    switch edge {
    case .leading: leading += size.width + spacing
    case .trailing: trailing += size.width + spacing
    case .top: top += size.height + spacing
    case .bottom: bottom += size.height + spacing
    }
  }

  static func + (one: Room, other: Room) -> Room {
    Room(
      top: one.top + other.top, leading: one.leading + other.leading, bottom: one.bottom + other.bottom,
      trailing: one.trailing + other.trailing)
  }
}

nonisolated extension ChartLayout {
  /// What labels, titles and the legend take is measured first; the plot is offered the rest and may take another size.
  func arrangement(of subviews: Subviews, in size: CGSize) -> ChartArrangement {
    let legend = legend(of: subviews, in: size)
    let around = legend?.room ?? Room()
    let inside = room(ofLabels: subviews) + room(ofTitles: subviews)
    let all = around + inside
    let origin = CGPoint(x: all.leading, y: all.top)
    let offered = CGSize(
      width: max(0, size.width - origin.x - all.trailing), height: max(0, size.height - origin.y - all.bottom))
    let plotView = subviews.first { if case .plot = $0[ChartPartKey.self] { true } else { false } }
    let plot = CGRect(origin: origin, size: plotView?.sizeThatFits(ProposedViewSize(offered)) ?? offered)
    let total = CGSize(width: plot.maxX + all.trailing, height: plot.maxY + all.bottom)
    let body = CGRect(
      x: around.leading, y: around.top, width: total.width - around.leading - around.trailing,
      height: total.height - around.top - around.bottom)
    let legendFrame = legend.map { frame(ofLegend: $0.size, at: $0.edge, plot: plot, total: total) }
    return ChartArrangement(plot: plot, body: body, legend: legendFrame ?? .zero, size: total)
  }

  // MARK: Labels and titles

  private func room(ofLabels subviews: Subviews) -> Room {
    var room = Room()
    var overhang: CGFloat = 0
    for subview in subviews {
      guard case .label(let label) = subview[ChartPartKey.self], label.axis.preset != .inset else { continue }
      let size = subview.sizeThatFits(.unspecified)
      guard size.width > 0 else { continue }
      let (across, down) = spacing(of: label)
      let offset = label.label.offset
      switch label.axis.position {
      case .leading: room.leading = max(room.leading, size.width + across - offset.width)
      case .trailing, .automatic: room.trailing = max(room.trailing, size.width + across + offset.width)
      case .top: room.top = max(room.top, size.height + down - offset.height)
      case .bottom: room.bottom = max(room.bottom, size.height + down + offset.height)
      }
      // The first and the last number beside the plot reach over its corners.
      if label.axis.isVertical, label.isLast || label.isFirst, model.y.kind != .category {
        overhang = max(overhang, size.height / 2)
      }
    }
    (room.top, room.bottom) = (max(room.top, overhang), max(room.bottom, overhang))
    return room
  }

  private func room(ofTitles subviews: Subviews) -> Room {
    var room = Room()
    for subview in subviews {
      guard case .title(let title) = subview[ChartPartKey.self] else { continue }
      room.add(
        subview.sizeThatFits(.unspecified), spacing: title.spacing ?? Spacing.title, at: Self.edge(of: title))
    }
    return room
  }

  // MARK: Legend

  private func legend(of subviews: Subviews, in size: CGSize) -> (size: CGSize, edge: Edge, room: Room)? {
    let view = subviews.first { if case .legend = $0[ChartPartKey.self] { true } else { false } }
    guard let view else { return nil }
    let settings = model.settings.legend
    let edge = Self.edge(of: settings.position, usual: .bottom)
    // Chosen: a legend beside the plot takes at most a third of the chart.
    let width = edge == .leading || edge == .trailing ? size.width / 3 : size.width
    let taken = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
    var room = Room()
    if settings.position.kind != .overlay {
      room.add(taken, spacing: settings.spacing ?? Spacing.legend, at: edge)
    }
    return (taken, edge, room)
  }

  private func frame(ofLegend size: CGSize, at edge: Edge, plot: CGRect, total: CGSize) -> CGRect {
    let settings = model.settings.legend
    let isOver = settings.position.kind == .overlay
    let frame = isOver ? plot : CGRect(origin: .zero, size: total)
    var origin = CGPoint(x: frame.minX, y: plot.minY)
    switch settings.alignment?.horizontal {
    case .center: origin.x = frame.midX - size.width / 2
    case .trailing: origin.x = frame.maxX - size.width
    default: break
    }
    switch settings.alignment?.vertical {
    case .center: origin.y = plot.midY - size.height / 2
    case .bottom: origin.y = plot.maxY - size.height
    default: break
    }
    guard !isOver else { return CGRect(origin: origin, size: size) }
    switch edge {
    case .leading: origin.x = 0
    case .trailing: origin.x = total.width - size.width
    case .top: origin.y = 0
    case .bottom: origin.y = total.height - size.height
    }
    return CGRect(origin: origin, size: size)
  }

  // MARK: Edges

  static func edge(of title: ChartSettings.Title) -> Edge {
    // An axis of numbers is named above it, one that goes across below.
    edge(of: title.position, usual: title.axis == .horizontal ? .bottom : .top)
  }

  static func edge(of position: AnnotationPosition, usual: Edge) -> Edge {
    switch position.kind {
    case .automatic, .overlay: usual
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

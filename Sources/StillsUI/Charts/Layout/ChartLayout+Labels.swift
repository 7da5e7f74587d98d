import Foundation
import StillsCore
import StillsLayout

nonisolated extension ChartLayout {
  /// Beside ticks, where an axis has any.
  func spacing(of label: ChartLabel) -> (across: CGFloat, down: CGFloat) {
    var ticks: CGFloat = 0
    for case .tick(let tick) in label.tick.parts where label.axis.isVertical {
      ticks = max(ticks, tick.length ?? ChartPlotView.tickLength)
    }
    return (
      (label.label.horizontalSpacing ?? Spacing.label) + ticks, label.label.verticalSpacing ?? Spacing.label
    )
  }

  /// Each where its value is; one that would touch the one before is left out.
  func place(_ labels: [(subview: LayoutSubview, label: ChartLabel)], plot: CGRect, bounds: CGRect) {
    var taken: [(isVertical: Bool, reach: CGRect)] = []
    for (subview, label) in labels {
      let size = subview.sizeThatFits(.unspecified)
      guard let frame = frame(of: label, size: size, plot: plot) else {
        subview.place(at: plot.origin, proposal: .zero)
        continue
      }
      let isVertical = label.axis.isVertical
      // Chosen: labels beside one another are at least 4 points apart.
      let spacing = label.label.collision.minimumSpacing ?? (isVertical ? 0 : 4)
      let reach = frame.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
      let isFree = !taken.contains { $0.isVertical == isVertical && $0.reach.intersects(reach) }
      let isInside = isVertical || frame.maxX <= bounds.maxX + 2 || label.label.anchor != nil
      guard (isFree && isInside) || label.label.collision.kind == .disabled else {
        subview.place(at: plot.origin, proposal: .zero)
        continue
      }
      taken.append((isVertical, reach))
      subview.place(at: frame.origin, proposal: ProposedViewSize(size))
    }
  }

  /// Nil where the label's value is not in the plot.
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
    let (point, usual) = anchoring(of: label, at: at, plot: plot)
    let (anchor, offset) = (label.label.anchor ?? usual, label.label.offset)
    return CGRect(
      x: point.x + offset.width - anchor.x * size.width, y: point.y + offset.height - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// The point beside the plot that a label is at, and which of its own points is there.
  private func anchoring(of label: ChartLabel, at place: CGFloat, plot: CGRect) -> (CGPoint, UnitPoint) {
    let (across, down) = spacing(of: label)
    let isInset = label.axis.preset == .inset
    let (x, y) = (plot.minX + place, plot.minY + place)
    switch label.axis.position {
    case .leading:
      return isInset
        ? (CGPoint(x: plot.minX, y: y), .bottomLeading) : (CGPoint(x: plot.minX - across, y: y), .trailing)
    case .trailing, .automatic:
      return isInset
        ? (CGPoint(x: plot.maxX, y: y), .bottomTrailing) : (CGPoint(x: plot.maxX + across, y: y), .leading)
    case .top:
      let anchor = UnitPoint(x: horizontalAnchor(label), y: isInset ? 0 : 1)
      return (CGPoint(x: x, y: isInset ? plot.minY : plot.minY - down), anchor)
    case .bottom:
      let anchor = UnitPoint(x: horizontalAnchor(label), y: isInset ? 1 : 0)
      return (CGPoint(x: x, y: isInset ? plot.maxY : plot.maxY + down), anchor)
    }
  }

  /// Names stand in the middle of their places; numbers and dates begin where they are.
  private func horizontalAnchor(_ label: ChartLabel) -> CGFloat {
    if model.x.kind == .category || label.label.isCentered ?? false { return 0.5 }
    if label.axis.preset == .aligned { return label.isFirst ? 0 : label.isLast ? 1 : 0.5 }
    return 0
  }
}

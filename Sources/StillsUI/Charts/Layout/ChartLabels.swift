import Foundation
import StillsCore
import StillsLayout

/// A label beside the plot.
nonisolated struct ChartLabel {
  var axis: ChartModel.Axis
  var tick: ChartModel.Tick
  var value: AxisValue
  var label: _AxisLabel
  var isFirst, isLast: Bool
}

nonisolated extension ChartModel {
  var labels: [ChartLabel] {
    axes.flatMap { axis in
      axis.ticks.enumerated().flatMap { index, tick in
        tick.parts.compactMap { part -> ChartLabel? in
          guard case .label(let label) = part else { return nil }
          return ChartLabel(
            axis: axis, tick: tick,
            value: AxisValue(index: index, count: axis.ticks.count, primitive: tick.primitive), label: label,
            isFirst: index == 0, isLast: index == axis.ticks.count - 1)
        }
      }
    }
  }
}

/// A label, or nothing where it is offered no room.
nonisolated struct ChartLabelView: View {
  let label: ChartLabel

  @MainActor var body: some View {
    ViewThatFits(in: .horizontal) {
      oriented
        // Chosen.
        .font(label.label.font ?? .caption2)
        .foregroundStyle(label.label.style ?? AnyShapeStyle(.secondary))
        .lineLimit(1)
      Color.clear.frame(width: 0, height: 0)
    }
  }

  @MainActor @ViewBuilder private var oriented: some View {
    let content = label.label.content(label.axis.labelling, label.value)
    switch label.label.orientation {
    case .automatic, .horizontal: content
    case .vertical: ChartQuarterTurn(isClockwise: true) { content.rotationEffect(.degrees(90)) }
    case .verticalReversed: ChartQuarterTurn(isClockwise: false) { content.rotationEffect(.degrees(-90)) }
    }
  }
}

/// What an axis is called.
nonisolated struct ChartTitleView: View {
  let title: ChartSettings.Title

  @MainActor var body: some View {
    Group {
      switch title.position.kind {
      case .leading: ChartQuarterTurn(isClockwise: false) { title.content.rotationEffect(.degrees(-90)) }
      case .trailing: ChartQuarterTurn(isClockwise: true) { title.content.rotationEffect(.degrees(90)) }
      default: title.content
      }
    }
    // Chosen.
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}

/// Room for a view that is turned by a quarter.
nonisolated struct ChartQuarterTurn: Layout {
  var isClockwise: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let size = subviews.first?.sizeThatFits(.unspecified) else { return .zero }
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}

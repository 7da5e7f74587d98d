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
  enum Spacing {
    static let label: CGFloat = 4
    static let title: CGFloat = 4
    static let legend: CGFloat = 8
  }

  /// Chosen: where nothing is offered.
  private static let ideal = CGSize(width: 300, height: 200)

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
    let places = arrangement(of: subviews, in: bounds.size).moved(to: bounds.origin)
    let (plot, body) = (places.plot, places.body)
    var labels: [(subview: LayoutSubview, label: ChartLabel)] = []
    for subview in subviews {
      switch subview[ChartPartKey.self] {
      case .plot: subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .legend: subview.place(at: places.legend.origin, proposal: ProposedViewSize(places.legend.size))
      case .title(let title): place(subview, title, plot: plot, body: body)
      case .label(let label): labels.append((subview, label))
      case nil: subview.place(at: plot.origin, proposal: .zero)
      }
    }
    place(labels, plot: plot, bounds: bounds)
  }
}

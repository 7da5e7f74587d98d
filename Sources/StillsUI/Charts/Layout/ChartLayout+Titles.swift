import Foundation
import StillsCore
import StillsLayout

nonisolated extension ChartLayout {
  /// Beside what it names, outside of the labels.
  func place(_ subview: LayoutSubview, _ title: ChartSettings.Title, plot: CGRect, body: CGRect) {
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
}

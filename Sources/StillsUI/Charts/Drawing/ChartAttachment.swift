import Foundation
import StillsCore
import StillsLayout

/// A view that stands at a mark.
nonisolated struct ChartAttachment {
  /// Of the mark, in the plot.
  var frame: CGRect
  var annotation: _ChartMark.Annotation?
  var kind: _ChartMark.Kind
  var pointsDown = false
  var content: @MainActor () -> AnyView
}

nonisolated struct ChartAttachmentKey: LayoutValueKey {
  static var defaultValue: ChartAttachment? { nil }
}

/// Views at marks, each as large as it wants to be.
nonisolated struct ChartAttachmentLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      guard let attachment = subview[ChartAttachmentKey.self] else { continue }
      let size = subview.sizeThatFits(.unspecified)
      var origin = attachment.origin(for: size)
      if let overflow = attachment.annotation?.overflow {
        if overflow.x.fits { origin.x = min(max(origin.x, 0), max(0, bounds.width - size.width)) }
        if overflow.y.fits { origin.y = min(max(origin.y, 0), max(0, bounds.height - size.height)) }
      }
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(size))
    }
  }
}

nonisolated extension ChartAttachment {
  /// Where a view of this size stands, in the plot.
  func origin(for size: CGSize) -> CGPoint {
    guard let annotation else {
      return CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    }
    // Chosen: 4 points between a mark and what stands beside it.
    let spacing = annotation.spacing ?? 4
    var kind = annotation.position.kind
    if kind == .automatic {
      kind = self.kind == .sector || self.kind == .rectangle ? .overlay : pointsDown ? .bottom : .top
    }
    let along = aligned(size, annotation.alignment)
    switch kind {
    case .automatic, .overlay: return along
    case .top: return CGPoint(x: along.x, y: frame.minY - spacing - size.height)
    case .bottom: return CGPoint(x: along.x, y: frame.maxY + spacing)
    case .leading: return CGPoint(x: frame.minX - spacing - size.width, y: along.y)
    case .trailing: return CGPoint(x: frame.maxX + spacing, y: along.y)
    case .topLeading: return CGPoint(x: frame.minX - spacing - size.width, y: frame.minY - spacing - size.height)
    case .topTrailing: return CGPoint(x: frame.maxX + spacing, y: frame.minY - spacing - size.height)
    case .bottomLeading: return CGPoint(x: frame.minX - spacing - size.width, y: frame.maxY + spacing)
    case .bottomTrailing: return CGPoint(x: frame.maxX + spacing, y: frame.maxY + spacing)
    }
  }

  /// Inside of the mark's frame.
  private func aligned(_ size: CGSize, _ alignment: Alignment) -> CGPoint {
    let x: CGFloat
    switch alignment.horizontal {
    case .leading: x = frame.minX
    case .trailing: x = frame.maxX - size.width
    default: x = frame.midX - size.width / 2
    }
    let y: CGFloat
    switch alignment.vertical {
    case .top: y = frame.minY
    case .bottom: y = frame.maxY - size.height
    default: y = frame.midY - size.height / 2
    }
    return CGPoint(x: x, y: y)
  }
}

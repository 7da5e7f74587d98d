import Foundation
import StillsCore
import StillsLayout

/// Views beside one another, in as many rows as it takes.
nonisolated struct ChartFlow: Layout {
  var isColumn: Bool
  /// Chosen.
  private static let spacing = CGSize(width: 12, height: 4)

  private func rows(_ subviews: Subviews, width: CGFloat) -> (frames: [CGRect], size: CGSize) {
    var (x, y, height, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var frames: [CGRect] = []
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, isColumn || x + size.width > width {
        (x, y, height) = (0, y + height + Self.spacing.height, 0)
      }
      frames.append(CGRect(x: x, y: y, width: size.width, height: size.height))
      widest = max(widest, x + size.width)
      height = max(height, size.height)
      x += size.width + Self.spacing.width
    }
    return (frames, CGSize(width: widest, height: y + height))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    rows(subviews, width: proposal.width ?? .infinity).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, rows(subviews, width: bounds.width + 0.01).frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }
}

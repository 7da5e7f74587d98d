import Foundation
import StillsGeometry

/// Vertical distances that a text keeps from its neighbours in a stack (facts text-metrics §8, iOS 17 and later).
package struct TextSpacing: Hashable, Sendable {
  /// From a view that is no text down to this text.
  package var viewAboveText: CGFloat
  /// From this text down to a view that is no text.
  package var viewBelowText: CGFloat
  /// From another text down to this one: the lower text's own leading, in whole pixels.
  package var textAboveText: CGFloat

  package init(_ metrics: FontMetrics, grid: PixelGrid) {
    let lineHeight = metrics.lineHeight
    let air = grid.ceil(0.1 * lineHeight)
    viewAboveText = air + metrics.descent
    viewBelowText = max(lineHeight + air - metrics.capHeight, air + metrics.descent)
    textAboveText = max(0, grid.ceil(metrics.leading))
  }

  /// Of a set text: what is above it looks at its first line, what is below it at its last.
  package init(_ layout: TextLayout, grid: PixelGrid) {
    self.init(layout.firstLineMetrics, grid: grid)
    viewBelowText = TextSpacing(layout.lastLineMetrics, grid: grid).viewBelowText
  }
}

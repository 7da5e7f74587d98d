import Foundation
import StillsGeometry
import StillsLayout

/// The room that bars share with the content between them, in screen points.
package struct BarSpace: Hashable {
  /// With what lies under the status bar, the cut-out and the home indicator: backgrounds of bars reach its edges.
  package var full: CGRect
  /// What the device leaves free of it.
  package var safe: CGRect

  package init(full: CGRect, safe: CGRect) { (self.full, self.safe) = (full, safe) }

  /// A frame inside a safe area reaches beyond the boundary where it touches it; of one that lies across the boundary that
  /// much is not safe.
  package init(frame: CGRect, in area: SafeArea, pixelLength: CGFloat) {
    func unsafe(_ overlap: CGFloat, of all: CGFloat) -> CGFloat { min(overlap, all).nonNegative }
    let left = unsafe(area.safe.minX - frame.minX, of: area.safe.minX - area.full.minX)
    let right = unsafe(frame.maxX - area.safe.maxX, of: area.full.maxX - area.safe.maxX)
    let top = unsafe(area.safe.minY - frame.minY, of: area.safe.minY - area.full.minY)
    let bottom = unsafe(frame.maxY - area.safe.maxY, of: area.full.maxY - area.safe.maxY)
    self.init(
      full: area.growing(frame, pixelLength: pixelLength),
      safe: CGRect(
        x: frame.minX + left, y: frame.minY + top, width: (frame.width - left - right).nonNegative,
        height: (frame.height - top - bottom).nonNegative))
  }

  package var insets: EdgeInsets {
    EdgeInsets(
      top: safe.minY - full.minY, leading: safe.minX - full.minX, bottom: full.maxY - safe.maxY,
      trailing: full.maxX - safe.maxX)
  }
}

/// How far the content that scrolls between bars has been moved.
package struct BarScroll: Hashable {
  /// Points that the content's beginning has moved up from where it rests; negative while it is pulled down.
  package var offset: CGFloat
  /// Points of content that lie below the lower edge of what is free.
  package var below: CGFloat

  package init(offset: CGFloat = 0, below: CGFloat = 0) {
    self.offset = offset.isFinite ? offset : 0
    self.below = below.isFinite ? below : 0
  }
}

import Foundation
import StillsGeometry

/// A rectangle and the part of it that nothing covers, in global coordinates (facts: layout §13).
package struct SafeArea: Hashable {
  /// With what lies under bars, notch and keyboard.
  package var full: CGRect
  package var safe: CGRect

  package init(full: CGRect, safe: CGRect) { (self.full, self.safe) = (full, safe) }

  package init(full: CGRect, insets: EdgeInsets, layoutDirection: LayoutDirection = .leftToRight) {
    let left = layoutDirection == .leftToRight ? insets.leading : insets.trailing
    self.init(
      full: full,
      safe: CGRect(
        x: full.minX + left, y: full.minY + insets.top, width: (full.width - insets.horizontal).nonNegative,
        height: (full.height - insets.vertical).nonNegative))
  }

  /// What `ignoresSafeArea` makes of `frame`: on each of `edges` where it touches the safe boundary (to within half a
  /// pixel), or sticks out of it, it reaches to the full one. A frame that keeps away from the boundary stays as it is.
  package func growing(
    _ frame: CGRect, ignoring edges: Edge.Set = .all, pixelLength: CGFloat,
    layoutDirection: LayoutDirection = .leftToRight
  ) -> CGRect {
    let isMirrored = layoutDirection == .rightToLeft
    /// `inside` is how far the frame's edge is from the boundary, inwards.
    func reaches(_ edge: Edge, inside: CGFloat) -> Bool { edges.contains(edge) && inside <= pixelLength / 2 }
    let (leftEdge, rightEdge): (Edge, Edge) = isMirrored ? (.trailing, .leading) : (.leading, .trailing)
    let left = reaches(leftEdge, inside: frame.minX - safe.minX) ? min(frame.minX, full.minX) : frame.minX
    let right = reaches(rightEdge, inside: safe.maxX - frame.maxX) ? max(frame.maxX, full.maxX) : frame.maxX
    let top = reaches(.top, inside: frame.minY - safe.minY) ? min(frame.minY, full.minY) : frame.minY
    let bottom = reaches(.bottom, inside: safe.maxY - frame.maxY) ? max(frame.maxY, full.maxY) : frame.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How far `frame` would reach out if it ignored the safe area; what a geometry proxy tells. A reader that fills the
  /// safe area is told all of it, one that ignores it or keeps away from its boundary nothing (OSUI: a proxy's insets are
  /// what ignoring adds).
  package func insets(
    of frame: CGRect, pixelLength: CGFloat, layoutDirection: LayoutDirection = .leftToRight
  ) -> EdgeInsets {
    let grown = growing(frame, pixelLength: pixelLength)
    let left = frame.minX - grown.minX, right = grown.maxX - frame.maxX
    let isMirrored = layoutDirection == .rightToLeft
    return EdgeInsets(
      top: frame.minY - grown.minY, leading: isMirrored ? right : left,
      bottom: grown.maxY - frame.maxY, trailing: isMirrored ? left : right)
  }
}

import CStillsPixels
import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging

extension PixelPlayer {
  /// The group flat, in a picture of its own; each pixel where it shows takes what it shows of that.
  func drawGroup(_ group: DisplayGroup, in perspective: Perspective) throws {
    let toScreen = group.transform.concatenating(layer.screenMatrix)
    var flat = group
    (flat.transform, flat.perspective, flat.opacity, flat.blendMode) = (.identity, nil, 1, .normal)
    let content = flat.drawingBounds
    guard toScreen.isInvertible, content.isDrawable,
      let shown = PixelArea(group.drawingBounds.applying(layer.screenMatrix))?.grown(by: 1),
      let area = layer.visibleArea(context.clipBounds)?.intersection(shown)
    else { return }
    let distances = content.corners.map { max(perspective.distance(of: $0), 0.25) }
    let nearest = distances.min() ?? 1, farthest = distances.max() ?? 1
    let scale = sourceScale(toScreen.meanScale / nearest, of: content)
    guard scale > 0, scale.isFinite,
      let whole = PixelArea(content.applying(CGAffineTransform(scaleX: scale, y: scale)))?.grown(by: 1)
    else { return }
    let source = try PixelLayer(area: whole)
    source.screenMatrix = CGAffineTransform(scaleX: scale, y: scale)
    try PixelPlayer(renderer, source).play([.group(flat)])
    try source.context.check("drawing a group")
    source.context.surface.flush()
    let picture = try PixelLayer(area: area)
    let matrix = matrix(from: area, through: toScreen.inverted(), perspective, to: source, scale: scale)
    stills_project(
      stills_picture(
        words: source.buffer.words, width: Int32(clamping: whole.width), height: Int32(clamping: whole.height)),
      picture.buffer.words, Int32(clamping: area.width), Int32(clamping: area.height), matrix,
      farthest < 1.01 * nearest ? 1 : farthest < 2 * nearest ? 2 : 4)
    picture.context.surface.markDirty()
    try composite(picture, opacity: group.opacity, mode: group.blendMode)
  }

  /// Pixels a unit, fine enough for the nearest part, and few enough that the picture stays a picture.
  private func sourceScale(_ wanted: CGFloat, of content: CGRect) -> CGFloat {
    let largest: CGFloat = 6_000
    return min(wanted, largest / max(content.width, 1), largest / max(content.height, 1))
  }

  /// From a pixel of the area to a place in the source, as rows of a matrix whose third one divides the others.
  private func matrix(
    from area: PixelArea, through back: CGAffineTransform, _ perspective: Perspective, to source: PixelLayer,
    scale: CGFloat
  ) -> [Double] {
    // Relative to the centre, a pixel (x, y) is at (dx, dy) = A (x, y, 1); what is seen there is that divided by
    // w = 1 - slope · (dx, dy).
    let center = perspective.center, slope = perspective.slope
    let tx = back.tx + back.a * CGFloat(area.left) + back.c * CGFloat(area.top) - center.x
    let ty = back.ty + back.b * CGFloat(area.left) + back.d * CGFloat(area.top) - center.y
    let dx = [back.a, back.c, tx], dy = [back.b, back.d, ty]
    let w = (0..<3).map { ($0 == 2 ? 1 : 0) - slope.width * dx[$0] - slope.height * dy[$0] }
    let left = scale * center.x - CGFloat(source.originX), top = scale * center.y - CGFloat(source.originY)
    let u = (0..<3).map { left * w[$0] + scale * dx[$0] }, v = (0..<3).map { top * w[$0] + scale * dy[$0] }
    return (u + v + w).map(Double.init)
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ]
  }
}

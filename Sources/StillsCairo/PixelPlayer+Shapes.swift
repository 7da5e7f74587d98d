import CCairo
import Foundation
import StillsDisplay
import StillsGeometry

extension PixelPlayer {
  /// Paints the current path in one colour. Its coverage is kept: what Cairo draws again each time is the most of what a
  /// screen costs. False where it is left to Cairo, which knows other paints and soft clips.
  func paintShape(_ drawing: ShapeDrawing, _ paint: Paint) throws -> Bool {
    guard case .color(let color) = paint, let outline = ShapeOutline(context, drawing) else { return false }
    guard let visible = layer.screen(outline.area).intersection(layer.area) else { return true }
    let clips = layer.isUnclipped(visible) ? [layer.own(visible)] : context.pixelClips(layer)
    let coverage = try outline.coverage(renderer)
    guard let clips = clips ?? layer.clips(around: coverage) else { return false }
    layer.paint(coverage, color.premultipliedWord, within: clips)
    return true
  }

  /// Fills a rectangle of whole pixels, or one around all that a soft clip leaves, by that clip's coverage: the grounds of
  /// cards and rows with round corners. False where it is left to others.
  func fillSoftClip(_ path: Path, _ paint: Paint) throws -> Bool {
    guard case .color(let color) = paint, let clip = layer.softClip, let rect = path.asRectangle,
      layer.screenMatrix.isAxisAligned, let coverage = try clip.coverage(in: context, renderer)
    else { return false }
    let pixels = rect.applying(context.matrix)
    let area = PixelArea(wholePixels: pixels) ?? (pixels.contains(coverage.area.rect) ? coverage.area : nil)
    guard let area else { return false }
    layer.paint(coverage, color.premultipliedWord, within: clip.bounds.compactMap { $0.intersection(area) })
    return true
  }
}

extension PixelLayer {
  /// Own pixels as the screen's.
  func screen(_ area: PixelArea) -> PixelArea {
    PixelArea(
      left: area.left + originX, top: area.top + originY, right: area.right + originX, bottom: area.bottom + originY)
  }

  /// A shape that no clip touches, though one touches what it might have covered.
  fileprivate func clips(around coverage: ShapeCoverage) -> [PixelArea]? {
    guard let visible = screen(coverage.area).intersection(area) else { return [] }
    return isUnclipped(visible) ? [own(visible)] : nil
  }
}

/// The only clip with soft edges.
final class SoftClip {
  private let path: Path
  private let style: FillStyle
  private let matrix: CGAffineTransform
  /// What clips of whole pixels leave of the layer, in its own pixels.
  let bounds: [PixelArea]
  private var known: ShapeCoverage??

  /// `path` in the coordinates of `matrix`, which goes to the layer's own pixels.
  init(_ path: Path, _ style: FillStyle, matrix: CGAffineTransform, bounds: [PixelArea]) {
    (self.path, self.style, self.matrix, self.bounds) = (path, style, matrix, bounds)
  }

  /// The same within a rectangle.
  func within(_ area: PixelArea) -> SoftClip {
    let clip = SoftClip(path, style, matrix: matrix, bounds: bounds.compactMap { $0.intersection(area) })
    clip.known = known
    return clip
  }

  /// Nil where it is not worked out. Takes away the context's path.
  func coverage(in context: CairoContext, _ renderer: CairoRenderer) throws -> ShapeCoverage? {
    if let known { return known }
    let before = context.matrix
    context.matrix = matrix
    context.setPath(path)
    let coverage = try ShapeOutline(context, .fill(style))?.coverage(renderer)
    cairo_new_path(context.pointer)
    context.matrix = before
    known = .some(coverage)
    return coverage
  }
}

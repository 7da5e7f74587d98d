import CCairo
import Foundation
import StillsDisplay
import StillsGeometry

extension PixelPlayer {
  /// All letters of a run are one area, filled once: outlines at their exact places, unhinted. (Cairo's own glyph
  /// drawing would move each letter to a whole pixel.)
  func drawGlyphs(_ run: GlyphRun, _ paint: Paint) throws {
    guard run.size > 0, run.size.isFinite, run.origin.isFinite, !run.glyphs.isEmpty else { return }
    guard let shapes = renderer.glyphs.shapes(of: run) else {
      return renderer.warn("There are no letter shapes of the face “\(run.face.name)”.")
    }
    cairo_new_path(context.pointer)
    for (glyph, shape) in zip(run.glyphs, shapes) {
      if case .outline(let outline) = shape { context.addGlyph(outline, glyph, of: run) }
    }
    context.setFillStyle(FillStyle())
    if try setSource(paint, bounds: run.drawingBounds) { cairo_fill(context.pointer) }
    cairo_new_path(context.pointer)
    for (glyph, shape) in zip(run.glyphs, shapes) {
      guard case .picture(let image, let rect) = shape else { continue }
      var placement = ImagePlacement(image: image, rect: run.place(rect, of: glyph))
      placement.interpolation = .high
      try drawImage(placement, opacity: paint.alphaForPictures)
    }
  }
}

extension CairoContext {
  func addGlyph(_ outline: Path, _ glyph: PlacedGlyph, of run: GlyphRun) {
    let originX = run.origin.x + glyph.offset.x, originY = run.origin.y + glyph.offset.y
    guard originX.isFinite, originY.isFinite else { return }
    let size = run.size, slant = run.slant
    func x(_ point: CGPoint) -> CGFloat { originX + (point.x - slant * point.y) * size }
    func y(_ point: CGPoint) -> CGFloat { originY + point.y * size }
    var current = CGPoint.zero
    for element in outline.elements {
      switch element {
      case .move(let point):
        cairo_move_to(pointer, x(point), y(point))
        current = point
      case .line(let point):
        cairo_line_to(pointer, x(point), y(point))
        current = point
      case .quadCurve(let point, let control):
        let first = CGPoint(
          x: current.x + (control.x - current.x) * 2 / 3, y: current.y + (control.y - current.y) * 2 / 3)
        let second = CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        cairo_curve_to(pointer, x(first), y(first), x(second), y(second), x(point), y(point))
        current = point
      case .curve(let point, let control1, let control2):
        cairo_curve_to(pointer, x(control1), y(control1), x(control2), y(control2), x(point), y(point))
        current = point
      case .closeSubpath: cairo_close_path(pointer)
      }
    }
  }
}

extension GlyphRun {
  /// A rectangle at one point per em, at one of the run's glyphs.
  func place(_ rect: CGRect, of glyph: PlacedGlyph) -> CGRect {
    CGRect(
      x: origin.x + glyph.offset.x + rect.minX * size, y: origin.y + glyph.offset.y + rect.minY * size,
      width: rect.width * size, height: rect.height * size)
  }
}

extension Paint {
  /// Coloured glyphs keep their colours and take only the paint's alpha.
  var alphaForPictures: Double {
    if case .color(let color) = self { return color.bounded.alpha }
    return 1
  }
}

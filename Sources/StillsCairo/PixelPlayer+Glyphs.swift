import CCairo
import CStillsPixels
import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging

extension PixelPlayer {
  /// All letters of a run are one area: outlines at their exact places, unhinted. Cairo's own glyphs would stand on
  /// whole pixels, and its areas have 15 steps of coverage from top to bottom.
  func drawGlyphs(_ run: GlyphRun, _ paint: Paint) throws {
    // Smaller letters cannot be seen, and have a matrix that cannot be inverted.
    guard !(run.size <= 1e-6) else { return }
    guard run.size.isFinite, run.origin.isFinite, run.slant.isFinite, !run.glyphs.isEmpty,
      let face = renderer.glyphs.face(run.face)
    else { return warnOfMissingFace(run) }
    let shapes = run.glyphs.map { face.shape(of: $0.glyph, size: run.size) }
    if shapes.contains(where: { if case .missing = $0 { true } else { false } }) { warnOfMissingFace(run) }
    try drawOutlines(run, face, paint)
    for (glyph, shape) in zip(run.glyphs, shapes) {
      if case .layers = shape { try play([run.layers(of: glyph, face, paint)]) }
      guard case .picture(let image, let rect) = shape else { continue }
      var placement = ImagePlacement(image: image, rect: run.place(rect, of: glyph))
      placement.interpolation = .high
      try drawImage(placement, opacity: paint.alphaForPictures)
    }
  }

  private func warnOfMissingFace(_ run: GlyphRun) {
    guard !run.glyphs.isEmpty else { return }
    renderer.warn("There are no letter shapes of the face “\(run.face.name)”.")
  }

  private func drawOutlines(_ run: GlyphRun, _ face: FaceShapes, _ paint: Paint) throws {
    let outlines = RunOutlines(run, face, matrix: layer.screenMatrix)
    guard let area = outlines.area else { return }
    // Rows that cannot show are left out; columns are not, since what is left of a pixel counts for it.
    guard let visible = layer.visibleArea(run.drawingBounds)?.intersection(area) else { return }
    let rows = PixelArea(left: area.left, top: visible.top, right: area.right, bottom: visible.bottom)
    guard rows.width * rows.height <= CoverageSums.maximumCount else { return try fillOutlines(run, face, paint) }
    let clips = layer.isUnclipped(rows) ? [layer.own(rows)] : context.pixelClips(layer)
    if case .color(let color) = paint, let clips {
      let mask = outlines.mask(rows, renderer)
      layer.paint(mask, at: (rows.left, rows.top), color.premultipliedWord, within: clips)
    } else if try setSource(paint, bounds: run.drawingBounds) {
      try maskSource(outlines.mask(rows, renderer), area: rows)
    }
  }

  /// Paints the context's source through the mask.
  private func maskSource(_ mask: CoverageMask, area: PixelArea) throws {
    let surface = try CairoSurface(alphaOf: mask)
    context.saved {
      layer.screenMatrix = .identity
      let shift = CGAffineTransform(translationX: -CGFloat(area.left), y: -CGFloat(area.top))
      context.mask(
        with: CairoPattern.surface(surface, matrix: shift, filter: CAIRO_FILTER_NEAREST, extend: CAIRO_EXTEND_NONE))
    }
  }

  /// Letters larger than screens go the slow way.
  private func fillOutlines(_ run: GlyphRun, _ face: FaceShapes, _ paint: Paint) throws {
    cairo_new_path(context.pointer)
    for glyph in run.glyphs {
      if case .outline(let outline) = face.shape(of: glyph.glyph, size: run.size) {
        context.addPath(outline.applying(run.matrix(of: glyph)))
      }
    }
    context.setFillStyle(FillStyle())
    if try setSource(paint, bounds: run.drawingBounds) { context.fill() }
    cairo_new_path(context.pointer)
  }
}

/// The outlines of a run's glyphs in screen pixels.
private struct RunOutlines {
  private typealias Glyph = (flat: FlatGlyph, x: CGFloat, y: CGFloat)
  private var glyphs: [Glyph] = []
  private let matrix: CGAffineTransform
  private(set) var area: PixelArea?

  init(_ run: GlyphRun, _ face: FaceShapes, matrix screen: CGAffineTransform) {
    // From ems to pixels, but for the place.
    matrix = CGAffineTransform(a: run.size, b: 0, c: -run.slant * run.size, d: run.size, tx: 0, ty: 0)
      .concatenating(CGAffineTransform(a: screen.a, b: screen.b, c: screen.c, d: screen.d, tx: 0, ty: 0))
    let pixelsPerEm = run.size * max(screen.meanScale, abs(screen.a), abs(screen.b), abs(screen.c), abs(screen.d))
    glyphs.reserveCapacity(run.glyphs.count)
    var placement = stills_placement(
      a: Float(matrix.a), b: Float(matrix.b), c: Float(matrix.c), d: Float(matrix.d), x: 0, y: 0)
    var bounds = stills_bounds(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
    for placed in run.glyphs {
      guard let flat = face.flatGlyph(placed.glyph, pixelsPerEm: pixelsPerEm), !flat.points.isEmpty else { continue }
      let place = CGPoint(x: run.origin.x + placed.offset.x, y: run.origin.y + placed.offset.y).applying(screen)
      guard place.isFinite, abs(place.x) < 1e6, abs(place.y) < 1e6 else { continue }
      glyphs.append((flat, place.x, place.y))
      (placement.x, placement.y) = (Float(place.x), Float(place.y))
      stills_widen_bounds(&bounds, flat.bounds, placement)
    }
    guard bounds.left <= bounds.right, bounds.top <= bounds.bottom, abs(bounds.left) < 1e6, abs(bounds.top) < 1e6,
      bounds.right < 1e6, bounds.bottom < 1e6
    else { return }
    // A pixel more, since places in single precision may be off by a few hundredths far out.
    area = PixelArea(
      left: Int(bounds.left.rounded(.down)) - 1, top: Int(bounds.top.rounded(.down)) - 1,
      right: Int(bounds.right.rounded(.up)) + 1, bottom: Int(bounds.bottom.rounded(.up)) + 1)
  }

  /// The coverage of all glyphs in an area that is as wide as theirs.
  func mask(_ area: PixelArea, _ renderer: CairoRenderer) -> CoverageMask {
    renderer.masks.mask(key(area)) {
      let sums = renderer.coverage
      sums.begin(width: area.width, height: area.height)
      for glyph in glyphs { sums.add(glyph.flat, at: placement(of: glyph, area)) }
      return sums.take()
    }
  }

  private func placement(of glyph: Glyph, _ area: PixelArea) -> stills_placement {
    stills_placement(
      a: Float(matrix.a), b: Float(matrix.b), c: Float(matrix.c), d: Float(matrix.d),
      x: Float(glyph.x - CGFloat(area.left)), y: Float(glyph.y - CGFloat(area.top)))
  }

  /// From the very numbers that coverage is worked out with, so that it never depends on what was painted before.
  private func key(_ area: PixelArea) -> CoverageCache.Key {
    var key = CoverageCache.Key()
    key.reserveCapacity(2 * glyphs.count + 3)
    key.add(UInt64(UInt32(truncatingIfNeeded: area.width)) << 32 | UInt64(UInt32(truncatingIfNeeded: area.height)))
    key.add(Float(matrix.a), Float(matrix.b))
    key.add(Float(matrix.c), Float(matrix.d))
    for glyph in glyphs {
      let placement = placement(of: glyph, area)
      key.add(glyph.flat.id)
      key.add(placement.x, placement.y)
    }
    return key
  }
}

extension GlyphRun {
  /// From one unit per em to the run's coordinates, at one of its glyphs.
  func matrix(of glyph: PlacedGlyph) -> CGAffineTransform {
    CGAffineTransform(
      a: size, b: 0, c: -slant * size, d: size, tx: origin.x + glyph.offset.x, ty: origin.y + glyph.offset.y)
  }

  /// A coloured glyph's layers where it stands.
  func layers(of glyph: PlacedGlyph, _ face: FaceShapes, _ paint: Paint) -> DisplayCommand {
    var foreground = ResolvedColor.black
    if case .color(let color) = paint { foreground = color }
    foreground.alpha = 1
    var group = DisplayGroup(commands: face.drawing(of: glyph.glyph, foreground: foreground))
    (group.transform, group.opacity) = (matrix(of: glyph), paint.alphaForPictures)
    return .group(group)
  }

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

import CCairo
import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging

/// Plays commands on a page.
final class PDFPlayer {
  let renderer: CairoRenderer
  let context: CairoContext
  private let list: DisplayList
  private var fonts: [FaceReference: PDFFont] = [:]

  init(_ renderer: CairoRenderer, _ context: CairoContext, list: DisplayList) {
    (self.renderer, self.context, self.list) = (renderer, context, list)
  }

  func play(_ commands: [DisplayCommand]) throws {
    for command in commands { try play(command) }
  }

  private func play(_ command: DisplayCommand) throws {
    switch command {
    case .fill(let path, let paint, let style):
      context.setPath(path)
      context.setFillStyle(style)
      if try setSource(paint, bounds: path.controlBounds) { cairo_fill(context.pointer) }
      cairo_new_path(context.pointer)
    case .stroke(let path, let paint, let style):
      guard context.setStrokeStyle(style) else { return }
      context.setPath(path)
      if try setSource(paint, bounds: command.drawingBounds) { cairo_stroke(context.pointer) }
      cairo_new_path(context.pointer)
    case .glyphs(let run, let paint): try drawGlyphs(run, paint)
    case .image(let placement): try drawImage(placement, opacity: 1)
    case .group(let group): try drawGroup(group)
    case .backdrop(let path, _, _, let tint):
      context.setPath(path)
      context.setFillStyle(FillStyle())
      setSource(tint)
      cairo_fill(context.pointer)
    }
  }

  func setSource(_ color: ResolvedColor) {
    let color = color.bounded
    cairo_set_source_rgba(context.pointer, color.red, color.green, color.blue, color.alpha)
  }

  private func setSource(_ paint: Paint, bounds: CGRect) throws -> Bool {
    switch paint {
    case .color(let color): setSource(color)
    case .linearGradient(let stops, let start, let end):
      guard start.isFinite, end.isFinite, !stops.isEmpty else { return false }
      context.setSource(CairoPattern.linear(stops, from: start, to: end))
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let transform):
      guard center.isFinite, startRadius.isFinite, endRadius.isFinite, !stops.isEmpty else { return false }
      context.setSource(
        CairoPattern.radial(
          stops, center: center, startRadius: startRadius, endRadius: endRadius, transform: transform))
    case .angularGradient: return try setPicture(of: paint, bounds: bounds)
    case .image(let image, let rect, let repeats):
      guard let surface = try picture(image), let pixels = surface.buffer, rect.isDrawable, rect.width > 0,
        rect.height > 0
      else { return false }
      let whole = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
      context.setSource(
        CairoPattern.surface(
          surface, matrix: rect.mapping(to: whole), filter: CAIRO_FILTER_GOOD,
          extend: repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD))
    }
    return true
  }

  /// PDF has no angular gradients: a picture of the paint in the current coordinates.
  private func setPicture(of paint: Paint, bounds: CGRect) throws -> Bool {
    let visible = bounds.overlap(context.clipBounds)
    guard !visible.isNull else { return false }
    guard let picture = try pixels(of: .fill(Path(visible), paint, FillStyle()), bounds: visible) else { return false }
    setSource(picture)
    return true
  }

  private func picture(_ image: ImageReference) throws -> CairoSurface? {
    if let surface = try renderer.pictures.surface(image) { return surface }
    renderer.warn("There is no picture named “\(image.name)”.")
    return nil
  }
}

// MARK: - Groups

extension PDFPlayer {
  private func drawGroup(_ group: DisplayGroup) throws {
    guard group.transform.concatenating(context.matrix).isInvertible, group.opacity > 0 else { return }
    try context.saved {
      if !group.transform.isIdentity { context.matrix = group.transform.concatenating(context.matrix) }
      if !group.effects.isEmpty || group.perspective != nil { return try drawAsPicture(group) }
      guard group.needsLayer else {
        if let clip = group.clip { context.clip(to: clip, group.clipStyle) }
        return try play(group.commands)
      }
      cairo_push_group(context.pointer)
      try context.saved {
        if let clip = group.clip { context.clip(to: clip, group.clipStyle) }
        try play(group.commands)
      }
      if let mask = group.mask { try keepOnly(mask) }
      cairo_pop_group_to_source(context.pointer)
      paint(group.opacity, group.blendMode)
    }
  }

  /// Multiplies the group that is being drawn by the alpha of `mask`.
  private func keepOnly(_ mask: [DisplayCommand]) throws {
    cairo_pop_group_to_source(context.pointer)
    cairo_push_group(context.pointer)
    try play(mask)
    guard let pattern = cairo_pop_group(context.pointer) else { return }
    defer { cairo_pattern_destroy(pattern) }
    let content = cairo_pattern_reference(cairo_get_source(context.pointer))
    defer { cairo_pattern_destroy(content) }
    cairo_push_group(context.pointer)
    cairo_set_source(context.pointer, content)
    cairo_mask(context.pointer, pattern)
  }

  private func paint(_ opacity: Double, _ mode: DisplayBlendMode) {
    cairo_set_operator(context.pointer, mode.pdfOperator)
    if opacity < 1 {
      cairo_paint_with_alpha(context.pointer, opacity)
    } else {
      cairo_paint(context.pointer)
    }
  }

  private func drawAsPicture(_ group: DisplayGroup) throws {
    var plain = group
    (plain.transform, plain.opacity, plain.blendMode) = (.identity, 1, .normal)
    guard let picture = try pixels(of: .group(plain), bounds: plain.drawingBounds) else { return }
    setSource(picture)
    paint(group.opacity, group.blendMode)
  }

  /// A command in the current coordinates as pixels of the list's scale.
  private func pixels(of command: DisplayCommand, bounds: CGRect) throws -> PixelLayer? {
    let scale = list.scale.isFinite && list.scale > 0 ? list.scale : 1
    let matrix = context.matrix.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let page = CGRect(origin: .zero, size: list.size).applying(CGAffineTransform(scaleX: scale, y: scale))
    guard let wanted = PixelArea(bounds.applying(matrix)), let whole = PixelArea(page),
      let area = wanted.grown(by: 1).intersection(whole)
    else { return nil }
    let layer = try PixelLayer(area: area)
    layer.screenMatrix = matrix
    try PixelPlayer(renderer, layer).play([command])
    try layer.context.check("drawing a group")
    return layer
  }

  private func setSource(_ picture: PixelLayer) {
    let scale = list.scale.isFinite && list.scale > 0 ? list.scale : 1
    let toPixels = context.matrix.concatenating(CGAffineTransform(scaleX: scale, y: scale)).concatenating(
      CGAffineTransform(translationX: -CGFloat(picture.originX), y: -CGFloat(picture.originY)))
    context.setSource(
      CairoPattern.surface(
        picture.context.surface, matrix: toPixels, filter: CAIRO_FILTER_GOOD, extend: CAIRO_EXTEND_NONE))
  }
}

extension DisplayBlendMode {
  /// PDF's own modes; it has none for plus darker, and its soft light is Adobe's.
  fileprivate var pdfOperator: cairo_operator_t {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusLighter: cairoOperator ?? CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken, .plusDarker: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    }
  }
}

// MARK: - Pictures and text

extension PDFPlayer {
  private func drawImage(_ placement: ImagePlacement, opacity: Double) throws {
    guard placement.rect.isDrawable, placement.source.isDrawable, placement.rect.width > 0, placement.rect.height > 0,
      let surface = try picture(placement.image), let pixels = surface.buffer
    else { return }
    let source = CGRect(
      x: placement.source.minX * CGFloat(pixels.width), y: placement.source.minY * CGFloat(pixels.height),
      width: placement.source.width * CGFloat(pixels.width), height: placement.source.height * CGFloat(pixels.height))
    guard source.width > 0, source.height > 0 else { return }
    let inked = try placement.tint?.flatColor.map { try CairoSurface(pixels.inked(with: $0)) }
    let pattern = CairoPattern.surface(
      inked ?? surface, matrix: placement.rect.mapping(to: source),
      filter: placement.interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD, extend: CAIRO_EXTEND_PAD)
    try context.saved {
      context.clip(to: Path(placement.rect), FillStyle())
      if let tint = placement.tint, inked == nil {
        if try setSource(tint, bounds: placement.rect) { context.mask(with: pattern) }
      } else {
        context.setSource(pattern)
        cairo_paint_with_alpha(context.pointer, opacity)
      }
    }
  }

  private func drawGlyphs(_ run: GlyphRun, _ paint: Paint) throws {
    // Smaller letters cannot be seen, and have a matrix that cannot be inverted.
    guard run.size > 1e-6, run.size.isFinite, run.origin.isFinite, run.slant.isFinite, !run.glyphs.isEmpty,
      let face = renderer.glyphs.face(run.face)
    else { return }
    let font = try font(run.face, face)
    font.learnAdvances(of: run)
    try context.saved {
      if try setSource(paint, bounds: run.drawingBounds) { font.show(run, on: context) }
    }
    for glyph in run.glyphs {
      let shape = face.shape(of: glyph.glyph, size: run.size)
      if case .layers = shape { try play([run.layers(of: glyph, face, paint)]) }
      guard case .picture(let image, let rect) = shape else { continue }
      try drawImage(
        ImagePlacement(image: image, rect: run.place(rect, of: glyph)), opacity: paint.alphaForPictures)
    }
  }

  private func font(_ reference: FaceReference, _ face: FaceShapes) throws -> PDFFont {
    if let font = fonts[reference] { return font }
    let font = try PDFFont(face)
    fonts[reference] = font
    return font
  }
}

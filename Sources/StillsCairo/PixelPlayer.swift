import CCairo
import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging

/// Plays commands on one layer of pixels.
struct PixelPlayer {
  let renderer: CairoRenderer
  let layer: PixelLayer

  init(_ renderer: CairoRenderer, _ layer: PixelLayer) { (self.renderer, self.layer) = (renderer, layer) }

  var context: CairoContext { layer.context }

  func play(_ commands: [DisplayCommand]) throws {
    for command in commands { try play(command, opacity: 1) }
  }

  /// `opacity` is that of a group around this command alone.
  func play(_ command: DisplayCommand, opacity: Double) throws {
    switch command {
    case .fill(let path, let paint, let style): try fill(path, paint.multiplyingAlpha(by: opacity), style)
    case .stroke(let path, let paint, let style): try stroke(path, paint.multiplyingAlpha(by: opacity), style)
    case .glyphs(let run, let paint): try drawGlyphs(run, paint.multiplyingAlpha(by: opacity))
    case .image(let placement): try drawImage(placement, opacity: opacity)
    case .group(let group): try drawGroup(group)
    case .backdrop(let path, let radius, let saturation, let tint):
      try drawBackdrop(path, radius: radius, saturation: saturation, tint: tint)
    }
  }

  func fillAll(_ color: ResolvedColor) {
    if color.alpha >= 1 { return layer.fill([layer.own(layer.area)], color.premultipliedWord) }
    setSource(color)
    context.paint()
  }
}

// MARK: - Areas and lines

extension PixelPlayer {
  private func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) throws {
    if try fillWholePixels(path, paint) || fillSoftClip(path, paint) { return }
    context.setPath(path)
    if try paintShape(.fill(style), paint) { return cairo_new_path(context.pointer) }
    context.setFillStyle(style)
    guard try setSource(paint, bounds: path.controlBounds) else { return cairo_new_path(context.pointer) }
    context.fill()
  }

  private func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) throws {
    guard context.setStrokeStyle(style) else { return }
    context.setPath(path)
    if try paintShape(.stroke(style), paint) { return cairo_new_path(context.pointer) }
    guard try setSource(paint, bounds: DisplayCommand.stroke(path, paint, style).drawingBounds) else {
      return cairo_new_path(context.pointer)
    }
    context.stroke()
  }

  /// False when the paint cannot be had. `bounds` is what will be painted at most, in the current coordinates; few paints
  /// ask for it.
  func setSource(_ paint: Paint, bounds: @autoclosure () -> CGRect) throws -> Bool {
    switch paint {
    case .color(let color): setSource(color)
    case .linearGradient(let stops, let start, let end):
      guard let gradient = LinearGradient(stops, from: start, to: end) else { return setFlat(stops) }
      guard let area = layer.visibleArea(bounds()) else { return false }
      try setSource(gradient.pixels(area, matrix: layer.screenMatrix), at: area)
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let transform):
      guard center.isFinite, startRadius.isFinite, endRadius.isFinite, stops.count > 1 else { return setFlat(stops) }
      let pattern = CairoPattern.radial(
        stops, center: center, startRadius: startRadius, endRadius: endRadius, transform: transform)
      context.setSource(pattern)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      guard center.isFinite, startAngle.isFinite, endAngle.isFinite, !stops.isEmpty else { return setFlat(stops) }
      guard let area = layer.visibleArea(bounds()) else { return false }
      let gradient = AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
      try setSource(gradient.pixels(area, matrix: layer.screenMatrix), at: area)
    case .image(let image, let rect, let repeats): return try setSource(image, rect: rect, repeats: repeats)
    }
    return true
  }

  func setSource(_ color: ResolvedColor) {
    let color = color.roundingToBytes
    cairo_set_source_rgba(context.pointer, color.red, color.green, color.blue, color.alpha)
  }

  /// A gradient without an extent is its last colour, as far as one can see.
  private func setFlat(_ stops: [GradientStop]) -> Bool {
    guard let last = stops.last else { return false }
    setSource(last.color)
    return true
  }

  /// Pixels that stand on the layer's own: no scaling, no blending between them.
  func setSource(_ buffer: PixelBuffer, at area: PixelArea) throws {
    let surface = try CairoSurface(buffer)
    setSource(surface, at: area)
  }

  func setSource(_ surface: CairoSurface, at area: PixelArea) {
    let shift = CGAffineTransform(translationX: -CGFloat(area.left), y: -CGFloat(area.top))
    let pattern = CairoPattern.surface(
      surface, matrix: layer.screenMatrix.concatenating(shift), filter: CAIRO_FILTER_NEAREST,
      extend: CAIRO_EXTEND_PAD)
    context.setSource(pattern)
  }

  private func setSource(_ image: ImageReference, rect: CGRect, repeats: Bool) throws -> Bool {
    guard let surface = try renderer.pictures.surface(image), let buffer = surface.buffer else {
      renderer.warn("There is no picture named “\(image.name)”.")
      return false
    }
    guard rect.isDrawable, rect.width > 0, rect.height > 0 else { return false }
    let toPixels = CGAffineTransform(translationX: -rect.minX, y: -rect.minY).concatenating(
      CGAffineTransform(
        scaleX: CGFloat(buffer.width) / rect.width, y: CGFloat(buffer.height) / rect.height))
    let pattern = CairoPattern.surface(
      surface, matrix: toPixels, filter: CAIRO_FILTER_BILINEAR, extend: repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD
    )
    context.setSource(pattern)
    return true
  }
}

extension Paint {
  func multiplyingAlpha(by factor: Double) -> Paint {
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.multiplyingAlpha(by: factor), location: $0.location) }
    }
    guard factor != 1 else { return self }
    switch self {
    case .color(let color): return .color(color.multiplyingAlpha(by: factor))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops: faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let transform):
      return .radialGradient(
        stops: faded(stops), center: center, startRadius: startRadius, endRadius: endRadius, transform: transform)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return .angularGradient(stops: faded(stops), center: center, startAngle: startAngle, endAngle: endAngle)
    case .image: return self
    }
  }

  /// Whether an opacity can go into the paint itself.
  var canFade: Bool {
    if case .image = self { return false }
    return true
  }
}

import CCairo
import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging

extension PixelPlayer {
  /// The group's commands, clipped, then masked, make a picture; its effects change the picture; then it is faded and
  /// blended onto what is there. A group that asks for none of this beyond a clip draws straight through.
  func drawGroup(_ group: DisplayGroup) throws {
    guard layer.screenMatrix.isInvertible, group.opacity > 0,
      group.transform.concatenating(layer.screenMatrix).isInvertible
    else { return }
    if let perspective = group.perspective {
      return try context.saved { try drawGroup(group, in: perspective) }
    }
    try context.saved {
      if !group.transform.isIdentity { context.matrix = group.transform.concatenating(context.matrix) }
      guard group.needsLayer else {
        return try clipped(layer, by: group) { try play(group.commands) }
      }
      if let only = group.onlyCommandToFade {
        return try clipped(layer, by: group) { try play(only, opacity: group.opacity) }
      }
      guard let picture = try picture(of: group) else { return }
      try composite(picture, opacity: group.opacity, mode: group.blendMode)
    }
  }

  private func clipped(_ layer: PixelLayer, by group: DisplayGroup, _ body: () throws -> Void) rethrows {
    guard let clip = group.clip else { return try body() }
    try layer.clipped(to: clip, group.clipStyle, body)
  }

  /// Content, clip, mask and effects.
  private func picture(of group: DisplayGroup) throws -> PixelLayer? {
    guard let area = areaNeeded(for: group) else { return nil }
    let picture = try PixelLayer(area: area)
    picture.screenMatrix = layer.screenMatrix
    let player = PixelPlayer(renderer, picture)
    try clipped(picture, by: group) { try player.play(group.commands) }
    if let mask = group.mask { try player.keepOnly(mask) }
    try picture.context.check("drawing a group")
    if !group.effects.isEmpty {
      picture.context.surface.flush()
      for effect in group.effects { try PictureEffect(effect, matrix: layer.screenMatrix).apply(to: picture.buffer) }
      picture.context.surface.markDirty()
    }
    return picture
  }

  /// The pixels of the group that can show, or that effects bring to where they show.
  private func areaNeeded(for group: DisplayGroup) -> PixelArea? {
    var bounds = group.contentBounds
    var margin = 0, soft = 0
    for effect in group.effects {
      bounds = effect.bounds(of: bounds)
      let picture = PictureEffect(effect, matrix: layer.screenMatrix)
      margin += picture.reach
      soft += picture.softReach
    }
    // One pixel more for the soft edges of lines that lie on pixel edges.
    guard let whole = PixelArea(bounds.applying(layer.screenMatrix))?.grown(by: 1) else { return nil }
    guard let visible = layer.visibleArea(context.clipBounds) else { return nil }
    guard margin > Self.largestMargin else { return whole.intersection(visible.grown(by: margin)) }
    // So far out there is nothing in between: what is drawn, wherever it is, and what shows of it are enough.
    let drawn = PixelArea(group.contentBounds.applying(layer.screenMatrix))?.grown(by: 1 + soft)
    let area = visible.grown(by: soft).enclosing(drawn?.intersection(visible.grown(by: margin)))
    return area.limited(around: visible).intersection(whole)
  }

  /// In pixels. Our choice: what blurs of up to 133 points on an iPhone need, exactly as they are.
  private static let largestMargin = 1_302

  /// Multiplies the layer by the alpha of `mask`.
  private func keepOnly(_ mask: [DisplayCommand]) throws {
    let stencil = try PixelLayer(area: layer.area)
    stencil.screenMatrix = layer.screenMatrix
    try PixelPlayer(renderer, stencil).play(mask)
    try stencil.context.check("drawing a mask")
    context.saved {
      cairo_set_operator(context.pointer, CAIRO_OPERATOR_DEST_IN)
      setSource(stencil.context.surface, at: stencil.area)
      context.paint()
    }
  }

  func composite(_ picture: PixelLayer, opacity: Double, mode: DisplayBlendMode) throws {
    if let cairoOperator = mode.cairoOperator {
      cairo_set_operator(context.pointer, cairoOperator)
      setSource(picture.context.surface, at: picture.area)
      context.setPath(picture.area.path(in: layer.screenMatrix))
      cairo_set_antialias(context.pointer, CAIRO_ANTIALIAS_NONE)
      cairo_clip(context.pointer)
      context.paint(alpha: opacity)
    } else {
      guard let area = picture.area.intersection(layer.area) else { return }
      context.surface.flush()
      picture.context.surface.flush()
      let blended = try PictureBlend(mode, opacity: opacity).blend(picture, onto: layer, area)
      cairo_set_operator(context.pointer, CAIRO_OPERATOR_SOURCE)
      try setSource(blended, at: area)
      context.setPath(area.path(in: layer.screenMatrix))
      cairo_set_antialias(context.pointer, CAIRO_ANTIALIAS_NONE)
      context.fill()
    }
  }

  /// What is drawn on this layer so far shows blurred through `path`.
  func drawBackdrop(_ path: Path, radius: CGFloat, saturation: Double, tint: ResolvedColor) throws {
    guard layer.screenMatrix.isInvertible, let area = layer.visibleArea(path.controlBounds) else { return }
    let blur = PictureEffect(.blur(radius: radius, opaque: true), matrix: layer.screenMatrix)
    guard let around = area.grown(by: blur.reach).intersection(layer.area) else { return }
    context.surface.flush()
    let copy = try PixelLayer(area: around)
    copy.buffer.copy(from: layer.buffer, x: around.left - layer.originX, y: around.top - layer.originY)
    try blur.apply(to: copy.buffer)
    try PictureEffect(.colorMatrix(Self.saturationMatrix(saturation)), matrix: .identity).apply(to: copy.buffer)
    copy.context.surface.markDirty()
    PixelPlayer(renderer, copy).fillAll(tint)
    try context.saved {
      setSource(copy.context.surface, at: around)
      context.setPath(path)
      context.setFillStyle(FillStyle())
      context.fill()
      try context.check("drawing a backdrop")
    }
  }

  /// Weights of Rec. 709.
  private static func saturationMatrix(_ amount: Double) -> [Double] {
    let (red, green, blue) = (0.2126, 0.7152, 0.0722), rest = 1 - amount
    return [
      red * rest + amount, green * rest, blue * rest, 0, 0,
      red * rest, green * rest + amount, blue * rest, 0, 0,
      red * rest, green * rest, blue * rest + amount, 0, 0,
      0, 0, 0, 1, 0,
    ]
  }
}

extension CairoContext {
  func clip(to path: Path, _ style: FillStyle) {
    setPath(path)
    setFillStyle(style)
    cairo_clip(pointer)
  }
}

extension DisplayGroup {
  var needsLayer: Bool {
    opacity < 1 || blendMode != .normal || mask != nil || !effects.isEmpty || isFlattened
  }

  /// The group's one command, when fading that is the same as fading the group.
  var onlyCommandToFade: DisplayCommand? {
    guard blendMode == .normal, mask == nil, effects.isEmpty, commands.count == 1 else { return nil }
    switch commands[0] {
    case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, let paint):
      return paint.canFade ? commands[0] : nil
    case .image(let placement): return placement.tint?.canFade ?? true ? commands[0] : nil
    case .group, .backdrop: return nil
    }
  }
}

extension PixelArea {
  /// The area as a path in coordinates that `matrix` brings to pixels.
  func path(in matrix: CGAffineTransform) -> Path { Path(rect).applying(matrix.inverted()) }
}

extension PixelBuffer {
  /// Fills this buffer with the part of another that starts at (x, y) and holds all of it.
  func copy(from other: PixelBuffer, x: Int, y: Int) {
    guard x >= 0, y >= 0, x + width <= other.width, y + height <= other.height else { return }
    for line in 0..<height { memcpy(row(line), other.row(y + line) + x, stride) }
  }
}

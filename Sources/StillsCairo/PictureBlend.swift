import CCairo
import Foundation
import StillsDisplay
import StillsImaging

extension DisplayBlendMode {
  /// The modes that Cairo computes in whole numbers; the others are ours.
  var cairoOperator: cairo_operator_t? {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
      .exclusion, .hue, .saturation, .color, .luminosity, .plusDarker:
      nil
    }
  }
}

/// Mixes a picture into what is below it, after the formulas of W3C's Compositing and Blending (soft light after
/// Pegtop, as Core Animation does).
struct PictureBlend {
  private let mode: DisplayBlendMode
  private let opacity: Double

  init(_ mode: DisplayBlendMode, opacity: Double) { (self.mode, self.opacity) = (mode, min(max(opacity, 0), 1)) }

  /// What `area` of `ground` looks like with `picture` on it. Pairs of pixels that come again are computed once.
  func blend(_ picture: PixelLayer, onto ground: PixelLayer, _ area: PixelArea) throws -> PixelBuffer {
    let result = try PixelBuffer(width: area.width, height: area.height)
    var lastPair: UInt64 = 0, lastWord = word(0, 0)
    for y in area.top..<area.bottom {
      let above = picture.buffer.row(y - picture.originY) + (area.left - picture.originX)
      let below = ground.buffer.row(y - ground.originY) + (area.left - ground.originX)
      let target = result.row(y - area.top)
      for x in 0..<area.width {
        let pair = UInt64(above[x]) << 32 | UInt64(below[x])
        if pair != lastPair { (lastPair, lastWord) = (pair, word(above[x], below[x])) }
        target[x] = lastWord
      }
    }
    return result
  }

  /// Of premultiplied pixels.
  private func word(_ above: UInt32, _ below: UInt32) -> UInt32 {
    let source = BlendColor(above), backdrop = BlendColor(below)
    let sourceAlpha = Double(above >> 24) / 255 * opacity, backdropAlpha = Double(below >> 24) / 255
    guard sourceAlpha > 0 else { return below }
    if mode == .plusDarker { return plusDarker(source, sourceAlpha, backdrop, backdropAlpha) }
    let mixed = mode.mix(backdrop: backdrop, source: source)
    let alpha = sourceAlpha + backdropAlpha - sourceAlpha * backdropAlpha
    func byte(_ s: Double, _ b: Double, _ m: Double) -> UInt32 {
      let value =
        sourceAlpha * (1 - backdropAlpha) * s + sourceAlpha * backdropAlpha * m + (1 - sourceAlpha) * backdropAlpha * b
      return UInt32((min(max(value, 0), 1) * 255).rounded())
    }
    return UInt32((alpha * 255).rounded()) << 24 | byte(source.red, backdrop.red, mixed.red) << 16
      | byte(source.green, backdrop.green, mixed.green) << 8 | byte(source.blue, backdrop.blue, mixed.blue)
  }

  /// The lacks of light add up: what is left is at least black.
  private func plusDarker(
    _ source: BlendColor, _ sourceAlpha: Double, _ backdrop: BlendColor, _ backdropAlpha: Double
  ) -> UInt32 {
    let alpha = min(sourceAlpha + backdropAlpha, 1)
    func byte(_ s: Double, _ b: Double) -> UInt32 {
      let value = alpha - (backdropAlpha - b * backdropAlpha) - (sourceAlpha - s * sourceAlpha)
      return UInt32((min(max(value, 0), 1) * 255).rounded())
    }
    return UInt32((alpha * 255).rounded()) << 24 | byte(source.red, backdrop.red) << 16
      | byte(source.green, backdrop.green) << 8 | byte(source.blue, backdrop.blue)
  }
}

/// Straight components from 0 to 1.
struct BlendColor {
  var red, green, blue: Double

  init(red: Double, green: Double, blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }

  init(_ word: UInt32) {
    let alpha = Double(max(word >> 24, 1))
    func component(_ shift: UInt32) -> Double { min(Double(word >> shift & 255) / alpha, 1) }
    self.init(red: component(16), green: component(8), blue: component(0))
  }

  var luminosity: Double { 0.3 * red + 0.59 * green + 0.11 * blue }
  var saturation: Double { max(red, green, blue) - min(red, green, blue) }

  func map(_ change: (Double) -> Double) -> BlendColor {
    BlendColor(red: change(red), green: change(green), blue: change(blue))
  }

  func withLuminosity(_ wanted: Double) -> BlendColor {
    let shift = wanted - luminosity
    let moved = map { $0 + shift }
    let light = moved.luminosity
    let lowest = min(moved.red, moved.green, moved.blue), highest = max(moved.red, moved.green, moved.blue)
    if lowest < 0 { return moved.map { light + ($0 - light) * light / (light - lowest) } }
    if highest > 1 { return moved.map { light + ($0 - light) * (1 - light) / (highest - light) } }
    return moved
  }

  func withSaturation(_ wanted: Double) -> BlendColor {
    let lowest = min(red, green, blue), range = saturation
    guard range > 0 else { return BlendColor(red: 0, green: 0, blue: 0) }
    return map { ($0 - lowest) / range * wanted }
  }
}

extension DisplayBlendMode {
  fileprivate func mix(backdrop: BlendColor, source: BlendColor) -> BlendColor {
    switch self {
    case .hue:
      return source.withSaturation(backdrop.saturation).withLuminosity(backdrop.luminosity)
    case .saturation: return backdrop.withSaturation(source.saturation).withLuminosity(backdrop.luminosity)
    case .color: return source.withLuminosity(backdrop.luminosity)
    case .luminosity: return backdrop.withLuminosity(source.luminosity)
    default:
      return BlendColor(
        red: mix(backdrop.red, source.red), green: mix(backdrop.green, source.green),
        blue: mix(backdrop.blue, source.blue))
    }
  }

  /// One channel: `b` below, `s` above.
  private func mix(_ b: Double, _ s: Double) -> Double {
    switch self {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return Self.hardLight(s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return Self.hardLight(b, s)
    case .softLight: return (1 - 2 * s) * b * b + 2 * s * b
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    case .normal, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut, .plusDarker,
      .plusLighter:
      return s
    }
  }

  private static func hardLight(_ b: Double, _ s: Double) -> Double {
    s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
  }
}

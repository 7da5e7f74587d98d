import CStillsPixels
import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging

/// A display effect in pixels.
struct PictureEffect {
  private let effect: DisplayEffect
  /// From the group's coordinates to pixels.
  private let matrix: CGAffineTransform

  init(_ effect: DisplayEffect, matrix: CGAffineTransform) { (self.effect, self.matrix) = (effect, matrix) }

  /// How many pixels away a pixel can still have a say.
  var reach: Int {
    func pixels(_ value: CGFloat) -> Int { value.isFinite ? Int(min(value.rounded(.up), 32_767)) : 0 }
    switch effect {
    case .blur(let radius, _): return pixels(DisplayEffect.reach(of: radius) * matrix.meanScale) + 1
    case .shadow(_, let radius, let offset):
      let shift = offset.applying(matrix)
      return pixels(DisplayEffect.reach(of: radius) * matrix.meanScale + max(abs(shift.width), abs(shift.height))) + 1
    case .colorMatrix: return 0
    }
  }

  /// How many of these pixels the picture needs around what is in it, so that what spreads there can come back. Very wide
  /// blurs bring their own.
  var softReach: Int {
    switch effect {
    case .blur(let radius, _), .shadow(_, let radius, _):
      let deviation = pixels(radius)
      guard deviation < CoarseBlur.threshold else { return 1 }
      return Int((3.25 * deviation).rounded(.up)) + 1
    case .colorMatrix: return 0
    }
  }

  func apply(to buffer: PixelBuffer) throws {
    switch effect {
    case .blur(let radius, let isOpaque): try blur(buffer, deviation: pixels(radius), keepsAlpha: isOpaque)
    case .shadow(let color, let radius, let offset):
      let shift = offset.applying(matrix)
      try castShadow(buffer, color: color.bounded, deviation: pixels(radius), x: shift.width, y: shift.height)
    case .colorMatrix(let values): try recolor(buffer, values)
    }
  }

  private func pixels(_ radius: CGFloat) -> CGFloat {
    let deviation = abs(radius) * matrix.meanScale
    return deviation.isNaN ? 0 : min(deviation, 1e6)
  }
}

// MARK: - Blur

extension PictureEffect {
  private func blur(_ buffer: PixelBuffer, deviation: CGFloat, keepsAlpha: Bool) throws {
    guard deviation > 0 else { return }
    if keepsAlpha, stills_are_opaque(buffer.words, buffer.count) != 0 {
      return try blur(buffer, channels: [0, 8, 16], deviation: deviation, edge: .repeats)
    }
    let alphas =
      keepsAlpha
      ? [UInt8](unsafeUninitializedCapacity: buffer.count) { bytes, count in
        bytes.baseAddress.map { stills_take_alphas(buffer.words, buffer.count, $0) }
        count = buffer.count
      } : []
    try blur(buffer, channels: [0, 8, 16, 24], deviation: deviation, edge: keepsAlpha ? .repeats : .isEmpty)
    if keepsAlpha { stills_set_alphas(buffer.words, buffer.count, alphas) }
  }

  /// `channels` by the bit that they start at.
  private func blur(
    _ buffer: PixelBuffer, channels: [UInt32], deviation: CGFloat, edge: BlurPlane.Edge
  ) throws {
    let plane = BlurPlane(width: buffer.width, height: buffer.height)
    for shift in channels {
      plane.load(buffer, shift: shift)
      if deviation < CoarseBlur.threshold {
        try GaussianBlur(deviation: deviation).apply(to: plane, edge: edge)
      } else {
        try CoarseBlur(deviation: deviation).blurred(plane, edge: edge).store(to: plane)
      }
      plane.store(to: buffer, shift: shift)
    }
  }
}

// MARK: - Shadow

extension PictureEffect {
  private func castShadow(
    _ buffer: PixelBuffer, color: ResolvedColor, deviation: CGFloat, x: CGFloat, y: CGFloat
  ) throws {
    guard x.isFinite, y.isFinite, color.alpha > 0 else { return }
    let plane = BlurPlane(width: buffer.width, height: buffer.height)
    plane.load(buffer, shift: 24)
    if deviation >= CoarseBlur.threshold {
      let wide = try CoarseBlur(deviation: deviation).blurred(plane, edge: .isEmpty)
      return castShadow(buffer, color: color, ShiftedPlane(wide, x: x, y: y))
    }
    if deviation > 0 { try GaussianBlur(deviation: deviation).apply(to: plane, edge: .isEmpty) }
    var shadow = Self.shadow(of: color, ShiftedPlane(plane, x: x, y: y))
    stills_cast_shadow(plane.asC, &shadow, buffer.words)
  }

  /// The shadow's colour has its components multiplied by its alpha, in 1/65536.
  private static func shadow(of color: ResolvedColor, _ plane: ShiftedPlane<some ShadePlane>) -> stills_shadow {
    let scale = color.alpha * 65536
    return stills_shadow(
      red: UInt64(color.red * scale), green: UInt64(color.green * scale), blue: UInt64(color.blue * scale),
      alpha: UInt64(scale), x: Int32(clamping: plane.x), y: Int32(clamping: plane.y), part_x: plane.partX,
      part_y: plane.partY)
  }

  private func castShadow(_ buffer: PixelBuffer, color: ResolvedColor, _ shadow: ShiftedPlane<some ShadePlane>) {
    let ink = Self.shadow(of: color, shadow)
    for row in 0..<buffer.height {
      let words = buffer.row(row)
      for column in 0..<buffer.width {
        let word = words[column]
        let room = UInt64(255 - (word >> 24))
        guard room > 0 else { continue }
        // 0 to 65280, what is left of it by the picture above.
        let amount = UInt64(shadow.value(column, row)) * room
        guard amount > 0 else { continue }
        func byte(_ component: UInt64) -> UInt32 {
          UInt32((amount * component / 65_536 + 255 * 128) / (255 * 256))
        }
        let under = byte(ink.alpha) << 24 | byte(ink.red) << 16 | byte(ink.green) << 8 | byte(ink.blue)
        words[column] = word + under
      }
    }
  }
}

/// A plane read at an offset of pixels and parts of pixels.
private struct ShiftedPlane<Plane: ShadePlane> {
  private let plane: Plane
  fileprivate let x, y: Int
  /// In 1/256.
  fileprivate let partX, partY: UInt32

  init(_ plane: Plane, x: CGFloat, y: CGFloat) {
    self.plane = plane
    func split(_ value: CGFloat) -> (Int, UInt32) {
      let steps = Int((min(max(value, -1e6), 1e6) * 256).rounded())
      return (steps >> 8, UInt32(steps & 255))
    }
    (self.x, partX) = split(x)
    (self.y, partY) = split(y)
  }

  func value(_ column: Int, _ row: Int) -> UInt32 {
    let left = column - x, top = row - y
    if partX == 0, partY == 0 { return plane[left, top] }
    let above = plane[left, top] * (256 - partX) + plane[left - 1, top] * partX
    let below = plane[left, top - 1] * (256 - partX) + plane[left - 1, top - 1] * partX
    return UInt32((UInt64(above) * UInt64(256 - partY) + UInt64(below) * UInt64(partY)) >> 16)
  }
}

// MARK: - Colour

extension PictureEffect {
  /// On straight sRGB.
  private func recolor(_ buffer: PixelBuffer, _ values: [Double]) throws {
    guard values.count == 20 else { throw CairoError("A colour matrix has 20 numbers, not \(values.count).") }
    guard values.allSatisfy(\.isFinite) else { throw CairoError("A colour matrix has a number that is not finite.") }
    if values == [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0] { return }
    stills_recolor(buffer.words, buffer.count, values)
  }
}

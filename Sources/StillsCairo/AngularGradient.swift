import CStillsPixels
import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging

/// Colours by angle around a point.
struct AngularGradient {
  let stops: [GradientStop]
  let center: CGPoint
  let startAngle, endAngle: CGFloat

  /// The colours at the middles of the area's pixels; `matrix` leads from the gradient's coordinates to pixels.
  func pixels(_ area: PixelArea, matrix: CGAffineTransform) throws -> PixelBuffer {
    let result = try PixelBuffer(width: area.width, height: area.height, isCleared: false)
    let inverse = matrix.inverted(), extent = endAngle - startAngle
    let sweep = stills_sweep(
      a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d, x: inverse.tx, y: inverse.ty, center_x: center.x,
      center_y: center.y, start: startAngle, direction: extent < 0 ? -1 : 1, span: min(abs(extent), 2 * .pi))
    let ramp = ColorRamp(stops)
    withUnsafePointer(to: sweep) { sweep in
      for y in 0..<area.height {
        stills_sweep_row(
          sweep, ramp.words, Int32(ColorRamp.steps), Int32(clamping: area.left), Int32(clamping: area.top + y),
          Int32(area.width), result.row(y))
      }
    }
    return result
  }
}

/// Gradient stops as premultiplied pixels at 4097 places, interpolated without alpha as Cairo does.
struct ColorRamp {
  let words: [UInt32]
  static let steps = 4096

  init(_ stops: [GradientStop]) {
    words = (0...Self.steps).map { Self.color(stops, CGFloat($0) / CGFloat(Self.steps)) }
  }

  private static func color(_ stops: [GradientStop], _ location: CGFloat) -> UInt32 {
    guard let first = stops.first, let last = stops.last else { return 0 }
    guard let after = stops.firstIndex(where: { $0.location > location }) else { return last.color.premultipliedWord }
    guard after > 0 else { return first.color.premultipliedWord }
    let before = stops[after - 1], next = stops[after]
    let share = (location - before.location) / (next.location - before.location)
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    let (a, b) = (before.color.bounded, next.color.bounded)
    return ResolvedColor(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: mix(a.alpha, b.alpha)
    ).premultipliedWord
  }
}

extension ResolvedColor {
  var premultipliedWord: UInt32 {
    let color = bounded
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(color.alpha) << 24 | byte(color.red * color.alpha) << 16 | byte(color.green * color.alpha) << 8
      | byte(color.blue * color.alpha)
  }
}

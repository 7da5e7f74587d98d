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

extension ResolvedColor {
  var premultipliedWord: UInt32 {
    let color = bounded
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(color.alpha) << 24 | byte(color.red * color.alpha) << 16 | byte(color.green * color.alpha) << 8
      | byte(color.blue * color.alpha)
  }
}

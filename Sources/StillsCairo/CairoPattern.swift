import CCairo
import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging

/// What Cairo draws with.
final class CairoPattern {
  let pointer: OpaquePointer

  private init(adopting pointer: OpaquePointer) { self.pointer = pointer }

  deinit { cairo_pattern_destroy(pointer) }

  /// Checked by whoever draws with it: a pattern's error becomes its context's.
  static func linear(_ stops: [GradientStop], from start: CGPoint, to end: CGPoint) -> CairoPattern {
    let pattern = CairoPattern(adopting: cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
    pattern.add(stops)
    return pattern
  }

  static func radial(
    _ stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, transform: CGAffineTransform
  ) -> CairoPattern {
    let pattern = CairoPattern(
      adopting: cairo_pattern_create_radial(
        center.x, center.y, max(startRadius, 0), center.x, center.y, max(endRadius, 0)))
    pattern.add(stops)
    if transform.isInvertible { pattern.setMatrix(transform.inverted()) }
    return pattern
  }

  /// A picture; `matrix` leads from drawing coordinates to the picture's pixels.
  static func surface(
    _ surface: CairoSurface, matrix: CGAffineTransform, filter: cairo_filter_t, extend: cairo_extend_t
  ) -> CairoPattern {
    let pattern = CairoPattern(adopting: cairo_pattern_create_for_surface(surface.pointer))
    pattern.setMatrix(matrix)
    cairo_pattern_set_filter(pattern.pointer, filter)
    cairo_pattern_set_extend(pattern.pointer, extend)
    return pattern
  }

  private func setMatrix(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    cairo_pattern_set_matrix(pointer, &matrix)
  }

  /// Cairo interpolates the gamma-encoded components without their alpha, and multiplies by it afterwards.
  private func add(_ stops: [GradientStop]) {
    cairo_pattern_set_extend(pointer, CAIRO_EXTEND_PAD)
    for stop in stops {
      let color = stop.color.bounded
      cairo_pattern_add_color_stop_rgba(
        pointer, stop.location.isNaN ? 0 : min(max(stop.location, 0), 1), color.red, color.green, color.blue,
        color.alpha)
    }
  }
}

extension ResolvedColor {
  /// Components from 0 to 1; not-a-number is 0.
  var bounded: ResolvedColor {
    func bounded(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    return ResolvedColor(red: bounded(red), green: bounded(green), blue: bounded(blue), alpha: bounded(alpha))
  }

  /// As Cairo must be told it, to paint premultiplied bytes that are rounded to the nearest. Cairo multiplies by the
  /// alpha and cuts off after 8 bits, so each byte is aimed at the middle of what becomes it.
  var roundingToBytes: ResolvedColor {
    let color = bounded
    let alphaByte = (color.alpha * 255).rounded()
    func aimed(_ byte: Double) -> Double { byte == 255 ? 1 : (byte + 0.5) / 256 }
    let alpha = aimed(alphaByte)
    func component(_ value: Double) -> Double {
      let byte = ((value * 255).rounded() * alphaByte / 255).rounded()
      return min(aimed(byte) / alpha, 1)
    }
    return ResolvedColor(
      red: component(color.red), green: component(color.green), blue: component(color.blue),
      alpha: alphaByte == 0 ? 0 : alpha)
  }
}

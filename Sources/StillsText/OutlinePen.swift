import CHarfBuzz
import Foundation
import StillsGeometry

/// Takes down the outline that HarfBuzz walks through, turned y down.
final class OutlinePen {
  private(set) var path = Path()
  private let scale: Double

  init(scale: Double) { self.scale = scale }

  private func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: Double(x) * scale, y: -Double(y) * scale)
  }

  private static func pen(_ data: UnsafeMutableRawPointer?) -> OutlinePen? {
    data.map { Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Made once and never freed: they hold no state.
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = OutlinePen.pen(data) else { return }
        pen.path.move(to: pen.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = OutlinePen.pen(data) else { return }
        pen.path.addLine(to: pen.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        guard let pen = OutlinePen.pen(data) else { return }
        pen.path.addQuadCurve(to: pen.point(x, y), control: pen.point(controlX, controlY))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, control1X, control1Y, control2X, control2Y, x, y, _ in
        guard let pen = OutlinePen.pen(data) else { return }
        pen.path.addCurve(
          to: pen.point(x, y), control1: pen.point(control1X, control1Y), control2: pen.point(control2X, control2Y))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in OutlinePen.pen(data)?.path.closeSubpath() }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()
}

import CCairo
import Foundation
import StillsDisplay
import StillsGeometry

/// Cairo's drawing state for one surface. Statuses are sticky: `check` after drawing tells of anything before it.
final class CairoContext {
  let pointer: OpaquePointer
  let target: CairoSurface
  /// What has to be done before pixels are drawn on or read: within a rectangle of the current coordinates, or anywhere.
  var beforeDrawing: ((CGRect?) -> Void)?

  init(_ surface: CairoSurface) throws {
    target = surface
    pointer = cairo_create(surface.pointer)
    try check("cairo_create")
  }

  deinit { cairo_destroy(pointer) }

  /// What is drawn on, with all that was drawn so far.
  var surface: CairoSurface {
    beforeDrawing?(nil)
    return target
  }

  func check(_ call: String) throws { try CairoError.check(cairo_status(pointer), call) }

  /// Whatever `body` sets is undone after it.
  func saved(_ body: () throws -> Void) rethrows {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    try body()
  }
}

// MARK: - Sources

extension CairoContext {
  /// Cairo keeps the pattern for as long as it draws with it.
  func setSource(_ pattern: CairoPattern) { cairo_set_source(pointer, pattern.pointer) }
}

// MARK: - Drawing

extension CairoContext {
  /// The current path, with the source; afterwards there is no path.
  func fill() {
    beforeDrawing?(pathBounds)
    cairo_fill(pointer)
  }

  /// The current path, with the source; afterwards there is no path.
  func stroke() {
    let reach = cairo_get_line_width(pointer) / 2 * max(cairo_get_miter_limit(pointer), 2)
    beforeDrawing?(pathBounds.insetBy(dx: -reach, dy: -reach))
    cairo_stroke(pointer)
  }

  /// The source, within the clip.
  func paint(alpha: Double = 1) {
    beforeDrawing?(nil)
    if alpha < 1 { cairo_paint_with_alpha(pointer, max(alpha, 0)) } else { cairo_paint(pointer) }
  }

  /// The source, as far as the pattern has alpha.
  func mask(with pattern: CairoPattern) {
    beforeDrawing?(nil)
    cairo_mask(pointer, pattern.pointer)
  }
}

// MARK: - Coordinates

extension CairoContext {
  var matrix: CGAffineTransform {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(pointer, &matrix)
      return CGAffineTransform(matrix)
    }
    set {
      var matrix = cairo_matrix_t(newValue)
      cairo_set_matrix(pointer, &matrix)
    }
  }

  /// Of the current path.
  private var pathBounds: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(pointer, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// What is not clipped away, in the current coordinates.
  var clipBounds: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(pointer, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGAffineTransform {
  init(_ matrix: cairo_matrix_t) {
    self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// Cairo stops drawing for good when it meets a matrix that cannot be inverted.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }

  /// How many times longer lines become, on average over directions.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
  }
}

// MARK: - Paths

extension CairoContext {
  /// Replaces the current path.
  func setPath(_ path: Path) {
    cairo_new_path(pointer)
    addPath(path)
  }

  func addPath(_ path: Path) {
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        current = Self.bounded(point)
        cairo_move_to(pointer, current.x, current.y)
      case .line(let point):
        current = Self.bounded(point)
        cairo_line_to(pointer, current.x, current.y)
      case .quadCurve(let point, let control):
        let end = Self.bounded(point), control = Self.bounded(control)
        cairo_curve_to(
          pointer, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
          end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
        current = end
      case .curve(let point, let control1, let control2):
        let first = Self.bounded(control1), second = Self.bounded(control2)
        current = Self.bounded(point)
        cairo_curve_to(pointer, first.x, first.y, second.x, second.y, current.x, current.y)
      case .closeSubpath:
        cairo_close_path(pointer)
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(pointer, &x, &y)
        current = CGPoint(x: x, y: y)
      }
    }
  }

  /// Cairo's coordinates end at 2²³ pixels; a million points leaves room for scales. Not-a-number becomes 0.
  private static func bounded(_ point: CGPoint) -> CGPoint {
    func bounded(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -1e6), 1e6) }
    return CGPoint(x: bounded(point.x), y: bounded(point.y))
  }

  func setFillStyle(_ style: FillStyle) {
    cairo_set_fill_rule(pointer, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(pointer, style.isAntialiased ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
  }

  /// False when nothing can be drawn with this style.
  func setStrokeStyle(_ style: StrokeStyle) -> Bool {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return false }
    cairo_set_antialias(pointer, CAIRO_ANTIALIAS_GRAY)
    // Wider ones cover all that there is, and Cairo takes its time over them.
    cairo_set_line_width(pointer, min(style.lineWidth, 2e6))
    switch style.lineCap {
    case .butt: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.lineJoin {
    case .miter: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(pointer, style.miterLimit.isFinite ? style.miterLimit : 10)
    let isDashed =
      style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dash.contains { $0 > 0 } && style.dashPhase.isFinite
    cairo_set_dash(
      pointer, isDashed ? style.dash.map(Double.init) : [], isDashed ? Int32(style.dash.count) : 0, style.dashPhase)
    return true
  }
}

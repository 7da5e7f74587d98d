import CCairo
import CStillsPixels
import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging

/// How much of each pixel a shape covers, and where on its surface.
struct ShapeCoverage {
  let mask: CoverageMask
  /// The surface's pixel under the mask's top-left corner.
  let x, y: Int

  /// The surface's pixels that are covered, and no others beyond them.
  var area: PixelArea {
    let covered = mask.covered
    return PixelArea(left: covered.left + x, top: covered.top + y, right: covered.right + x, bottom: covered.bottom + y)
  }
}

/// The current path of a context in pixels, as far as its coverage depends on it: shapes return from row to row and from
/// screen to screen, at other places.
final class ShapeOutline {
  private let path: UnsafeMutablePointer<cairo_path_t>
  private let drawing: ShapeDrawing
  /// Scale and slant of pens.
  private let matrix: CGAffineTransform
  /// The pixels that may be covered.
  let area: PixelArea

  /// Nil where there is nothing to draw, or more than a mask is made for.
  init?(_ context: CairoContext, _ drawing: ShapeDrawing) {
    let matrix = context.matrix
    cairo_identity_matrix(context.pointer)
    let copy = cairo_copy_path(context.pointer)
    context.matrix = matrix
    guard let copy else { return nil }
    let bounds = copy.cells.map { stills_path_bounds($0, copy.pointee.num_data) } ?? stills_bounds()
    let reach = drawing.reach * max(abs(matrix.a) + abs(matrix.c), abs(matrix.b) + abs(matrix.d))
    guard copy.pointee.status == CAIRO_STATUS_SUCCESS, copy.cells != nil, bounds.left <= bounds.right, reach.isFinite,
      let area = Self.area(bounds, reach)
    else {
      cairo_path_destroy(copy)
      return nil
    }
    (path, self.drawing, self.area) = (copy, drawing, area)
    self.matrix = CGAffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: 0, ty: 0)
  }

  deinit { cairo_path_destroy(path) }

  private static func area(_ bounds: stills_bounds, _ reach: CGFloat) -> PixelArea? {
    let left = CGFloat(bounds.left) - reach, top = CGFloat(bounds.top) - reach
    let right = CGFloat(bounds.right) + reach, bottom = CGFloat(bounds.bottom) + reach
    guard left > -1e6, top > -1e6, right < 1e6, bottom < 1e6 else { return nil }
    // A pixel more, since bounds in single precision may be off by a few hundredths far out.
    let area = PixelArea(
      left: Int(left.rounded(.down)) - 1, top: Int(top.rounded(.down)) - 1, right: Int(right.rounded(.up)) + 1,
      bottom: Int(bottom.rounded(.up)) + 1)
    let isPicture = max(area.width, area.height) <= PixelBuffer.maximumSide && area.count <= ShapeStencil.maximumCount
    return isPicture ? area : nil
  }
}

extension ShapeOutline {
  /// Kept from the last time, or drawn. To be asked for once.
  func coverage(_ renderer: CairoRenderer) throws -> ShapeCoverage {
    let mask = try renderer.masks.mask(moveToCorner()) {
      try renderer.stencil.mask(width: area.width, height: area.height) { context in
        cairo_append_path(context.pointer, path)
        draw(on: context)
      }
    }
    return ShapeCoverage(mask: mask, x: area.left, y: area.top)
  }

  private func draw(on context: CairoContext) {
    switch drawing {
    case .fill(let style):
      context.setFillStyle(style)
      context.fill()
    case .stroke(let style):
      context.matrix = matrix
      if context.setStrokeStyle(style) { context.stroke() }
    }
  }

  /// From here on the path lies as the mask does.
  private func moveToCorner() -> CoverageCache.Key {
    var key = CoverageCache.Key()
    let count = path.pointee.num_data
    key.add(count: Int(count)) { words in
      if let cells = path.cells { stills_path_move(cells, count, Int32(area.left), Int32(area.top), words) }
    }
    key.add(UInt64(UInt32(truncatingIfNeeded: area.width)) << 32 | UInt64(UInt32(truncatingIfNeeded: area.height)))
    switch drawing {
    case .fill(let style): key.add(UInt64(style.isEOFilled ? 1 : 0) | UInt64(style.isAntialiased ? 2 : 0))
    case .stroke(let style):
      for number in [matrix.a, matrix.b, matrix.c, matrix.d, style.lineWidth, style.miterLimit, style.dashPhase]
        + style.dash
      {
        key.add(Double(number).bitPattern)
      }
      key.add(4 | UInt64(style.lineCap.rawValue) << 8 | UInt64(style.lineJoin.rawValue) << 16)
    }
    return key
  }
}

extension ShapeDrawing {
  /// How far from the path coverage may go at most, in the path's coordinates.
  fileprivate var reach: CGFloat {
    guard case .stroke(let style) = self else { return 0 }
    // Corners of square caps are √2 away.
    let corners = style.lineJoin == .miter ? max(style.miterLimit, 1.5) : 1.5
    return style.lineWidth / 2 * corners
  }
}

extension UnsafeMutablePointer<cairo_path_t> {
  /// The path's pieces, for loops that are fast in debug builds too; nil for an empty path, or one that is none.
  fileprivate var cells: UnsafeMutablePointer<stills_path_cell>? {
    let data: UnsafeMutablePointer<cairo_path_data_t>? = pointee.data
    return data.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: stills_path_cell.self) }
  }
}

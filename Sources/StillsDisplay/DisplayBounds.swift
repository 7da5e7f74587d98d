import Foundation
import StillsGeometry

/// Rectangles that surely hold what is drawn, in the coordinates of the commands; they may be larger than the ink.
extension [DisplayCommand] {
  package var drawingBounds: CGRect {
    reduce(CGRect.null) { $0.enclosing($1.drawingBounds) }
  }
}

extension DisplayCommand {
  package var drawingBounds: CGRect {
    switch self {
    case .fill(let path, _, _): return path.controlBounds
    case .stroke(let path, _, let style):
      // Mitres reach `miterLimit` half widths, square caps √2 of them.
      let reach = abs(style.lineWidth) / 2 * max(style.lineJoin == .miter ? style.miterLimit : 1, 1.5)
      return path.controlBounds.grown(by: reach)
    case .glyphs(let run, _): return run.drawingBounds
    case .image(let placement): return placement.rect.standardized
    case .group(let group): return group.drawingBounds
    case .backdrop(let path, _, _, _): return path.controlBounds
    }
  }
}

extension DisplayGroup {
  /// In the coordinates outside the group, effects included.
  package var drawingBounds: CGRect {
    var bounds = contentBounds
    for effect in effects { bounds = effect.bounds(of: bounds) }
    return (perspective?.bounds(of: bounds) ?? bounds).applying(transform)
  }

  /// A point outside the group in its own coordinates; nil where nothing of the group can be.
  package func inner(_ point: CGPoint) -> CGPoint? {
    let flat = point.applying(transform.inverted())
    guard let perspective else { return flat }
    return perspective.unmap(flat)
  }

  /// In the group's own coordinates, before effects.
  package var contentBounds: CGRect {
    let bounds = commands.drawingBounds
    guard let clip else { return bounds }
    return bounds.isDrawable ? bounds.overlap(clip.controlBounds) : bounds
  }
}

extension DisplayEffect {
  /// Where a picture in `bounds` may show after the effect.
  package func bounds(of bounds: CGRect) -> CGRect {
    guard !bounds.isNull else { return bounds }
    switch self {
    case .blur(let radius, let isOpaque): return isOpaque ? bounds : bounds.grown(by: Self.reach(of: radius))
    case .shadow(_, let radius, let offset):
      let shadow = bounds.grown(by: Self.reach(of: radius)).offsetBy(dx: offset.width, dy: offset.height)
      return bounds.enclosing(shadow)
    case .colorMatrix: return bounds
    }
  }

  /// A Gaussian has no end; beyond 3.25 standard deviations nothing of 8 bits is left.
  package static func reach(of radius: CGFloat) -> CGFloat {
    radius.isFinite ? abs(radius) * 3.25 : 0
  }
}

extension GlyphRun {
  /// Letters reach at most about an em and a half around their origins in the faces we know.
  package var drawingBounds: CGRect {
    let xs = glyphs.map(\.offset.x), ys = glyphs.map(\.offset.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .null }
    let around = CGRect(x: origin.x + left, y: origin.y + top, width: right - left, height: bottom - top)
    return around.grown(by: abs(size) * (1.5 + abs(slant)))
  }
}

extension Path {
  /// Around the points of the path and its controls; cheaper than `boundingRect` and never smaller.
  package var controlBounds: CGRect {
    var left = CGFloat.infinity, top = CGFloat.infinity, right = -CGFloat.infinity, bottom = -CGFloat.infinity
    func add(_ point: CGPoint) {
      guard point.isFinite else { return }
      // Faster in debug builds than `min` and `max`.
      if point.x < left { left = point.x }
      if point.x > right { right = point.x }
      if point.y < top { top = point.y }
      if point.y > bottom { bottom = point.y }
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadCurve(let point, let control): add(point); add(control)
      case .curve(let point, let control1, let control2): add(point); add(control1); add(control2)
      case .closeSubpath: break
      }
    }
    return left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }
}

extension CGRect {
  package func grown(by amount: CGFloat) -> CGRect {
    isNull || !amount.isFinite ? self : insetBy(dx: -amount, dy: -amount)
  }

  /// Around both; unlike Foundation's union this keeps rectangles without area.
  package func enclosing(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let left = min(minX, other.minX), top = min(minY, other.minY)
    return CGRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

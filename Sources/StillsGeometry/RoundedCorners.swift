import Foundation

/// How a corner bends: a quarter circle, or the smoother curve of Apple's devices.
public enum RoundedCornerStyle: Hashable, Sendable, CaseIterable { case circular, continuous }

/// The radii of a rectangle's four corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// One corner's radii; negative and not-a-number radii are 0.
struct RoundedCorner {
  var width, height: CGFloat

  init(size: CGSize) {
    width = size.width > 0 ? size.width : 0
    height = size.height > 0 ? size.height : 0
  }

  var isSquare: Bool { width == 0 || height == 0 }
}

/// Four corners, clockwise from the top left.
struct RoundedCorners {
  var topLeft, topRight, bottomRight, bottomLeft: RoundedCorner

  init(all corner: RoundedCorner) {
    (topLeft, topRight, bottomRight, bottomLeft) = (corner, corner, corner, corner)
  }

  init(radii: RectangleCornerRadii) {
    func corner(_ radius: CGFloat) -> RoundedCorner { RoundedCorner(size: CGSize(width: radius, height: radius)) }
    topLeft = corner(radii.topLeading)
    topRight = corner(radii.topTrailing)
    bottomRight = corner(radii.bottomTrailing)
    bottomLeft = corner(radii.bottomLeading)
  }

  /// Each corner gets half of an edge, or what its neighbour leaves, whichever is more.
  func limited(to size: CGSize) -> RoundedCorners {
    func limit(_ corner: RoundedCorner, beside: RoundedCorner, above: RoundedCorner) -> RoundedCorner {
      var limited = corner
      limited.width = min(corner.width, max(size.width / 2, size.width - beside.width))
      limited.height = min(corner.height, max(size.height / 2, size.height - above.height))
      if corner.width == corner.height {
        // Round corners stay round.
        limited.width = min(limited.width, limited.height)
        limited.height = limited.width
      }
      return limited
    }
    var result = self
    result.topLeft = limit(topLeft, beside: topRight, above: bottomLeft)
    result.topRight = limit(topRight, beside: topLeft, above: bottomRight)
    result.bottomRight = limit(bottomRight, beside: bottomLeft, above: topRight)
    result.bottomLeft = limit(bottomLeft, beside: bottomRight, above: topLeft)
    return result
  }
}

// MARK: - Outline

extension Path {
  /// From the middle of the right side, clockwise on screen.
  mutating func addRoundedRect(
    _ rect: CGRect, _ corners: RoundedCorners, _ style: RoundedCornerStyle, _ transform: CGAffineTransform
  ) {
    let rect = rect.standardized
    let limited = corners.limited(to: rect.size)
    if [limited.topLeft, limited.topRight, limited.bottomRight, limited.bottomLeft].allSatisfy(\.isSquare) {
      return addRect(rect, transform: transform)
    }
    let outline = RoundedOutline(rect: rect, style: style, transform: transform)
    append(.move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform)))
    typealias Side = RoundedOutline.Side
    let turns: [(RoundedCorner, RoundedCorner, RoundedCorner, Side)] = [
      (limited.bottomRight, limited.topRight, limited.bottomLeft, .right),
      (limited.bottomLeft, limited.bottomRight, limited.topLeft, .bottom),
      (limited.topLeft, limited.bottomLeft, limited.topRight, .left),
      (limited.topRight, limited.topLeft, limited.bottomRight, .top),
    ]
    for (corner, before, after, side) in turns {
      outline.addCorner(to: &self, corner: corner, before: before, after: after, leaving: side)
    }
    append(.closeSubpath)
  }
}

/// Draws the corners of one rectangle. A corner is drawn in its own frame: `u` runs back along the side it leaves,
/// `v` along the side it enters, both from the corner's point and in units of length.
private struct RoundedOutline {
  enum Side { case right, bottom, left, top }

  let rect: CGRect
  let style: RoundedCornerStyle
  let transform: CGAffineTransform

  func addCorner(
    to path: inout Path, corner: RoundedCorner, before: RoundedCorner, after: RoundedCorner, leaving side: Side
  ) {
    let isVertical = side == .right || side == .left
    func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
      let place =
        switch side {
        case .right: CGPoint(x: rect.maxX - v, y: rect.maxY - u)
        case .bottom: CGPoint(x: rect.minX + u, y: rect.maxY - v)
        case .left: CGPoint(x: rect.minX + v, y: rect.minY + u)
        case .top: CGPoint(x: rect.maxX - u, y: rect.minY + v)
        }
      return place.applying(transform)
    }
    guard !corner.isSquare else { return path.append(.line(to: point(0, 0))) }
    let (leavingRadius, enteringRadius) =
      isVertical ? (corner.height, corner.width) : (corner.width, corner.height)
    switch style {
    case .circular:
      let k = 1 - Path.quarterCircleControl
      path.append(.line(to: point(leavingRadius, 0)))
      path.append(
        .curve(
          to: point(0, enteringRadius), control1: point(leavingRadius * k, 0), control2: point(0, enteringRadius * k)))
    case .continuous:
      let (leavingLength, enteringLength) = isVertical ? (rect.height, rect.width) : (rect.width, rect.height)
      let leaving = SmoothTangent(
        radius: leavingRadius, neighbor: isVertical ? before.height : before.width, edge: leavingLength)
      let entering = SmoothTangent(
        radius: enteringRadius, neighbor: isVertical ? after.width : after.height, edge: enteringLength)
      let (far, near) = (CGFloat(0.631494), CGFloat(0.0749114))
      let (outer, inner) = (CGFloat(0.372824), CGFloat(0.16906))
      path.append(.line(to: point(leaving.start, 0)))
      path.append(
        .curve(
          to: point(far * leavingRadius, near * enteringRadius), control1: point(leaving.control1, 0),
          control2: point(leaving.control2, 0)))
      path.append(
        .curve(
          to: point(near * leavingRadius, far * enteringRadius),
          control1: point(outer * leavingRadius, inner * enteringRadius),
          control2: point(inner * leavingRadius, outer * enteringRadius)))
      path.append(
        .curve(
          to: point(0, entering.start), control1: point(0, entering.control2), control2: point(0, entering.control1)))
    }
  }
}

/// Where a continuous corner meets a straight side: the first curve's start and controls, measured from the corner.
/// Where there is less room than the curve wants, its start slides to the room there is, and its controls with it.
private struct SmoothTangent {
  let start, control1, control2: CGFloat

  init(radius: CGFloat, neighbor: CGFloat, edge: CGFloat) {
    let wanted = 1.528665 * radius
    // Two corners share an edge in proportion to their radii; equal corners get half each.
    let room = radius + neighbor > 0 ? edge * radius / (radius + neighbor) : edge
    let squeeze = room < wanted ? min(max((wanted - room) / (wanted - radius), 0), 1) : 0
    start = wanted + (radius - wanted) * squeeze
    control1 = (1.08849 + (0.96 - 1.08849) * squeeze) * radius
    control2 = (0.868407 + (0.82 - 0.868407) * squeeze) * radius
  }
}

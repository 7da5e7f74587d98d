import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// The outline of a popover: round corners, and an arrow to what it belongs to (facts: controls §9).
package struct PopoverShape {
  /// A side of the bubble.
  package enum Side: Hashable, CaseIterable, Sendable { case top, bottom, left, right }

  /// Where the arrow stands on the bubble, and what it touches.
  package struct Arrow: Hashable, Sendable {
    package let side: Side
    package let tip: CGPoint
  }

  package static let arrowHeight: CGFloat = 13
  package var radius: CGFloat
  private let arrowWidth: CGFloat

  package init(look: World.Look) { (radius, arrowWidth) = look == .ios26 ? (34, 24) : (13, 26) }

  /// As round as a bubble in `frame` can be.
  private func radius(in frame: CGRect) -> CGFloat { min(radius, frame.width / 2, frame.height / 2) }

  /// At the middle of `source`, as far as the corners of a bubble in `frame` let it; nil where the bubble stands over it.
  package func arrow(at source: CGRect, from frame: CGRect) -> Arrow? {
    let corner = radius(in: frame) + arrowWidth / 2
    func along(_ wanted: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let room = min((high - low) / 2, corner)
      return min(max(wanted, low + room), high - room)
    }
    // What is as near as the arrow is high counts as beside it; half a point is lost in rounding.
    let slack: CGFloat = 0.5
    if frame.minY >= source.maxY - slack {
      return Arrow(
        side: .top, tip: CGPoint(x: along(source.midX, frame.minX, frame.maxX), y: frame.minY - Self.arrowHeight))
    }
    if frame.maxY <= source.minY + slack {
      return Arrow(
        side: .bottom, tip: CGPoint(x: along(source.midX, frame.minX, frame.maxX), y: frame.maxY + Self.arrowHeight))
    }
    if frame.minX >= source.maxX - slack {
      return Arrow(
        side: .left, tip: CGPoint(x: frame.minX - Self.arrowHeight, y: along(source.midY, frame.minY, frame.maxY)))
    }
    if frame.maxX <= source.minX + slack {
      return Arrow(
        side: .right, tip: CGPoint(x: frame.maxX + Self.arrowHeight, y: along(source.midY, frame.minY, frame.maxY)))
    }
    return nil
  }

  /// Bubble and arrow as one shape.
  package func outline(_ frame: CGRect, _ arrow: Arrow?) -> Path {
    var path = Path(roundedRect: frame, cornerRadius: radius(in: frame))
    if let arrow { path.addPath(pointer(arrow, of: frame)) }
    return path
  }

  /// Sides that swing out of the bubble's edge and a blunt tip: by eye.
  private func pointer(_ arrow: Arrow, of frame: CGRect) -> Path {
    let half = arrowWidth / 2, height = Self.arrowHeight
    // Along the edge, and away from it; around the bubble in the direction of its own outline.
    func point(_ along: CGFloat, _ away: CGFloat) -> CGPoint {
      switch arrow.side {
      case .top: CGPoint(x: arrow.tip.x + along, y: frame.minY - away)
      case .bottom: CGPoint(x: arrow.tip.x - along, y: frame.maxY + away)
      case .left: CGPoint(x: frame.minX - away, y: arrow.tip.y - along)
      case .right: CGPoint(x: frame.maxX + away, y: arrow.tip.y + along)
      }
    }
    return Path { path in
      path.move(to: point(-half, 0))
      path.addQuadCurve(to: point(-half * 0.25, height - 2.5), control: point(-half * 0.6, 0))
      path.addQuadCurve(to: point(half * 0.25, height - 2.5), control: point(0, height + 1.5))
      path.addQuadCurve(to: point(half, 0), control: point(half * 0.6, 0))
      path.closeSubpath()
    }
  }
}

// MARK: - Where bubbles stand

extension PopoverShape {
  /// Less room than this above and below what it belongs to, and a bubble stands over it: our choice.
  private static let leastHeight: CGFloat = 120

  /// Where a bubble stands that belongs to `source`, inside `room`: at the first of `sides` of the source that it fits
  /// beside; else above or below, as high as there is room; else in the middle of the room, over the source.
  package static func frame(
    of size: CGSize, beside source: CGRect, sides: [Side], gap: CGFloat, in room: CGRect
  ) -> CGRect {
    func inside(_ wanted: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(wanted, low), max(low, high - length))
    }
    for side in sides {
      let x = inside(source.midX - size.width / 2, size.width, room.minX, room.maxX)
      let y = inside(source.midY - size.height / 2, size.height, room.minY, room.maxY)
      let origin: CGPoint
      switch side {
      case .top: origin = CGPoint(x: x, y: source.minY - gap - size.height)
      case .bottom: origin = CGPoint(x: x, y: source.maxY + gap)
      case .left: origin = CGPoint(x: source.minX - gap - size.width, y: y)
      case .right: origin = CGPoint(x: source.maxX + gap, y: y)
      }
      let frame = CGRect(origin: origin, size: size)
      if room.insetBy(dx: -0.5, dy: -0.5).contains(frame) { return frame }
    }
    let above = source.minY - gap - room.minY, below = room.maxY - source.maxY - gap
    if max(above, below) >= leastHeight {
      let x = inside(source.midX - size.width / 2, size.width, room.minX, room.maxX)
      let height = min(size.height, max(above, below))
      let y = below >= above ? source.maxY + gap : source.minY - gap - height
      return CGRect(x: x, y: y, width: size.width, height: height)
    }
    return CGRect(
      x: inside(room.midX - size.width / 2, size.width, room.minX, room.maxX),
      y: inside(room.midY - size.height / 2, size.height, room.minY, room.maxY), width: size.width, height: size.height)
  }
}

import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// The ground of a popover: round corners, an arrow to what it belongs to (facts: controls §9), and a soft shadow.
final class BubbleElement: UnaryElement {
  /// Where the arrow points at: above or below the bubble.
  struct Arrow: Equatable {
    let tip: CGPoint
    let isAbove: Bool
  }

  static let arrowHeight: CGFloat = 13

  private let ground: ResolvedColor
  private let radius: CGFloat
  private let arrowWidth: CGFloat
  /// As the bubble was placed last.
  private var arrow: Arrow?

  @MainActor init(content: ViewElement, ground: ResolvedColor, look: World.Look) {
    self.ground = ground
    (radius, arrowWidth) = look == .ios26 ? (34, 24) : (13, 26)
    super.init(kind: "bubble", content: content)
  }

  /// Points at the middle of `source`, as far as the corners of a bubble in `frame` let it.
  func point(at source: CGRect, from frame: CGRect) {
    let room = min(frame.width / 2, radius + arrowWidth / 2)
    let x = min(max(source.midX, frame.minX + room), frame.maxX - room)
    let isAbove = frame.midY > source.midY
    let y = isAbove ? frame.minY - Self.arrowHeight : frame.maxY + Self.arrowHeight
    arrow = Arrow(tip: CGPoint(x: x, y: y), isAbove: isAbove)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let frame = painter.snap(node.frame)
    let body = RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: frame)
    let pointer = arrow.map { path(of: $0, base: $0.isAbove ? frame.minY : frame.maxY) }
    var shadow = DisplayGroup(commands: [])
    // Our choice, as soft as the system's.
    shadow.effects = [.shadow(color: .black.multiplyingAlpha(by: 0.2), radius: 16, offset: CGSize(width: 0, height: 8))]
    painter.group(shadow) { painter in
      painter.fill(body, with: .color(ground))
      if let pointer { painter.fill(pointer, with: .color(ground)) }
    }
    var group = DisplayGroup(commands: [])
    group.clip = body
    painter.group(group) { $0.paintChildren(of: node) }
  }

  /// Sides that swing out into the bubble's edge and a blunt tip: by eye.
  private func path(of arrow: Arrow, base: CGFloat) -> Path {
    let (tip, half) = (arrow.tip, arrowWidth / 2)
    let inwards: CGFloat = arrow.isAbove ? 1 : -1
    // The base lies a little inside of the bubble: the two are one shape.
    let inside = base + inwards
    func point(_ dx: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: tip.x + dx, y: y) }
    return Path { path in
      path.move(to: point(-half, inside))
      path.addLine(to: point(-half, base))
      path.addQuadCurve(to: point(-half * 0.25, tip.y + 2.5 * inwards), control: point(-half * 0.6, base))
      path.addQuadCurve(to: point(half * 0.25, tip.y + 2.5 * inwards), control: point(0, tip.y - 1.5 * inwards))
      path.addQuadCurve(to: point(half, base), control: point(half * 0.6, base))
      path.addLine(to: point(half, inside))
      path.closeSubpath()
    }
  }
}

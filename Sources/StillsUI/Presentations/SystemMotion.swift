import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// How the system moves what it brings in front of a screen. For a push: facts, uikit-bars §3 ("Transition"). UIKit does not
/// publish the others' curves: those numbers are our choice, by eye.
enum SystemMotion {
  /// A screen that is pushed, in and out.
  static let push = Animation.spring(duration: 0.35)
  /// Sheets and covers, in and out.
  static let slide = Animation.spring(duration: 0.5)
  /// Alerts, popovers and menus, in and out.
  static let fade = Animation.spring(duration: 0.3)
  /// How large an alert comes in.
  static let alertScale: CGFloat = 1.15
  /// By what part of its width the screen below a pushed one moves.
  static let parallax: CGFloat = 0.3
  /// How dark it gets.
  static let pushDim = 0.1
}

/// Something drawn elsewhere, larger or fainter than where the layout has it, while the system moves it.
final class MovedElement: UnaryElement {
  private let transform: CGAffineTransform
  private let opacity: Double
  /// Painted behind it.
  private let ground: (area: CGRect, color: ResolvedColor)?
  /// Laid over it.
  private let dim: (area: CGRect, color: ResolvedColor)?
  /// Whether it takes touches: what leaves does not.
  private let isTouchable: Bool

  init(
    _ content: ViewElement, transform: CGAffineTransform = .identity, opacity: Double = 1,
    ground: (area: CGRect, color: ResolvedColor)? = nil, dim: (area: CGRect, color: ResolvedColor)? = nil,
    isTouchable: Bool = true
  ) {
    (self.transform, self.opacity) = (transform, min(max(opacity, 0), 1))
    (self.ground, self.dim, self.isTouchable) = (ground, dim, isTouchable)
    super.init(kind: "moving", content: content)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    var group = DisplayGroup(commands: [])
    (group.transform, group.opacity) = (transform, opacity)
    painter.group(group) { painter in
      if let ground { painter.fill(Path(ground.area), with: .color(ground.color)) }
      painter.paintChildren(of: node)
      if let dim { painter.fill(Path(dim.area), with: .color(dim.color)) }
    }
  }

  override func touchTransform(of node: PlacedNode) -> CGAffineTransform? { transform }
  override func letsTouchesIn(_ node: PlacedNode) -> Bool { isTouchable }
}

extension PlacedNode {
  /// The node, moved by the system.
  func moved(
    _ transform: CGAffineTransform = .identity, opacity: Double = 1,
    ground: (area: CGRect, color: ResolvedColor)? = nil, dim: (area: CGRect, color: ResolvedColor)? = nil,
    isTouchable: Bool = true
  ) -> PlacedNode {
    PlacedNode(
      element: MovedElement(
        element, transform: transform, opacity: opacity, ground: ground, dim: dim, isTouchable: isTouchable),
      frame: frame, children: [self])
  }
}

extension CGAffineTransform {
  static func move(x: CGFloat = 0, y: CGFloat = 0) -> CGAffineTransform { CGAffineTransform(translationX: x, y: y) }

  /// Larger or smaller around a point.
  static func scale(_ factor: CGFloat, around point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(CGAffineTransform(scaleX: factor, y: factor))
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

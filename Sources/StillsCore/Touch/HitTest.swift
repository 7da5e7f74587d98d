import Foundation
import StillsDisplay
import StillsGeometry

/// An element that a touch has met, with what it does.
@MainActor package struct TouchHit {
  package let node: PlacedNode
  package let target: TouchTarget
  /// The way from the root: the index of each child.
  package let path: [Int]
  package let space: TouchSpace
}

/// Finds what lies under a finger, as SwiftUI does: the view in front of all others that draws something there, or whose
/// content shape is there, takes the touch with all the gestures around it. What is hidden, wholly transparent or takes
/// no touches lets them through; clipping does not (a clipped view still takes touches outside), scroll views do.
@MainActor package struct HitTest {
  package let root: PlacedNode

  package init(_ root: PlacedNode) { self.root = root }

  /// The targets that a touch reaches, innermost first; nil where no view is.
  package func hits(at point: CGPoint) -> [TouchHit]? {
    Self.hits(in: root, at: point, toLayout: .identity, path: [])?.hits
  }

  private struct Found {
    var hits: [TouchHit] = []
  }

  private static func hits(
    in node: PlacedNode, at point: CGPoint, toLayout: CGAffineTransform, path: [Int]
  ) -> Found? {
    let element = node.element
    guard element.letsTouchesIn(node) else { return nil }
    var (point, toLayout) = (point, toLayout)
    if let transform = element.touchTransform(of: node) {
      let back = transform.inverted()
      point = point.applying(back)
      toLayout = toLayout.concatenating(back)
    }
    if let window = element.touchWindow(of: node), !window.holds(point) { return nil }
    let target = element.touchTarget(of: node)
    var found: Found?
    if let shape = element.touchShape(of: node) {
      guard shape.contains(point) else { return nil }
      found = Found()
    }
    for index in element.touchOrder(of: node).reversed() {
      if let inside = hits(in: node.children[index], at: point, toLayout: toLayout, path: path + [index]) {
        found = inside
        break
      }
    }
    if found == nil, covers(node, target, at: point) { found = Found() }
    guard var found, let target, reaches(target, point) else { return found }
    if target.blocksInside { found.hits = [] }
    found.hits.append(
      TouchHit(node: node, target: target, path: path, space: TouchSpace(toLayout: toLayout, frame: node.frame)))
    return found
  }

  /// A target of an outline is met inside of it alone, whatever is drawn around.
  private static func reaches(_ target: TouchTarget, _ point: CGPoint) -> Bool {
    if case .path(let path) = target.area { path.contains(point) } else { true }
  }

  /// Whether the node itself is at the point, apart from what is inside it.
  private static func covers(_ node: PlacedNode, _ target: TouchTarget?, at point: CGPoint) -> Bool {
    switch target?.area {
    case .frame: if node.frame.holds(point) { return true }
    case .path(let path): if path.contains(point) { return true }
    case .content, nil: break
    }
    return node.element.touchInk(of: node, at: point)
  }
}

// MARK: - What elements say of themselves

extension ViewElement {
  /// Whether something that is drawn lies at the point: leaves are asked for what they draw.
  @MainActor package func drawsSomething(in node: PlacedNode, at point: CGPoint) -> Bool {
    guard node.frame.insetBy(dx: -100, dy: -100).holds(point) else { return false }
    var painter = Painter(pixelGrid: PixelGrid(scale: 3))
    paint(node, into: &painter)
    return painter.commands.contains { $0.isTouched(at: point, frame: node.frame) }
  }
}

extension DisplayCommand {
  /// Letters and pictures are touched anywhere in their view's frame.
  fileprivate func isTouched(at point: CGPoint, frame: CGRect) -> Bool {
    switch self {
    case .fill(let path, let paint, let style):
      paint.isVisible && path.boundingRect.holds(point) && path.contains(point, eoFill: style.isEOFilled)
    case .stroke(let path, let paint, let style):
      paint.isVisible
        && path.boundingRect.insetBy(dx: -style.lineWidth, dy: -style.lineWidth).holds(point)
        && path.strokedPath(style).contains(point)
    case .glyphs, .image: frame.holds(point)
    case .backdrop(let path, _, _, _): path.contains(point)
    case .group(let group):
      group.opacity > 0
        && group.commands.contains {
          $0.isTouched(at: group.inner(point) ?? CGPoint(x: CGFloat.infinity, y: 0), frame: frame)
        }
    }
  }
}

extension Paint {
  /// A paint that is transparent everywhere takes no touches.
  fileprivate var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
      stops.contains { $0.color.alpha > 0 }
    case .image: true
    }
  }
}

import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

// Modifiers that draw the view turned, scaled or mapped. Its frame stays what it was (facts: layout §6).

nonisolated extension View {
  /// Turns clockwise around a point of the frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      TransformModifier(kind: "rotationEffect", details: NumberText.string(angle.degrees) + "°") { size in
        CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: CGRect(origin: .zero, size: size)))
      })
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(
      TransformModifier(
        kind: "scaleEffect", details: "\(NumberText.string(scale.width))×\(NumberText.string(scale.height))"
      ) { size in
        CGAffineTransform(scaleX: scale.width, y: scale.height)
          .around(anchor.point(in: CGRect(origin: .zero, size: size)))
      })
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Maps the view by a transform whose origin is the frame's corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformModifier(kind: "transformEffect") { _ in transform })
  }

  /// As `transformEffect`. A perspective is drawn by the affine map closest to it in the middle of the view.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(
      TransformModifier(kind: "projectionEffect", hasPerspective: !transform.isAffine) { transform.affine(for: $0) })
  }
}

/// Draws its content mapped; `transform` gets the view's size and answers in the frame's own coordinates.
nonisolated package struct TransformModifier: PrimitiveViewModifier {
  let kind: String
  var details = ""
  var hasPerspective = false
  let transform: (CGSize) -> CGAffineTransform

  init(
    kind: String, details: String = "", hasPerspective: Bool = false, transform: @escaping (CGSize) -> CGAffineTransform
  ) {
    (self.kind, self.details, self.hasPerspective, self.transform) = (kind, details, hasPerspective, transform)
  }

  @MainActor package static func _resolve(
    _ modifier: TransformModifier, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    if modifier.hasPerspective {
      context.report("\(modifier.kind): the perspective is drawn without its foreshortening")
    }
    return content(context).map {
      TransformElement(kind: modifier.kind, details: modifier.details, transform: modifier.transform, content: $0)
    }
  }
}

private final class TransformElement: UnaryElement {
  private let describe: String
  private let transform: (CGSize) -> CGAffineTransform

  init(kind: String, details: String, transform: @escaping (CGSize) -> CGAffineTransform, content: ViewElement) {
    (describe, self.transform) = (details, transform)
    super.init(kind: kind, content: content)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let local = transform(node.frame.size)
    guard !local.isIdentity, local.isFinite else { return painter.paintChildren(of: node) }
    // Seen from the edge there is nothing to see.
    guard local.a * local.d - local.b * local.c != 0 else { return }
    var group = DisplayGroup(commands: [])
    group.transform = onScreen(local, node)
    painter.group(group) { $0.paintChildren(of: node) }
  }

  private func onScreen(_ local: CGAffineTransform, _ node: PlacedNode) -> CGAffineTransform {
    let corner = node.frame.origin
    return CGAffineTransform(translationX: -corner.x, y: -corner.y).concatenating(local)
      .concatenating(CGAffineTransform(translationX: corner.x, y: corner.y))
  }

  override func touchTransform(of node: PlacedNode) -> CGAffineTransform? {
    let local = transform(node.frame.size)
    return local.isIdentity || !local.isFinite ? nil : onScreen(local, node)
  }

  override func letsTouchesIn(_ node: PlacedNode) -> Bool {
    let local = transform(node.frame.size)
    return !local.isFinite || local.a * local.d - local.b * local.c != 0
  }

  override var details: String { describe }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

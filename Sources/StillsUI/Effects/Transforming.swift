import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

// Modifiers that draw the view turned, scaled or mapped. Its frame stays what it was (facts: layout §6).

nonisolated extension View {
  /// Turns clockwise around a point of the frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      TransformModifier(
        kind: "rotationEffect", details: NumberText.string(angle.degrees) + "°", data: Anchored(angle, anchor: anchor)
      ) { rotation, size in
        CGAffineTransform(rotationAngle: rotation.value.radians).around(rotation.point(in: size))
      })
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(
      TransformModifier(
        kind: "scaleEffect", details: "\(NumberText.string(scale.width))×\(NumberText.string(scale.height))",
        data: Anchored(scale, anchor: anchor)
      ) { scale, size in
        CGAffineTransform(scaleX: scale.value.width, y: scale.value.height).around(scale.point(in: size))
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
    modifier(
      TransformModifier(kind: "transformEffect", data: AnimatedMatrix(transform)) { matrix, _ in matrix.transform })
  }

  /// As `transformEffect`; what is farther away comes out smaller.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(TransformModifier(projecting: "projectionEffect") { _ in transform })
  }
}

/// A value and the point of the view around which it counts.
struct Anchored<Value: Animatable>: Animatable {
  var value: Value
  var anchor: UnitPoint

  init(_ value: Value, anchor: UnitPoint) { (self.value, self.anchor) = (value, anchor) }

  var animatableData: AnimatablePair<Value.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(value.animatableData, anchor.animatableData) }
    set { (value.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  func point(in size: CGSize) -> CGPoint { anchor.point(in: CGRect(origin: .zero, size: size)) }
}

/// A transform that passes into another number by number.
private struct AnimatedMatrix: Animatable {
  var transform: CGAffineTransform

  init(_ transform: CGAffineTransform) { self.transform = transform }

  var animatableData: AnimatablePair<CGRect.AnimatableData, CGPoint.AnimatableData> {
    get {
      AnimatablePair(
        CGRect(x: transform.a, y: transform.b, width: transform.c, height: transform.d).animatableData,
        CGPoint(x: transform.tx, y: transform.ty).animatableData)
    }
    set {
      let (left, right) = (newValue.first.first, newValue.first.second)
      (transform.a, transform.b, transform.c, transform.d) = (left.first, left.second, right.first, right.second)
      (transform.tx, transform.ty) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// Draws its content mapped; `transform` gets the view's size and answers in the frame's own coordinates.
nonisolated package struct TransformModifier: PrimitiveViewModifier {
  let kind: String
  var details = ""
  /// Called when the view is resolved: what it is made of may be on its way from what it was.
  let transform: @MainActor (ViewContext) -> (CGSize) -> ProjectionTransform

  init(projecting kind: String, transform: @escaping (CGSize) -> ProjectionTransform) {
    self.kind = kind
    self.transform = { _ in transform }
  }

  init<Data: Animatable>(
    projecting kind: String, details: String, data: Data, transform: @escaping (Data, CGSize) -> ProjectionTransform
  ) {
    (self.kind, self.details) = (kind, details)
    self.transform = { context in
      let shown = context.animated(data)
      return { transform(shown, $0) }
    }
  }

  init(kind: String, transform: @escaping (CGSize) -> CGAffineTransform) {
    self.init(projecting: kind) { ProjectionTransform(transform($0)) }
  }

  init<Data: Animatable>(
    kind: String, details: String = "", data: Data, transform: @escaping (Data, CGSize) -> CGAffineTransform
  ) {
    self.init(projecting: kind, details: details, data: data) { ProjectionTransform(transform($0, $1)) }
  }

  @MainActor package static func _resolve(
    _ modifier: TransformModifier, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let transform = modifier.transform(context)
    return content(context).map {
      TransformElement(kind: modifier.kind, details: modifier.details, transform: transform, content: $0)
    }
  }
}

private final class TransformElement: UnaryElement {
  private let describe: String
  private let transform: (CGSize) -> ProjectionTransform

  init(kind: String, details: String, transform: @escaping (CGSize) -> ProjectionTransform, content: ViewElement) {
    (describe, self.transform) = (details, transform)
    super.init(kind: kind, content: content)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    switch transform(node.frame.size).drawing(in: node.frame) {
    case .plain: painter.paintChildren(of: node)
    case .nothing: break
    case .group(let group): painter.group(group) { $0.paintChildren(of: node) }
    }
  }

  /// As the map is in the middle of the view.
  override func touchTransform(of node: PlacedNode) -> CGAffineTransform? {
    guard case .group(let group) = transform(node.frame.size).drawing(in: node.frame) else { return nil }
    return group.transform
  }

  override func letsTouchesIn(_ node: PlacedNode) -> Bool {
    if case .nothing = transform(node.frame.size).drawing(in: node.frame) { false } else { true }
  }

  override var details: String { describe }
}

/// How a view is drawn mapped.
enum MappedDrawing {
  /// As if it were not.
  case plain
  /// Seen from the edge, or behind the eye.
  case nothing
  case group(DisplayGroup)
}

extension ProjectionTransform {
  /// The group that draws a view of a frame, whose corner is the map's origin.
  func drawing(in frame: CGRect) -> MappedDrawing {
    let numbers = [m11, m12, m13, m21, m22, m23, m31, m32, m33]
    guard !isIdentity, numbers.allSatisfy(\.isFinite) else { return .plain }
    let middle = CGPoint(x: frame.width / 2, y: frame.height / 2)
    guard var (transform, perspective) = Perspective.parts(of: numbers, middle: middle) else { return .nothing }
    transform = CGAffineTransform(translationX: -frame.minX, y: -frame.minY).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    perspective?.center = CGPoint(x: frame.midX, y: frame.midY)
    var group = DisplayGroup(commands: [])
    (group.transform, group.perspective) = (transform, perspective)
    return .group(group)
  }
}

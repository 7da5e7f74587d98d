import Foundation
import StillsCore
import StillsGeometry

nonisolated extension View {
  /// Turns the view in space around an axis through `anchor`.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      TransformModifier(
        projecting: "rotation3DEffect", details: NumberText.string(angle.degrees) + "°",
        data: AnimatedRotation(
          angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
      ) { turn, size in
        SpaceRotation(angle: turn.angle, axis: turn.axis).projected(
          around: CGPoint(x: turn.anchor.x * size.width, y: turn.anchor.y * size.height), depth: turn.anchorZ,
          perspective: turn.perspective, in: size)
      })
  }
}

/// What a turn in space is made of.
private struct AnimatedRotation: Animatable {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ, perspective: CGFloat

  typealias Depths = AnimatablePair<CGFloat, CGFloat>
  typealias Axis = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  var animatableData: AnimatablePair<AnimatablePair<Double, Axis>, AnimatablePair<UnitPoint.AnimatableData, Depths>> {
    get {
      AnimatablePair(
        AnimatablePair(angle.animatableData, AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z))),
        AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
    }
    set {
      let line = newValue.first.second
      (angle.animatableData, axis) = (newValue.first.first, (line.first, line.second.first, line.second.second))
      anchor.animatableData = newValue.second.first
      (anchorZ, perspective) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

/// A turn around an axis through the origin.
struct SpaceRotation {
  /// Row-major, for column vectors.
  private var m: [CGFloat] = [1, 0, 0, 0, 1, 0, 0, 0, 1]

  init(angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.radians.isFinite else { return }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (s, c) = Trigonometry.sineAndCosine(angle.radians)
    let t = 1 - c
    m = [
      t * x * x + c, t * x * y - s * z, t * x * z + s * y,
      t * x * y + s * z, t * y * y + c, t * y * z - s * x,
      t * x * z - s * y, t * y * z + s * x, t * z * z + c,
    ]
  }

  /// The eye is as far away as the view's longer side divided by `perspective`.
  func projected(around anchor: CGPoint, depth: CGFloat, perspective: CGFloat, in size: CGSize) -> ProjectionTransform {
    let side = max(size.width, size.height)
    let pull = side > 0 ? perspective / side : 0
    // A point (x, y, -depth) of the view relative to the anchor, turned, moved back by the depth, and seen by the eye:
    // its w is 1 − z·pull.
    var view = ProjectionTransform()
    (view.m11, view.m12, view.m13) = (m[0], m[3], -pull * m[6])
    (view.m21, view.m22, view.m23) = (m[1], m[4], -pull * m[7])
    (view.m31, view.m32) = (-depth * m[2], -depth * m[5])
    view.m33 = 1 - pull * (depth - depth * m[8])
    return ProjectionTransform(CGAffineTransform(translationX: -anchor.x, y: -anchor.y)).concatenating(view)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: anchor.x, y: anchor.y)))
  }
}

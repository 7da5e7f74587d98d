import Foundation
import StillsGeometry
import StillsLayout

/// The line along a shape's outline.
nonisolated public struct _StrokedShape<S: Shape>: Shape {
  var shape: S
  var style: StrokeStyle

  public static var role: ShapeRole { .stroke }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func _outline(in rect: CGRect) -> _ShapeOutline {
    let outline = shape._outline(in: rect)
    // A stroke of a stroke has no shorter form.
    guard outline.stroke == nil else { return _ShapeOutline(path: path(in: rect)) }
    return _ShapeOutline(path: outline.path, stroke: style)
  }
}

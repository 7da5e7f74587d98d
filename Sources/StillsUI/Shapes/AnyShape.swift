import Foundation
import StillsGeometry
import StillsLayout

/// A shape whose type is hidden.
nonisolated public struct AnyShape: Shape {
  private(set) var base: any Shape

  public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

  /// The hidden shape's, as long as it is of one type.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(of: base) }
    set { base = newValue.applied(to: base) }
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  public func _outline(in rect: CGRect) -> _ShapeOutline { base._outline(in: rect) }
}

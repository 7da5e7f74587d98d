import Foundation
import StillsGeometry
import StillsLayout

/// A shape whose type is hidden.
nonisolated public struct AnyShape: Shape {
  private let base: any Shape

  public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  public func _outline(in rect: CGRect) -> _ShapeOutline { base._outline(in: rect) }
}

import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

/// An outline that fits itself into a rectangle. As a view it fills what it is offered with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`, whose corner is (0, 0) when a view is drawn.
  nonisolated func path(in rect: CGRect) -> Path

  nonisolated static var role: ShapeRole { get }

  /// Whether the outline is mirrored where people read from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// How big the shape is for a proposal; unless told otherwise as big as it is offered, 10 points where it is offered nothing.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline as what draws it best: shapes made by stroking a path answer with the path and the stroke.
  nonisolated func _outline(in rect: CGRect) -> _ShapeOutline
}

public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// Whether something is mirrored where people read from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A path to be filled, or to be drawn along.
public struct _ShapeOutline {
  var path: Path
  var stroke: StrokeStyle?
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  public func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(path: path(in: rect)) }

  /// The shape filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be drawn smaller by the same distance on all sides.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension CGRect {
  /// Inset on all sides, down to nothing in the middle.
  func insetForShape(by amount: CGFloat) -> CGRect {
    guard amount.isFinite else { return self }
    let x = Swift.min(amount, width / 2), y = Swift.min(amount, height / 2)
    return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}

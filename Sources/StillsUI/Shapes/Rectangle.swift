import Foundation
import StillsGeometry

/// The whole rectangle.
nonisolated public struct Rectangle: InsettableShape, Hashable {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

/// A rectangular shape in a smaller rectangle.
nonisolated public struct _Inset<Base: InsettableShape>: InsettableShape {
  var shape: Base
  var amount: CGFloat

  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect.insetForShape(by: amount)) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func inset(by amount: CGFloat) -> _Inset { _Inset(shape: shape, amount: self.amount + amount) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

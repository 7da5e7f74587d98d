import Foundation
import StillsCore
import StillsGeometry

/// The shape of the container around. Stills knows no container shapes yet: a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape, Hashable {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

nonisolated extension View {
  /// What `ContainerRelativeShape` is inside; it stays a rectangle, which is reported for any other shape.
  public func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    modifier(
      ElementModifier { content, context in
        if S.self != Rectangle.self {
          context.report("containerShape(\(S.self)): ContainerRelativeShape inside is drawn as a rectangle")
        }
        return content
      })
  }
}

import Foundation
import StillsCore
import StillsLayout

nonisolated extension View {
  /// Puts the view's centre at a point of the room offered, which it takes whole.
  public func position(_ position: CGPoint) -> some View {
    unaryLayout(PositionLayout(position), kind: "position") {
      describe([("x", position.x), ("y", position.y)])
    }
  }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  /// Moves a guide of the view; `computeValue` gets the view's dimensions.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    unaryLayout(AlignmentGuideLayout(guide, computeValue: computeValue), kind: "alignmentGuide")
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    unaryLayout(AlignmentGuideLayout(guide, computeValue: computeValue), kind: "alignmentGuide")
  }
}

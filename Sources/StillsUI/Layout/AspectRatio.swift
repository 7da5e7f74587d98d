import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

nonisolated extension View {
  /// Offers the view a rectangle of the ratio width/height (nil: the view's own) that fits in, or covers, what is offered.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    unaryLayout(AspectRatioLayout(aspectRatio, mode: contentMode), kind: "aspectRatio") {
      aspectRatio.map { NumberText.string($0) } ?? ""
    }
  }

  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

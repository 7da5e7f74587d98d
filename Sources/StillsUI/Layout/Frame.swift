import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

nonisolated extension View {
  /// Gives the view a frame of so many points; nil leaves that side to the view. Proposes, reports and places as `FrameLayout`.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    let layout = FrameLayout(width: width, height: height, alignment: alignment)
    return unaryLayout(layout, kind: "frame", warning: layout.warning) {
      describe([("width", width), ("height", height)])
    }
  }

  /// Gives the view a frame between bounds. Proposes, reports and places as `FlexibleFrameLayout`.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let layout = FlexibleFrameLayout(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
      maxHeight: maxHeight, alignment: alignment)
    return unaryLayout(layout, kind: "frame", warning: layout.warning) {
      describe([
        ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth), ("minHeight", minHeight),
        ("idealHeight", idealHeight), ("maxHeight", maxHeight),
      ])
    }
  }

  /// A frame without any bound changes nothing.
  @available(*, deprecated, message: "Pass one or more parameters.")
  public func frame() -> some View { frame(width: nil, height: nil) }
}

/// `width 20, height 10` from the values that are set.
func describe(_ values: [(String, CGFloat?)]) -> String {
  values.compactMap { name, value in value.map { "\(name) \(NumberText.string($0))" } }.joined(separator: ", ")
}

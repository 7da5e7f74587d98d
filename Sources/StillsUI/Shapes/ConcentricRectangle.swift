import Foundation
import StillsGeometry

nonisolated extension Edge {
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How round a corner is.
    public struct Style: Hashable, Sendable {
      fileprivate enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: CGFloat)
      }

      fileprivate let kind: Kind

      public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }
      /// About the centre of the container's corner.
      public static let concentric = Style(kind: .concentric(minimum: 0))
      public static func concentric(minimum: CGFloat) -> Style { Style(kind: .concentric(minimum: minimum)) }
    }
  }
}

/// A rectangle whose corners have the same centres as those of the shape of the container around
/// (`containerShape(_:)`). Without one its corners are as round as their minimum says.
nonisolated public struct ConcentricRectangle: InsettableShape, Hashable {
  private var topLeading, topTrailing, bottomLeading, bottomTrailing: Edge.Corner.Style
  private var isUniform: Bool
  private var amount: CGFloat = 0

  public init() { self.init(corners: .concentric) }

  /// `isUniform`: all corners are as round as the roundest.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    (topLeading, topTrailing, bottomLeading, bottomTrailing) = (corners, corners, corners, corners)
    self.isUniform = isUniform
  }

  public init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) {
    (topLeading, topTrailing) = (topLeadingCorner, topTrailingCorner)
    (bottomLeading, bottomTrailing, isUniform) = (bottomLeadingCorner, bottomTrailingCorner, false)
  }

  public init(
    uniformTopCorners: Edge.Corner.Style = .fixed(0), uniformBottomCorners: Edge.Corner.Style = .fixed(0)
  ) {
    (topLeading, topTrailing) = (uniformTopCorners, uniformTopCorners)
    (bottomLeading, bottomTrailing, isUniform) = (uniformBottomCorners, uniformBottomCorners, false)
  }

  public func path(in rect: CGRect) -> Path {
    let container = ContainerPlace.current
    let frame = container?.drawn ?? rect
    func radius(_ style: Edge.Corner.Style, _ outer: CGFloat?, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
      switch style.kind {
      case .fixed(let radius): return max(0, radius - amount)
      case .concentric(let minimum): return max(minimum, (outer ?? 0) - max(x, y, 0)) - amount
      }
    }
    let place = container?.frame ?? rect
    let left = frame.minX - place.minX, right = place.maxX - frame.maxX
    let top = frame.minY - place.minY, bottom = place.maxY - frame.maxY
    var radii = RectangleCornerRadii(
      topLeading: max(0, radius(topLeading, container?.radii.topLeading, left, top)),
      bottomLeading: max(0, radius(bottomLeading, container?.radii.bottomLeading, left, bottom)),
      bottomTrailing: max(0, radius(bottomTrailing, container?.radii.bottomTrailing, right, bottom)),
      topTrailing: max(0, radius(topTrailing, container?.radii.topTrailing, right, top)))
    if isUniform {
      let most = max(radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing)
      radii = RectangleCornerRadii(topLeading: most, bottomLeading: most, bottomTrailing: most, topTrailing: most)
    }
    return Path(roundedRect: rect.insetForShape(by: amount), cornerRadii: radii, style: .continuous)
  }

  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension Shape where Self == ConcentricRectangle {
  public static var concentric: ConcentricRectangle { ConcentricRectangle() }
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}

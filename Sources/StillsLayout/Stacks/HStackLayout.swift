import Foundation
import StillsGeometry

/// A row: subviews from leading to trailing, as wide as they are together, as high as the highest.
///
/// *Proposes, reports, places*: see ``LinearStack``.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  /// Between neighbours, in points; nil: what they prefer, usually 8.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
}

extension HStackLayout: LinearStackLayout {
  var stack: LinearStack { LinearStack(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
}

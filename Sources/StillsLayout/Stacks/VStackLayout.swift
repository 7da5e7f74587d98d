import Foundation
import StillsGeometry

/// A column: subviews from top to bottom, as high as they are together, as wide as the widest.
///
/// *Proposes, reports, places*: see ``LinearStack``.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  /// Between neighbours, in points; nil: what they prefer, usually 8.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}

extension VStackLayout: LinearStackLayout {
  var stack: LinearStack { LinearStack(axis: .vertical, alignment: alignment.key, spacing: spacing) }
}

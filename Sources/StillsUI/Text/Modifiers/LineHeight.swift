import Foundation
import StillsTypesetting

extension AttributedString {
  /// How far it is from line to line, in place of what the fonts' measures make it. A single line is as high.
  public struct LineHeight: Hashable, Sendable {
    /// Nil: by the fonts.
    let requested: StillsTypesetting.LineHeight?

    /// By the measures of the fonts in each line, as text is set that says nothing.
    public static let variable = LineHeight(requested: nil)

    // Documented as multiples of the point size that look normal, tight and loose; the factors are our choice: body's own
    // pitch is 22 / 17.
    public static let normal = multiple(factor: 1.3)
    public static let tight = multiple(factor: 1.15)
    public static let loose = multiple(factor: 1.5)

    /// So many points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(requested: .exact(points)) }
    /// So many times the largest point size in the line.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(requested: .multiple(factor)) }
    /// So many points more than the largest point size in the line.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(requested: .increase(increase)) }
  }
}

nonisolated extension View {
  /// Nil: as texts have it without.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}

nonisolated extension EnvironmentValues {
  public var lineHeight: AttributedString.LineHeight? {
    get { text.attributes.lineHeight }
    set { text.attributes.lineHeight = newValue }
  }
}

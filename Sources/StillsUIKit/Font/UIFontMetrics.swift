import Foundation
import StillsCore

/// Scales fonts and lengths with a text style.
nonisolated open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  private func typeSize(_ traits: UITraitCollection?) -> TypeSize {
    guard let category = traits?.preferredContentSizeCategory, category != .unspecified else {
      return World.shown.typeSize
    }
    return category.typeSize
  }

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    Self.scaled(font, style, typeSize(traitCollection))
  }

  private static func scaled(_ font: UIFont, _ style: UIFont.TextStyle, _ typeSize: TypeSize) -> UIFont {
    let scaled = font.withSize(
      TextStyleMetrics.scaledFontSize(font.pointSize, relativeTo: style.name, typeSize: typeSize))
    scaled.rescaling = { UIFontMetrics.scaled(font, style, $0) }
    return scaled
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaled = scaledFont(for: font, compatibleWith: traitCollection)
    return maximumPointSize > 0 && scaled.pointSize > maximumPointSize ? scaled.withSize(maximumPointSize) : scaled
  }

  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    TextStyleMetrics.scaled(
      value, relativeTo: style.name, typeSize: typeSize(traitCollection), pixelGrid: UIKitStage.pixelGrid)
  }
}

import StillsCore
import StillsUIKit

extension PictureFrame {
  /// Traits that say nothing change nothing.
  mutating func apply(_ traits: UITraitCollection) {
    if traits.userInterfaceStyle != .unspecified { isDark = traits.userInterfaceStyle == .dark }
    if traits.preferredContentSizeCategory != .unspecified { typeSize = traits.preferredContentSizeCategory.typeSize }
    if traits.layoutDirection != .unspecified {
      layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if traits.displayScale > 0, traits.displayScale.isFinite { scale = traits.displayScale }
    if traits.userInterfaceIdiom != .unspecified { isPad = traits.userInterfaceIdiom == .pad }
    if traits.horizontalSizeClass != .unspecified { isWide = traits.horizontalSizeClass == .regular }
    if traits.verticalSizeClass != .unspecified { isTall = traits.verticalSizeClass == .regular }
    if traits.accessibilityContrast == .high { unheeded.append("the traits ask for more contrast; it is not drawn") }
    if traits.legibilityWeight == .bold { unheeded.append("the traits ask for bold text; it is not drawn") }
  }
}

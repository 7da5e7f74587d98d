import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsTypesetting

/// How a bar looks in one of its states, with every colour resolved: what UIKit's `UIBarAppearance` family, its older
/// properties and SwiftUI's `toolbarBackground` all come down to.
package struct BarAppearance {
  /// What lies under the colour.
  package enum Effect: Hashable {
    case none
    /// The blur of system bars, with its tint.
    case chrome
    /// A blur of the author's own.
    case blur(radius: CGFloat, tint: ResolvedColor)
  }

  package var effect = Effect.none
  /// Over the effect.
  package var backgroundColor: ResolvedColor?
  /// Over the colour: draws into the bar's whole background, which reaches under the status bar.
  package var backgroundFill: ((CGRect) -> [DisplayCommand])?
  /// The hairline at the bar's inner edge; nil: none.
  package var shadowColor: ResolvedColor?
  /// In place of the hairline, `height` points high.
  package var shadowImage: BarImage?

  package var title = BarTextStyle()
  package var largeTitle = BarTextStyle()
  package var titleOffset = CGSize.zero
  package var button = BarButtonStyle()
  package var doneButton = BarButtonStyle()
  package var backButton = BarButtonStyle()
  /// In place of the arrow.
  package var backIndicator: BarImage?
  /// A tab bar's items: upright with the title below, and with the title beside.
  package var tabItems = TabItemStyle()

  package init() {}
}

// MARK: - The three ways to begin

extension BarAppearance {
  /// The system's blur and hairline.
  package static func `default`(_ traits: BarTraits) -> BarAppearance {
    var appearance = BarAppearance()
    appearance.effect = .chrome
    appearance.shadowColor = hairline(traits)
    return appearance
  }

  /// The system's ground colour and hairline.
  package static func opaque(_ traits: BarTraits) -> BarAppearance {
    var appearance = BarAppearance()
    appearance.backgroundColor = traits.color(.systemBackground)
    appearance.shadowColor = hairline(traits)
    return appearance
  }

  /// Neither ground nor hairline.
  package static func transparent() -> BarAppearance { BarAppearance() }

  /// Black at 30 %, white at 15 % on dark bars (facts: colors, "nav/tab bar blur").
  package static func hairline(_ traits: BarTraits) -> ResolvedColor {
    traits.isDark ? ResolvedColor.white.multiplyingAlpha(by: 0.15) : ResolvedColor.black.multiplyingAlpha(by: 0.3)
  }

  /// The same texts and buttons without ground and hairline: what a bar at the edge gets where none is set.
  package var withoutBackground: BarAppearance {
    var appearance = self
    (appearance.effect, appearance.backgroundColor, appearance.backgroundFill) = (.none, nil, nil)
    (appearance.shadowColor, appearance.shadowImage) = (nil, nil)
    return appearance
  }

  package var hasBackground: Bool {
    effect != .none || (backgroundColor?.alpha ?? 0) > 0 || backgroundFill != nil
  }
}

// MARK: - Parts

/// How a bar's text is set; nil: as the system sets it.
package struct BarTextStyle: Hashable {
  package struct Shadow: Hashable {
    package var color: ResolvedColor
    /// As UIKit has it: twice the standard deviation.
    package var blurRadius: CGFloat
    package var offset: CGSize

    package init(color: ResolvedColor, blurRadius: CGFloat, offset: CGSize) {
      (self.color, self.blurRadius, self.offset) = (color, blurRadius, offset)
    }
  }

  package var color: ResolvedColor?
  package var font: FontRequest?
  package var kerning: CGFloat?
  package var shadow: Shadow?

  package init(
    color: ResolvedColor? = nil, font: FontRequest? = nil, kerning: CGFloat? = nil, shadow: Shadow? = nil
  ) {
    (self.color, self.font, self.kerning, self.shadow) = (color, font, kerning, shadow)
  }
}

/// How a bar's buttons look at rest and disabled.
package struct BarButtonStyle {
  package var normal = BarTextStyle()
  /// Its colour is used where an item is disabled.
  package var disabled = BarTextStyle()
  package var titleOffset = CGSize.zero
  package var backgroundImage: BarImage?

  package init() {}
}

/// How tab items look when they are chosen and when not.
package struct TabItemStyle {
  package var normalIcon, normalTitleColor: ResolvedColor?
  package var selectedIcon, selectedTitleColor: ResolvedColor?
  package var normalTitle = BarTextStyle()
  package var selectedTitle = BarTextStyle()
  package var titleOffset = CGSize.zero
  package var badgeColor: ResolvedColor?
  package var badgeText = BarTextStyle()

  package init() {}
}

/// A picture in a bar: a size, and what draws it into a rectangle in a colour (which pictures with colours of their own
/// leave aside).
package struct BarImage {
  package var size: CGSize
  /// How far its alignment rectangle is inside.
  package var alignmentInsets = EdgeInsets()
  package var draw: (CGRect, ResolvedColor) -> [DisplayCommand]
  /// Of the symbol or the resource; empty for other pictures.
  package var name = ""

  package init(size: CGSize, draw: @escaping (CGRect, ResolvedColor) -> [DisplayCommand]) {
    (self.size, self.draw) = (size, draw)
  }
}

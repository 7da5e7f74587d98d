import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

/// Traits as tests spell them, and what pictures make of them.
@MainActor @Suite struct TraitsTests {
  @Test func everyTraitCanBeSetInAClosure() {
    let traits = UITraitCollection { traits in
      traits.displayScale = 2
      traits.displayGamut = .P3
      traits.userInterfaceStyle = .dark
      traits.userInterfaceIdiom = .pad
      traits.userInterfaceLevel = .elevated
      traits.horizontalSizeClass = .regular
      traits.verticalSizeClass = .regular
      traits.layoutDirection = .rightToLeft
      traits.forceTouchCapability = .available
      traits.accessibilityContrast = .normal
      traits.legibilityWeight = .regular
      traits.activeAppearance = .active
      traits.preferredContentSizeCategory = .accessibilityLarge
    }
    let frame = PictureFrame(layout: .fixed(width: 10, height: 10), traits: traits)
    #expect(frame.scale == 2)
    #expect(frame.isDark && frame.isPad)
    #expect(frame.layoutDirection == .rightToLeft)
    #expect(frame.isWide == true && frame.isTall == true)
    #expect(frame.unheeded.isEmpty)
  }

  @Test func traitsAreJoinedFromSingleOnes() {
    let traits = UITraitCollection(traitsFrom: [
      .init(forceTouchCapability: .available), .init(displayGamut: .SRGB), .init(activeAppearance: .active),
      .init(displayScale: 2), .init(legibilityWeight: .bold), .init(layoutDirection: .leftToRight),
    ])
    #expect(traits.displayScale == 2)
    #expect(traits.legibilityWeight == .bold)
  }

  @Test func whatIsNotDrawnIsSaid() {
    var frame = PictureFrame(layout: .sizeThatFits, traits: UITraitCollection(accessibilityContrast: .high))
    #expect(frame.unheeded == ["the traits ask for more contrast; it is not drawn"])
    frame.apply(UITraitCollection(legibilityWeight: .bold))
    #expect(frame.unheeded.last == "the traits ask for bold text; it is not drawn")
  }
}

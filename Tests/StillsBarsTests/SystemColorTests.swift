import StillsDisplay
import Testing

import StillsCore

private func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> ResolvedColor {
  ResolvedColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
}

@Suite struct SystemColorTests {
  @Test func everyColourHasValues() {
    for color in SystemColor.allCases {
      #expect(SystemColor(named: color.name) == color)
      for look in World.Look.allCases {
        for isDark in [false, true] {
          #expect(color.resolved(look: look, isDark: isDark) != .clear, "\(color) has no row for \(look)")
        }
      }
    }
  }

  @Test func blueDependsOnLookAppearanceAndContrast() {
    let blue = SystemColor.systemBlue
    #expect(blue.resolved(look: .ios18, isDark: false) == rgb(0, 122, 255))
    #expect(blue.resolved(look: .ios18, isDark: true) == rgb(10, 132, 255))
    #expect(blue.resolved(look: .ios26, isDark: false) == rgb(0, 136, 255))
    #expect(blue.resolved(look: .ios26, isDark: true) == rgb(0, 145, 255))
    #expect(blue.resolved(look: .ios18, isDark: false, isHighContrast: true) == rgb(0, 64, 221))
  }

  @Test func translucentColoursKeepTheirAlpha() {
    #expect(SystemColor.secondaryLabel.resolved(look: .ios18, isDark: false) == rgb(60, 60, 67, 0.6))
    #expect(SystemColor.separator.resolved(look: .ios26, isDark: true) == rgb(84, 84, 88, 0.6))
  }

  @Test func elevationLightensDarkBackgroundsOnly() {
    let background = SystemColor.systemBackground
    #expect(background.resolved(look: .ios18, isDark: true) == .black)
    #expect(background.resolved(look: .ios18, isDark: true, isElevated: true) == rgb(28, 28, 30))
    #expect(background.resolved(look: .ios18, isDark: true, isHighContrast: true, isElevated: true) == rgb(36, 36, 38))
    #expect(background.resolved(look: .ios18, isDark: false, isElevated: true) == .white)
  }

  @Test func missingContrastFallsBackToThePlainValue() {
    let prompt = SystemColor.placeholderText
    #expect(
      prompt.resolved(look: .ios18, isDark: false, isHighContrast: true)
        == prompt.resolved(look: .ios18, isDark: false))
  }
}

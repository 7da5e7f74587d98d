import Testing

/// A bar in a colour of its own on every screen, made with what UIKit and SwiftUI offer together.
@Suite struct BarColorsGoldenTests {
  static let goldens = [
    Golden(
      name: "bar-colors", arguments: ["Fixtures/BarColors", "--device", "iphone-se-3,iphone-16,ipad-pro-11"]),
    Golden(
      name: "bar-colors-landscape",
      arguments: ["Fixtures/BarColors", "--device", "iphone-16-pro-max", "--orientation", "landscape"]),
  ]

  @Test(arguments: goldens) func screensLookAsRecorded(golden: Golden) throws { try golden.check() }
}

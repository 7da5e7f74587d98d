import Testing

/// SwiftUI screens whose navigation bar is coloured per screen.
@Suite struct BarColorsGoldenTests {
  private static let sources = "Fixtures/BarColors"

  static let goldens = [
    Golden(name: "bar-colors-devices", arguments: [sources, "--device", "iphone-se-3,iphone-16,ipad-pro-11"]),
    Golden(
      name: "bar-colors-landscape",
      arguments: [sources, "--device", "iphone-16-pro-max", "--orientation", "landscape"]),
  ]

  @Test(arguments: goldens) func screensLookAsRecorded(golden: Golden) throws { try golden.check() }
}

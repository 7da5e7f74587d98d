import Testing

/// UIKit screens whose bar has one look at the root and another where something is pushed.
@Suite struct ThemedNavigationGoldenTests {
  private static let sources = "Fixtures/ThemedNavigation"

  static let goldens = [
    Golden(
      name: "themed-navigation-devices",
      arguments: [sources, "--device", "iphone-se-3,iphone-16,ipad-pro-11"]),
    Golden(
      name: "themed-navigation-landscape",
      arguments: [sources, "--device", "iphone-16-pro-max", "--orientation", "landscape"]),
  ]

  @Test(arguments: goldens) func screensLookAsRecorded(golden: Golden) throws { try golden.check() }
}

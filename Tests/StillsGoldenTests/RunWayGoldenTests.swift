import Testing

/// The screens of the article that Stills began with, before and after each change of their header.
@Suite struct RunWayGoldenTests {
  private static let shared = "Fixtures/RunWay/Shared"

  static let goldens = [
    Golden(name: "runway-hstack-header", arguments: [shared, "Fixtures/RunWay/HStackHeader"]),
    Golden(name: "runway-white-band", arguments: [shared, "Fixtures/RunWay/WhiteBand"]),
    Golden(name: "runway-fixed", arguments: [shared, "Fixtures/RunWay/Fixed"]),
    Golden(
      name: "runway-devices",
      arguments: [
        shared, "Fixtures/RunWay/Fixed", "--preview", "Flight Summary", "--device",
        "iphone-se-3,iphone-16-pro-max,ipad-pro-11",
      ]),
    Golden(
      name: "runway-landscape",
      arguments: [shared, "Fixtures/RunWay/Fixed", "--preview", "Takeoff", "--orientation", "landscape"]),
    Golden(
      name: "runway-layout",
      arguments: [shared, "Fixtures/RunWay/Fixed", "--preview", "Mission Flight", "--format", "svg,json"]),
  ]

  @Test(arguments: goldens) func screensLookAsRecorded(golden: Golden) throws { try golden.check() }
}

import Testing

/// Screens that something was done with: headers that stay and stretch, tabs whose underline slides.
@Suite struct StepGoldenTests {
  private static func islands(_ name: String, _ steps: String...) -> Golden {
    Golden(name: "islands-\(name)", arguments: ["Fixtures/Islands"] + steps.flatMap { ["--step", $0] })
  }

  private static func magazine(_ name: String, _ steps: String...) -> Golden {
    Golden(name: "magazine-\(name)", arguments: ["Fixtures/Magazine"] + steps.flatMap { ["--step", $0] })
  }

  /// How far the underline is on its way, in parts of the spring's half second.
  private static let slide = [("0", "0"), ("25", "0.125"), ("50", "0.25"), ("75", "0.375"), ("100", "0.5")].map {
    magazine("slide-\($0)", #"tap "Letters""#, "advance \($1)")
  }

  static let goldens =
    [
      islands("rest"), islands("pinned", "scroll 420"), islands("pushed", "scroll 555"), islands("pulled", "pull 90"),
      magazine("rest"), magazine("third", #"tap "Science & Nature""#),
      magazine("last", #"scroll to "Puzzles""#, #"tap "Puzzles""#),
    ] + slide

  @Test(arguments: goldens) func screensLookAsRecorded(golden: Golden) throws { try golden.check() }
}

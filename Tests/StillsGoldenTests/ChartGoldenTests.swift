import Testing

/// Dashboards of `import Charts`.
@Suite struct ChartGoldenTests {
  static let goldens = [
    Golden(name: "charts", arguments: ["Fixtures/Charts"]),
    Golden(name: "charts-dark", arguments: ["Fixtures/Charts", "--appearance", "dark"]),
  ]

  @Test(arguments: goldens) func dashboardsLookAsRecorded(golden: Golden) throws { try golden.check() }
}

/// Widgets at their sizes, an entry a picture.
@Suite struct WidgetGoldenTests {
  @Test func widgetsLookAsRecorded() throws { try Golden(name: "widgets", arguments: ["Fixtures/Widgets"]).check() }
}

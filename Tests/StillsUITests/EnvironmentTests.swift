import StillsCore
import SwiftUI
import Testing

private struct OptionalKey: EnvironmentKey { static let defaultValue: String? = "default" }

extension EnvironmentValues {
  fileprivate var optional: String? {
    get { self[OptionalKey.self] }
    set { self[OptionalKey.self] = newValue }
  }
}

@MainActor @Suite struct EnvironmentTests {
  @Test func anOptionalKeyHasItsDefaultUntilItIsSet() {
    var values = EnvironmentValues()
    #expect(values.optional == "default")
    values.optional = nil
    #expect(values.optional == nil)
  }

  @Test func valuesSetLaterWinHoweverManyWereSetBefore() {
    var values = EnvironmentValues()
    for index in 0..<50 { values.optional = "\(index)" }
    for scale in 1...20 { values.displayScale = CGFloat(scale) }
    #expect(values.optional == "49")
    #expect(values.displayScale == 20)
  }

  @Test func aPhoneOnItsSideIsVerticallyCompact() {
    var world = World()
    world.orientation = .landscape
    let values = EnvironmentValues(
      surroundings: Surroundings(world: world, typesetter: nil, reports: ReportSink()))
    #expect(values.verticalSizeClass == .compact)
    #expect(values.horizontalSizeClass == .compact)
    #expect(EnvironmentValues().verticalSizeClass == .regular)
  }
}

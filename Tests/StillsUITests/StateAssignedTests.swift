import StillsCore
import SwiftUI
import Testing

/// States that an initialiser gives their first value.
@MainActor @Suite struct StateAssignedTests {
  private struct Counted: View {
    @State private var count: Int
    @State private var name: String?
    init(count: Int) { self.count = count }
    var body: some View { Text("\(count) \(name ?? "nobody")") }
  }

  @Test func aStateMayBeAssignedInAnInitialiser() throws {
    #expect(try RenderKit.place(Counted(count: 3)).strings == ["3 nobody"])
  }
}

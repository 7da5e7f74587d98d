import StillsCore
import StillsDisplay
import SwiftUI
import Testing

@MainActor struct EffectsRedactionTests {
  @Test func `views can ask why they should hide`() throws {
    struct Probe: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { reasons.contains(.placeholder) ? Color.black : Color.white }
    }
    func color<V: View>(_ view: V) throws -> Paint? {
      guard case .group(let group) = try drawing(view).first, case .fill(_, let paint, _) = group.commands.first
      else { return nil }
      return paint
    }
    #expect(try color(Probe().redacted(reason: .placeholder)) == .color(.black))
    #expect(try color(Probe().unredacted().redacted(reason: .placeholder)) == .color(.white))
    #expect(try color(Probe().redacted(reason: .privacy)) == .color(.white))
  }

  @Test func `shapes are not hidden`() throws {
    #expect(try drawing(Color.black.redacted(reason: .placeholder)) == drawing(Color.black))
  }
}

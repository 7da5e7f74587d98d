import StillsCore
import StillsDisplay
import StillsTypesetting
import SwiftUI
import Testing

@MainActor struct EffectsRedactionTests {
  @Test func `views can ask why they should hide`() throws {
    struct Probe: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Color(white: reasons.contains(.placeholder) ? 0 : 1) }
    }
    func color<V: View>(_ view: V) throws -> Paint? {
      guard let drawn = try group(view), case .fill(_, let paint, _) = drawn.commands.first
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

  @Test func `a text becomes a bar for each line`() throws {
    func bars<V: View>(_ view: V) throws -> [CGRect] {
      let typesetter = Typesetter(engine: BoxFontEngine())
      return try drawing(view, width: 200, height: 100, typesetter: typesetter).compactMap { command in
        guard case .fill(let path, _, _) = command else { return nil }
        return path.boundingRect
      }
    }
    let two = try bars(Text("One\nTwo").font(.system(size: 10)).redacted(reason: .placeholder))
    #expect(two.count == 2)
    #expect(two.allSatisfy { $0.width > 10 && $0.height > 8 && $0.height < 12 })
    #expect(try bars(Text("One").unredacted().redacted(reason: .placeholder)).isEmpty)
    #expect(try bars(Text("One").privacySensitive()).isEmpty)
    #expect(try bars(Text("One").privacySensitive().redacted(reason: .privacy)).count == 1)
  }
}

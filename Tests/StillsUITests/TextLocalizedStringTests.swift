import Foundation
import StillsCore
import SwiftUI
import Testing

@testable import StillsUI

/// Strings looked up outside of views: for the world of the picture in the making.
@Suite(.serialized) @MainActor struct TextLocalizedStringTests {
  private func inGerman<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = World.shown
    defer { World.shown = before }
    World.shown = TextTablesTests.world(
      "de_DE",
      [
        ("Localizable.xcstrings", TextTablesTests.catalog),
        ("de.lproj/Other.strings", "\"key\" = \"Wert %@\";\n\"named\" = \"Benannt %lld\";"),
        ("de.lproj/Counts.stringsdict", TextTablesTests.dictionary),
      ])
    return try body()
  }

  @Test func stringsAreLookedUpWithoutMarkdown() {
    inGerman {
      #expect(String(localized: "hello") == "**Hallo** Welt")
      #expect(String(localized: "Hello, \("Ana")!") == "Hallo, Ana!")
      #expect(String(localized: "\(2) of \(1) photos", comment: "Progress") == "2 von 1 Bild")
      #expect(String(localized: "unknown") == "unknown")
    }
  }

  @Test func keysWithDefaultsAreLookedUpByTheirName() {
    inGerman {
      #expect(String(localized: "named", defaultValue: "Named \(3)", table: "Other") == "Benannt 3")
      #expect(String(localized: "missing", defaultValue: "Default \(3)", table: "Other") == "Default 3")
    }
  }

  @Test func resourcesCarryTheirTable() throws {
    try inGerman {
      let resource = LocalizedStringResource("named", defaultValue: "Named \(3)", table: "Other")
      #expect(String(localized: resource) == "Benannt 3")
      let literal: LocalizedStringResource = "hello"
      #expect(String(localized: literal) == "**Hallo** Welt")
      let placed = try RenderKit.place(Text(resource), world: World.shown, typesetter: RenderKit.boxes)
      #expect(placed.strings == ["Benannt 3"])
    }
  }

  @Test func attributedStringsReadTheMarkdownOfTheTranslation() {
    inGerman {
      let string = AttributedString(localized: "hello")
      #expect(String(string.characters) == "Hallo Welt")
      #expect(string.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    }
  }

  @Test func foundationsOldCallsReadTheSameTables() {
    inGerman {
      #expect(_ShownWorld.localizedString("key", value: "", table: "Other") == "Wert %@")
      #expect(_ShownWorld.localizedString("missing", value: "fallback", table: nil) == "fallback")
      #expect(_ShownWorld.localizedString("missing", value: "", table: nil) == "missing")
    }
  }

  @Test func formatsFromTablesTakeThePluralFormOfTheirArguments() {
    inGerman {
      let format = _ShownWorld.localizedString("%lld files in %lld folders", table: "Counts")
      #expect(_ShownWorld.string(format: format, locale: nil, arguments: [1, 2]) == "A file in 2 folders")
      #expect(_ShownWorld.string(format: "%d plain", locale: nil, arguments: [1]) == "1 plain")
    }
  }

  @Test func percentSignsAreNoFormatsWithoutArguments() throws {
    let files = [(path: "de.lproj/Localizable.strings", text: "\"100%\" = \"100 %\";")]
    #expect(try TextTablesTests.shown(Text("100%"), "de_DE", files) == "100 %")
    #expect(try TextTablesTests.shown(Text("\(5)%"), "en_US", []) == "5%")
    let keyed = [(path: "de.lproj/Localizable.strings", text: "\"%lld%%\" = \"%lld %%\";")]
    #expect(try TextTablesTests.shown(Text("\(5)%"), "de_DE", keyed) == "5 %")
  }
}

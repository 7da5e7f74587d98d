import Foundation
import StillsDisplay
import StillsTypesetting
import Testing

@testable import StillsText

@Suite struct FontLookupTests {
  private func face(
    _ name: String, weight: Double? = nil, italic: Bool = false, in engine: HarfBuzzEngine = HarfBuzzEngine()
  ) -> ShapedRun? {
    let font = FontRequest(family: .named(name), size: 20, weight: weight, isItalic: italic)
    return engine.shape("AVATAR", font: font, language: nil, isRightToLeft: false, ligatures: true).first
  }

  @Test(arguments: ["Orbitron-Black", "orbitron-black", "Orbitron Black", "ORBITRON BLACK"])
  func aNamedInstanceIsAPlaceOnTheWeightAxis(name: String) {
    let named = face(name), weighted = face("Orbitron", weight: 900)
    #expect(named?.face.variations == [FaceReference.Variation(axis: "wght", value: 900)])
    #expect(named == weighted)
  }

  @Test(arguments: [
    (FontRequest.Design.standard, "Inter"), (.serif, "Stills Serif"), (.rounded, "Nunito"),
    (.monospaced, "JetBrains Mono"),
  ])
  func everySystemDesignHasAFaceOfItsOwn(design: FontRequest.Design, family: String) {
    for weight in [200.0, 400, 700] {
      let font = FontRequest(family: .system(design), size: 28, weight: weight)
      let run = HarfBuzzEngine().shape("Ago 12", font: font, language: nil, isRightToLeft: false, ligatures: true).first
      #expect(run?.face.family == family)
      #expect(run?.face.weight == Int(weight))
    }
  }

  @Test func aWeightAskedForWinsOverTheNames() {
    #expect(face("Orbitron-Regular", weight: 900) == face("Orbitron-Black"))
  }

  @Test func aFamilyIsRegularUnlessAWeightIsAskedFor() {
    #expect(face("Orbitron")?.face.weight == 400)
    #expect(face("Orbitron", weight: 700)?.face.weight == 700)
    #expect(face("Orbitron", weight: 100)?.face.weight == 400)
  }

  @Test func aStaticFamilyGivesTheNearestFace() {
    #expect(face("Noto Sans KR", weight: 900)?.face.name == "NotoSansKR-Bold")
    #expect(face("Noto Sans KR", weight: 500)?.face.name == "NotoSansKR-Regular")
  }

  @Test func anItalicIsAFaceOfItsOwnOrElseASlant() {
    #expect(face("Inter", italic: true)?.face.name == "Inter-Italic")
    #expect(face("Inter", italic: true)?.slant == 0)
    #expect(face("Orbitron", italic: true)?.face.name == "Orbitron-Regular")
    #expect((face("Orbitron", italic: true)?.slant ?? 0) > 0.2)
  }

  @Test func aFileNameFindsNothing() {
    let engine = HarfBuzzEngine()
    #expect(face("Orbitron.ttf", in: engine)?.face.name == "Inter-Regular")
    #expect(engine.reports.count == 1)
  }

  @Test func anUnknownNameIsReportedOnceWithTheNearestOnes() {
    let engine = HarfBuzzEngine()
    for weight in [400.0, 500, 600] { _ = face("Orbitrn-Blck", weight: weight, in: engine) }
    guard case .missingFont("Orbitrn-Blck", let suggestions)? = engine.reports.first, engine.reports.count == 1 else {
      Issue.record("One report of the missing name, not \(engine.reports)")
      return
    }
    #expect(suggestions.contains("Orbitron-Black"))
  }

  @Test func aMissingGlyphIsReportedOnceByNameAndNumber() {
    let engine = HarfBuzzEngine()
    let font = FontRequest(family: .system(.standard), size: 17)
    for text in ["a\u{16A0}b", "\u{16A0}"] {
      _ = engine.shape(text, font: font, language: nil, isRightToLeft: false, ligatures: true)
    }
    #expect(engine.reports == [.missingGlyph(character: "\u{16A0}")])
    #expect(engine.reports.first?.description.contains("U+16A0") == true)
  }

  @Test func koreanComesFromTheKoreanFace() {
    let engine = HarfBuzzEngine()
    let font = FontRequest(family: .named("Orbitron"), size: 17, weight: 700)
    let runs = engine.shape("Hi 안녕", font: font, language: nil, isRightToLeft: false, ligatures: true)
    #expect(runs.map(\.face.name) == ["Orbitron-Regular", "NotoSansKR-Bold"])
    #expect(engine.reports.isEmpty)
  }

  @Test func smallCapitalsComeFromTheFaceOrAreCapitalsOfASmallerSize() {
    let engine = HarfBuzzEngine()
    func shape(_ text: String, _ family: FontRequest.Family, _ features: Set<FontRequest.Feature>) -> [ShapedRun] {
      engine.shape(
        text, font: FontRequest(family: family, size: 20, features: features), language: nil, isRightToLeft: false,
        ligatures: true)
    }
    let own = shape("aB", .named("Orbitron"), [.lowercaseSmallCaps])
    #expect(own.count == 1)
    #expect(own.first?.glyphs.first?.glyph != shape("a", .named("Orbitron"), []).first?.glyphs.first?.glyph)
    let made = shape("Bßa", .system(.standard), [.lowercaseSmallCaps])
    #expect(made.count == 2)
    #expect(made.last.map { $0.glyphs.map(\.cluster) } == [1, 1, 3], "“ß” becomes two capitals of one character")
    #expect(made.last?.glyphs.first?.glyph == shape("S", .system(.standard), []).first?.glyphs.first?.glyph)
  }
}

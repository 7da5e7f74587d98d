import StillsCore
import StillsTypesetting
import SwiftUI
import Testing

@testable import StillsUI

@Suite struct FontTests {
  private func resolved(_ font: Font, _ traits: FontTraits = FontTraits(), at size: TypeSize = .large) -> FontRequest {
    font.resolved(traits: traits, typeSize: size)
  }

  @Test func textStylesFollowTheTypeSize() {
    #expect(resolved(.body) == FontRequest(family: .system(.standard), size: 17, weight: 400, leading: 22))
    #expect(resolved(.headline).weight == 600)
    #expect(resolved(.title, at: .accessibility5).size == 58)
    #expect(resolved(.system(.body, design: .rounded)).family == .system(.rounded))
    #expect(resolved(.system(.body, weight: .heavy)).weight == 800)
  }

  @Test func fixedSizesDoNot() {
    #expect(resolved(.system(size: 20), at: .xSmall) == FontRequest(family: .system(.standard), size: 20, weight: 400))
    #expect(resolved(.system(size: 20, weight: .light, design: .serif)).family == .system(.serif))
    #expect(resolved(.custom("A", fixedSize: 20), at: .accessibility5).size == 20)
  }

  @Test func customFontsGrowAsBodyOrAsTheStyleNamed() {
    #expect(resolved(.custom("A", size: 20)).size == 20)
    #expect(resolved(.custom("A", size: 22), at: .accessibility5).size > 50)
    #expect(resolved(.custom("A", size: 20, relativeTo: .largeTitle), at: .xxxLarge).size == 23)
    #expect(resolved(.custom("A", size: 20)).weight == nil)
  }

  @Test func boldIsSemiboldForSmallStyles() {
    #expect(resolved(.title2.bold()).weight == 700)
    #expect(resolved(.body.bold()).weight == 600)
    #expect(resolved(.system(size: 10).bold()).weight == 700)
    #expect(resolved(.system(size: 10, weight: .black).bold()).weight == 900)
  }

  @Test func anExplicitWeightWinsOverBold() {
    #expect(resolved(.body.weight(.light).bold()).weight == 300)
    #expect(resolved(.body.bold().weight(.light)).weight == 300)
    var traits = FontTraits()
    traits.weight = .thin
    #expect(resolved(.headline, traits).weight == 200)
  }

  @Test func leadingIsTwoPointsMoreOrLess() {
    #expect(resolved(.body.leading(.tight)).leading == 20)
    #expect(resolved(.body.leading(.loose)).leading == 24)
  }

  @Test func featuresAndFamiliesCombine() {
    #expect(resolved(.body.monospaced()).family == .system(.monospaced))
    #expect(resolved(.body.monospacedDigit().smallCaps()).features == [.monospacedDigits, .smallCaps])
    #expect(resolved(.body.italic()).isItalic)
    #expect(resolved(.custom("A", size: 10).weight(.medium)).weight == 500)
  }

  @Test func uiKitFontsCarryOver() {
    #expect(resolved(Font(UIFont.systemFont(ofSize: 15, weight: .semibold))).weight == 600)
    #expect(resolved(Font(UIFont.preferredFont(forTextStyle: .footnote))).size == 13)
    #expect(UIFont.systemFont(ofSize: 17).lineHeight.rounded() == 20)
    #expect(UIFont(name: "A", size: 12)?.pointSize == 12)
  }

  @Test func sizesThatAreNoNumbersAreZero() {
    #expect(resolved(.system(size: .nan)).size == 0)
    #expect(resolved(.custom("A", size: -.infinity)).size == 0)
  }
}

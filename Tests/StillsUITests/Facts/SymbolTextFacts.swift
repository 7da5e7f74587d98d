import Foundation
import StillsCore
import SwiftUI
import Testing

/// What was measured of symbols among letters (why-not/all-text-styles), and what is said of symbols that stand in.
@Suite @MainActor struct SymbolTextFacts {
  private func height(_ text: Text) throws -> CGFloat { try RenderKit.size(text).height }

  @Test(arguments: [(34.0, 1.0), (28, 1), (22, 1), (20, 1), (17, 0), (16, 0), (15, 0), (13, 0), (12, 1), (11, 0)])
  func aLineWithASymbolIsAPixelHigherAtSomeSizes(size: Double, pixels: Double) throws {
    let plain = try height(Text("a").font(.system(size: size)))
    let symbol = try height(Text("\(Image(systemName: "doc.richtext"))a").font(.system(size: size)))
    #expect(isSame(symbol - plain, pixels / 3), "\(symbol - plain)")
  }

  @Test func amongLettersASymbolHasMoreRoomAtItsSidesThanAlone() throws {
    let alone = try RenderKit.size(Image(systemName: "doc.richtext").font(.system(size: 100))).width
    let inText = try RenderKit.size(Text(Image(systemName: "doc.richtext")).font(.system(size: 100))).width
    #expect(abs(inText - alone - 2 * (14.3 - 7.84)) < 1)
  }

  @Test func aSymbolThatStandsInForAnotherIsReportedOnce() throws {
    let view = HStack {
      Image(systemName: "menucard"); Image(systemName: "menucard"); Image(systemName: "star")
    }
    #expect(try RenderKit.reports(view) == ["symbol “menucard” is drawn as its relative “doc.text”"])
    #expect(try RenderKit.reports(Image(systemName: "gearshape.2.fill")).count == 1)
    #expect(try RenderKit.reports(Image(systemName: "menucard.circle")).count == 1, "also as a part")
    #expect(try RenderKit.reports(Image(systemName: "book.pages.fill")).isEmpty)
  }

  @Test func aLonelyWordOfAFooterStaysAlone() throws {
    let list = List {
      Section {
        Text("row")
      } footer: {
        Text("Allows checking for important alerts like security vulnerabilities.")
      }
    }
    var world = World()
    world.typeSize = .medium
    let footer = try #require(try Stage(list, world: world).placed.texts.first { $0.string.hasPrefix("Allows") })
    #expect(footer.layout?.lines.map(\.text).last == "vulnerabilities.")
  }
}

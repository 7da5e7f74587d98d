import Foundation
import Stills
import StillsCore
import StillsImaging
import Testing

/// Our pixels against those of a renderer that shares nothing with ours.
@MainActor struct EffectOracleTests {
  private static let sheet = Result { try Sheet() }

  @Test func theSheetHoldsACellForEachEffect() throws {
    let names = try Sheet.names()
    #expect(names == OracleEffect.all.map(\.name))
  }

  /// Edges are where renderers may cover a pixel otherwise; away from them a colour is right or wrong.
  @Test(arguments: OracleEffect.all.indices)
  func coloursAgreeWithChromiumsWithinTwoLevels(index: Int) throws {
    let effect = OracleEffect.all[index]
    var world = World()
    world.canvas = .size(CGSize(width: OracleEffect.side, height: OracleEffect.side))
    world.scale = 2
    let png = try Renderer.render(effect.view, world: world).png()
    let ours = try PNGDecoder.decodeStraight(png)
    try #require(ours.width == Sheet.side && ours.height == Sheet.side)
    let theirs = try Self.sheet.get().cell(index)
    let error = Sheet.meanErrorAwayFromEdges(ours.rgba, theirs)
    #expect(error <= 2, "\(effect.name): \(error) of 255")
  }
}

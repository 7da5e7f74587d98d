import StillsCore
import StillsDisplay
import StillsLayout
import SwiftUI
import Testing

@testable import StillsUI

@Suite @MainActor struct ImageTests {
  @Test func aSymbolIsCentredOnTheCapitals() throws {
    let placed = try RenderKit.place(
      HStack(alignment: .firstTextBaseline) {
        Text("H").font(.system(size: 30))
        Image(systemName: "plus").font(.system(size: 30))
      })
    let text = placed.frames("Text")[0], symbol = placed.frames("Image")[0]
    let capitals = text.minY + 86.0 / 3 - 0.7046 * 30 / 2
    #expect(abs(symbol.midY - capitals) < 0.5)
  }

  @Test func aSymbolFollowsTheFontAndTheScale() throws {
    let body = try RenderKit.size(Image(systemName: "circle")).width
    #expect(try RenderKit.size(Image(systemName: "circle").font(.largeTitle)).width > 1.9 * body)
    #expect(abs(try RenderKit.size(Image(systemName: "circle").imageScale(.large)).width / body - 1.28) < 0.02)
    #expect(abs(try RenderKit.size(Image(systemName: "circle").imageScale(.small)).width / body - 0.81) < 0.02)
  }

  @Test func onlyResizableSymbolsTakeTheProposal() throws {
    let size = try RenderKit.size(Image(systemName: "circle"))
    let rigid = try RenderKit.place(Image(systemName: "circle").frame(width: 80, height: 30))
    #expect(rigid.frames("Image")[0].size == size)
    let resizable = try RenderKit.place(Image(systemName: "circle").resizable().frame(width: 80, height: 30))
    #expect(resizable.frames("Image")[0].size == CGSize(width: 80, height: 30))
    #expect(try RenderKit.size(Image(systemName: "circle").resizable()) == size)
  }

  @Test func anUnknownSymbolIsReportedWithNearNames() throws {
    let reports = try RenderKit.reports(Image(systemName: "circel"))
    #expect(reports.count == 1)
    #expect(reports[0].contains("“circel”") && reports[0].contains("“circle”"))
    #expect(try !RenderKit.place(Image(systemName: "circel")).commands.isEmpty)
  }

  @Test func aMissingPictureIsReportedAndTakesNoRoom() throws {
    #expect(try RenderKit.reports(Image("logo")) == ["no image named “logo”: drawn as nothing"])
    let placed = try RenderKit.place(
      VStack {
        Color.red.frame(width: 10, height: 10)
        Image(.init(name: "logo", bundle: .main))
      })
    #expect(placed.frame.size == CGSize(width: 10, height: 10))
  }

  @Test func variantsTakeTheBestNameThereIs() {
    #expect(SymbolVariants.fill.names(for: "heart") == ["heart.fill", "heart"])
    #expect(SymbolVariants.circle.fill.names(for: "x") == ["x.circle.fill", "x.fill", "x"])
    #expect(SymbolVariants.none.names(for: "x") == ["x"])
  }

  @Test func variantsChangeTheSymbol() throws {
    let filled = try RenderKit.place(Image(systemName: "heart").symbolVariant(.fill))
    #expect(filled.element.details == "heart.fill")
    #expect(try RenderKit.place(Image(systemName: "7.circle").symbolVariant(.slash)).frame.width > 0)
  }

  @Test func uiImagesKeepTheirTintAndConfiguration() throws {
    let tinted = UIImage(systemName: "circle")?.withTintColor(.red, renderingMode: .alwaysOriginal) ?? UIImage()
    let commands = try RenderKit.place(Image(uiImage: tinted).foregroundColor(.green)).commands
    #expect("\(commands)".contains("red: 1.0"))
    let large =
      UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)) ?? UIImage()
    #expect(try RenderKit.size(Image(uiImage: large)).width > 40)
  }

  @Test func anImageStandsInALineOfText() throws {
    let alone = try RenderKit.size(Text("a b")).width
    #expect(try RenderKit.size(Text("a \(Image(systemName: "plus")) b")).width > alone + 10)
    #expect(try RenderKit.size(Text(Image(systemName: "plus"))).width > 10)
  }

  /// Digits are drawn of parts that lie over each other.
  @Test(arguments: [1, 4, 7, 14, 44]) func digitsAreCutOutWhole(number: Int) throws {
    let engine = RenderKit.typesetter.engine
    let symbol = try #require(SymbolCatalog.symbol(named: "\(number).circle.fill"))
    let image = symbol.layout(
      pointSize: 100, glyphs: SymbolGlyphs(engine: engine, outlines: engine as? any GlyphOutlines),
      pixelGrid: PixelGrid(scale: 1))
    let cutouts = image.layers.flatMap(\.cutouts)
    #expect(!cutouts.isEmpty)
    for cutout in cutouts {
      let box = cutout.boundingRect
      for step in 0..<400 {
        let point = CGPoint(
          x: box.minX + box.width * (CGFloat(step % 20) + 0.37) / 20,
          y: box.minY + box.height * (CGFloat(step / 20) + 0.41) / 20)
        #expect(cutout.contains(point, eoFill: true) == cutout.contains(point, eoFill: false), "\(point)")
      }
    }
  }

}

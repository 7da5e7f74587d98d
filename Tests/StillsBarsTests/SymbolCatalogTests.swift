import Foundation
import StillsDisplay
import StillsGeometry
import StillsText
import StillsTypesetting
import Testing

@testable import StillsCore

@Suite struct SymbolCatalogTests {
  /// The names that apps use most, most used first.
  static let frequent = """
    plus xmark chevron.left chevron.right magnifyingglass trash xmark.circle.fill checkmark
    ellipsis arrow.right calendar checkmark.circle.fill star.fill square.and.arrow.up chevron.down
    heart.fill tortoise.fill clock plus.circle.fill plus.circle play.fill xmark.circle mic.fill
    star exclamationmark.triangle photo person.circle.fill mic music.note arrow.2.squarepath
    bell.fill bell arrow.left gear doc.on.doc globe arrow.clockwise house line.3.horizontal
    checkmark.seal.fill link at arrow.up.right arrowshape.turn.up.left chevron.right.circle
    list.bullet person.crop.circle person house.fill circle chevron.backward paintpalette
    info.circle forward.fill gearshape lock exclamationmark.bubble sparkles suit.heart.fill
    person.fill heart pencil paperplane square.and.pencil square.dashed camera
    square.and.arrow.up.fill photo.on.rectangle.angled number line.3.horizontal.decrease.circle
    quote.bubble person.badge.plus exclamationmark.triangle.fill infinity clock.fill sun.max.fill
    ellipsis.circle map minus.circle checkmark.circle mappin.and.ellipse message
    ellipsis.circle.fill square.grid.2x2.fill person.circle applelogo circle.fill minus
    square.and.arrow.down chevron.up music.note.list bubble.left.and.text.bubble.right chart.bar
    captions.bubble tag person.crop.circle.badge.xmark safari eye bolt.fill 2.square 10.circle
    9.circle 2.circle 6.square 1.square 7.square 9.square 8.square 3.square 6.circle 1.circle
    5.circle 10.square 4.circle 7.circle 5.square 4.square 3.circle 8.circle hare.fill
    internaldrive.fill cloud.drizzle.fill folder.fill icloud clock.circle flag.fill
    building.columns video.fill placeholdertext.fill cart flag cube.box camera.fill pencil.line
    arrow.up.arrow.down mappin.circle.fill leaf person.badge.minus exclamationmark.circle
    star.circle.fill square.and.arrow.up.circle.fill simcard delete.backward wave.3.right
    questionmark.circle.fill pin.fill magnifyingglass.circle microphone.fill
    chevron.up.chevron.down speaker.wave.3.fill envelope.fill bell.badge.fill speaker.slash.fill
    book.closed person.crop.artframe network line.3.horizontal.decrease display location
    backward.fill rectangle.on.rectangle book.fill book bubble.left.and.bubble.right
    badge.plus.radiowaves.right dot.radiowaves.right wand.and.stars checkmark.seal
    person.crop.circle.badge.exclamationmark speaker
    """.split { $0.isWhitespace }.map(String.init)

  private let glyphs: SymbolGlyphs = {
    let engine = HarfBuzzEngine()
    return SymbolGlyphs(engine: engine, outlines: engine)
  }()
  private let grid = PixelGrid(scale: 3)

  private func image(
    _ name: String, size: CGFloat = 17, weight: Double = 400, scale: Symbol.Scale = .medium, isLayered: Bool = false,
    isRightToLeft: Bool = false
  ) throws -> SymbolImage {
    try #require(SymbolCatalog.symbol(named: name), "\(name) is not in the catalog").layout(
      pointSize: size, weight: weight, scale: scale, isLayered: isLayered, isRightToLeft: isRightToLeft,
      glyphs: glyphs, pixelGrid: grid)
  }

  @Test func theMostUsedNamesResolveAndHaveInk() throws {
    #expect(Self.frequent.count == 170)
    for name in Self.frequent {
      let image = try image(name)
      #expect(image.layers.contains { !$0.shapes.isEmpty && !$0.bounds.isNull }, "\(name) draws nothing")
    }
  }

  @Test func everyListedNameHasInk() throws {
    #expect(SymbolCatalog.allNames == SymbolCatalog.allNames.sorted())
    for name in SymbolCatalog.allNames {
      let bounds = try image(name).layers.bounds
      #expect(!bounds.isNull, "\(name) draws nothing")
    }
  }

  @Test func iconsLieWithinTheInkOfTheData() throws {
    // The glyph numbers in the data belong to the font that is bundled.
    for name in ["trash", "doc.richtext", "envelope", "tortoise", "person.2", "zzz"] {
      let image = try image(name, size: 100)
      let drawn = image.layers.bounds
      #expect(abs(drawn.minX - image.inkBounds.minX) < 0.5 && abs(drawn.maxX - image.inkBounds.maxX) < 0.5)
      #expect(abs(drawn.minY - image.inkBounds.minY) < 0.5 && abs(drawn.maxY - image.inkBounds.maxY) < 0.5)
    }
  }

  @Test func inkMatchesPicturesOfTheRealSet() throws {
    // home-assistant/collapsible-closed, why-not/all-text-styles, why-not/bordered-menu, doordash/simple-short.
    let chevron = try image("chevron.down", size: 16).inkBounds
    #expect(abs(chevron.width - 13.67) < 0.3 && abs(chevron.height - 7.67) < 0.3)
    let document = try image("doc.richtext", size: 34).inkBounds
    #expect(abs(document.width - 28) < 0.3 && abs(document.height - 35.67) < 0.3)
    let one = try image("1.circle")
    #expect(abs(one.inkBounds.width - 17) < 0.1 && abs(one.size.width - 19.67) < 0.4)
    let globe = try image("globe", scale: .large)
    #expect(abs(globe.inkBounds.width - 22) < 0.1)
  }

  @Test func theStarsBoxIs22By20AtBodySize() throws {
    for (pointSize, width, height): (CGFloat, CGFloat, CGFloat) in [(17, 22, 20), (28, 36, 34)] {
      let size = try image("star", size: pointSize).size
      #expect(abs(size.width - width) < 0.8 && abs(size.height - height) < 0.8)
    }
  }

  @Test func weightThickensLines() throws {
    func width(_ weight: Double) throws -> CGFloat {
      guard case .stroke(_, let style)? = try image("xmark", weight: weight).layers.first?.shapes.first else {
        return 0
      }
      return style.lineWidth
    }
    let widths = try stride(from: 100.0, through: 900, by: 100).map(width)
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
    let bold = try image("trash", weight: 700)
    #expect(bold.layers[0].shapes.count == 2, "icons are emboldened by a line around them")
  }

  @Test func scaleChangesTheSizeAndTheMiddleStays() throws {
    let medium = try image("circle"), small = try image("circle", scale: .small),
      large = try image("circle", scale: .large)
    #expect(abs(small.inkBounds.width / medium.inkBounds.width - 0.81) < 0.001)
    #expect(abs(large.inkBounds.width / medium.inkBounds.width - 1.28) < 0.001)
    for image in [medium, small, large] {
      // Half a capital above the baseline.
      let middle = image.size.height - image.inkBounds.midY - image.descent
      #expect(abs(middle - 0.7046 * 17 / 2) < 0.001)
    }
  }

  /// The bar's plus in `uikit-nav-tab-iphone-x` is 17.67 across and 18 high, with lines of 1.64 points.
  @Test func linesGrowLessThanTheSymbol() throws {
    let plus = try image("plus", scale: .large)
    func lineWidth(_ image: SymbolImage) throws -> CGFloat {
      let widths = image.layers.flatMap(\.shapes).map { shape -> CGFloat? in
        if case .stroke(_, let style) = shape { return style.lineWidth }
        return nil
      }
      return try #require(widths.first ?? nil)
    }
    #expect(abs(try lineWidth(plus) - 1.64) < 0.05)
    #expect(abs(plus.inkBounds.width - 17.8) < 0.5)
    let small = try lineWidth(image("plus", scale: .small)), medium = try lineWidth(image("plus"))
    #expect(small < medium && small > 0.85 * medium)
  }

  /// Icons of the font too: their edges move in, and the ink is smaller by as much.
  @Test func iconsGetLighter() throws {
    let regular = try image("heart"), light = try image("heart", weight: 200)
    #expect(light.inkBounds.width < regular.inkBounds.width)
    #expect(light.layers[0].shapes != regular.layers[0].shapes)
  }

  @Test func numbersAndLettersComeInCirclesAndSquares() throws {
    for name in ["0.circle", "50.square.fill", "a.circle", "z.square.fill", "7.circle.fill"] {
      #expect(SymbolCatalog.symbol(named: name) != nil)
    }
    for name in ["51.circle", "07.circle", "-1.circle", "aa.circle", "1", ".circle", "circle."] {
      #expect(SymbolCatalog.symbol(named: name) == nil, "\(name)")
    }
    let filled = try image("7.circle.fill")
    #expect(filled.layers.count == 1 && filled.layers[0].cutouts.count == 1)
  }

  @Test func layersGiveTheEnclosureALevelOfItsOwn() throws {
    let layered = try image("xmark.circle.fill", isLayered: true)
    #expect(layered.layers.map(\.level) == [1, 0])
    #expect(layered.layers.flatMap(\.cutouts).isEmpty)
    let paints = SymbolImage.hierarchy(of: .black)
    #expect(layered.commands(paints).count == 3)
  }

  @Test(arguments: [
    "ellipsis.circle", "ellipsis.circle.fill", "person.crop.circle.badge.plus", "plus.circle.fill", "info.circle",
    "checkmark.square.fill",
  ])
  func iconsAreTakenApartIntoSignAndGround(name: String) throws {
    let whole = try image(name), layered = try image(name, isLayered: true)
    #expect(layered.layers.map(\.level) == [1, 0])
    #expect(layered.size == whole.size)
    #expect(layered.layers.bounds.width == whole.layers.bounds.width)
    // The sign is in the ground, or the badge in a corner of it.
    let sign = layered.layers[1].bounds, ground = layered.layers[0].bounds
    #expect(sign.width < 0.8 * ground.width && sign.intersects(ground))
  }

  @Test(arguments: ["heart.fill", "globe", "star", "trash", "gear", "magnifyingglass", "percent"])
  func iconsOfOnePieceStayOnOneLevel(name: String) throws {
    #expect(try image(name, isLayered: true).layers.map(\.level) == [0])
  }

  @Test func directionalSymbolsTurnRoundFromRightToLeft() throws {
    #expect(SymbolCatalog.symbol(named: "chevron.forward")?.isDirectional == true)
    #expect(SymbolCatalog.symbol(named: "chevron.right")?.isDirectional == false)
    #expect(SymbolCatalog.symbol(named: "forward.fill")?.isDirectional == false)
    let right = try image("chevron.right").layers[0].shapes[0],
      back = try image("chevron.backward", isRightToLeft: true)
    if case .stroke(let path, _) = right, case .stroke(let mirrored, _) = back.layers[0].shapes[0] {
      #expect(abs(path.boundingRect.midX - mirrored.boundingRect.midX) < 0.001)
      #expect(path.contains(CGPoint(x: path.boundingRect.maxX - 1, y: path.boundingRect.midY)))
      #expect(mirrored.contains(CGPoint(x: mirrored.boundingRect.maxX - 1, y: mirrored.boundingRect.midY)))
    }
  }

  @Test func anUnknownNameHasSuggestions() {
    #expect(SymbolCatalog.symbol(named: "chevron.rihgt") == nil)
    #expect(SymbolCatalog.suggestions(for: "chevron.rihgt").first == "chevron.right")
    #expect(SymbolCatalog.suggestions(for: "trsh").contains("trash"))
    #expect(SymbolCatalog.symbol(named: "") == nil)
    #expect(SymbolCatalog.symbol(named: "no.such.symbol") == nil)
  }

  @Test func absurdSizesDrawNothingThatTraps() throws {
    for size: CGFloat in [0, -4, .nan, .infinity, 1e9] {
      for name in ["star", "trash", "1.circle.fill", "circle.dashed"] {
        _ = try image(name, size: size, weight: size).commands(.color(.black))
      }
    }
  }

  @Test func aTranslucentColourIsLaidOnAsAWhole() throws {
    let commands = try image("xmark").commands(.color(ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.5)))
    guard case .group(let group)? = commands.first else {
      Issue.record("not grouped")
      return
    }
    #expect(commands.count == 1 && group.opacity == 0.5)
  }
}

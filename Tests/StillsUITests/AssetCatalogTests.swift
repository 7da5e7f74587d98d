import Foundation
import Stills
import StillsCore
import StillsDisplay
import StillsImaging
import SwiftUI
import Testing

/// Screens with pictures and colours of an app's own, read from a catalog made for the test.
@MainActor struct AssetCatalogTests {
  private let catalog: Catalog

  init() throws { catalog = try Catalog() }

  private func world(dark: Bool = false, scale: CGFloat = 2, device: String = "iphone-16") -> World {
    var world = World()
    world.canvas = .fit
    world.appearance = dark ? .dark : .light
    world.device = Device.named(device) ?? world.device
    world.scale = scale
    world.assets = AssetLibrary(paths: [catalog.folder])
    return world
  }

  private func pixels<V: View>(_ view: V, _ world: World) throws -> (width: Int, height: Int, rgba: [UInt8]) {
    try PNGDecoder.decodeStraight(Renderer.render(view, world: world).png())
  }

  private func middle<V: View>(_ view: V, _ world: World) throws -> [UInt8] {
    let image = try pixels(view, world)
    let at = (image.height / 2 * image.width + image.width / 2) * 4
    return Array(image.rgba[at..<at + 4])
  }

  @Test func aPictureIsAsLargeInPointsAsItsPixelsDividedByItsScale() throws {
    try catalog.addImage(
      "flag", [("1x", 30, 20, 0xff00_00ff), ("2x", 60, 40, 0x00ff_00ff), ("3x", 90, 60, 0x0000_ffff)])
    for scale in [1.0, 2.0, 3.0] {
      let image = try pixels(Image("flag"), world(scale: scale))
      #expect(image.width == Int(30 * scale) && image.height == Int(20 * scale))
    }
  }

  @Test func theVariantOfTheScreensScaleIsDrawn() throws {
    try catalog.addImage(
      "flag", [("1x", 30, 20, 0xff00_00ff), ("2x", 60, 40, 0x00ff_00ff), ("3x", 90, 60, 0x0000_ffff)])
    #expect(try middle(Image("flag"), world(scale: 1)) == [255, 0, 0, 255])
    #expect(try middle(Image("flag"), world(scale: 2)) == [0, 255, 0, 255])
    #expect(try middle(Image("flag"), world(scale: 3)) == [0, 0, 255, 255])
  }

  @Test func ofOtherScalesTheOneWithMorePixelsIsTaken() throws {
    try catalog.addImage("flag", [("1x", 30, 20, 0xff00_00ff), ("3x", 90, 60, 0x0000_ffff)])
    #expect(try middle(Image("flag"), world(scale: 2)) == [0, 0, 255, 255])
  }

  @Test func darkVariantsAreDrawnInTheDarkAndInViewsThatAreDark() throws {
    try catalog.addImage("moon", [("1x", 10, 10, 0xffff_ffff)], dark: [("1x", 10, 10, 0x2020_20ff)])
    #expect(try middle(Image("moon"), world()) == [255, 255, 255, 255])
    #expect(try middle(Image("moon"), world(dark: true)) == [32, 32, 32, 255])
    #expect(try middle(Image("moon").environment(\.colorScheme, .dark), world()) == [32, 32, 32, 255])
  }

  @Test func templatePicturesAreInkedWithTheForegroundStyle() throws {
    try catalog.addImage(
      "mark", [("1x", 10, 10, 0xff00_00ff)], properties: #"{"template-rendering-intent": "template"}"#)
    let blue = Color(red: 0, green: 0, blue: 1)
    #expect(try middle(Image("mark").foregroundStyle(blue), world()) == [0, 0, 255, 255])
    #expect(try middle(Image("mark").renderingMode(.original).foregroundStyle(blue), world()) == [255, 0, 0, 255])
  }

  @Test func resizablePicturesTakeTheProposalAndKeepTheirOwnSizeWithoutOne() throws {
    try catalog.addImage("flag", [("2x", 60, 40, 0x00ff_00ff)])
    let stretched = try pixels(Image("flag").resizable().frame(width: 50, height: 10), world())
    #expect(stretched.width == 100 && stretched.height == 20)
    let free = try pixels(Image("flag").resizable(), world())
    #expect(free.width == 60 && free.height == 40)
    let fitted = try pixels(Image("flag").resizable().scaledToFit().frame(width: 60), world())
    #expect(fitted.width == 120 && fitted.height == 80)
  }

  @Test func capInsetsKeepTheEdgesAndStretchTheMiddle() throws {
    // A red frame of 4 around a blue middle.
    try catalog.addImage("frame", "1x", width: 12, height: 12) { x, y in
      x < 4 || x > 7 || y < 4 || y > 7 ? 0xff00_00ff : 0x0000_ffff
    }
    let view = Image("frame").resizable(capInsets: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
      .interpolation(.none).frame(width: 60, height: 40)
    let image = try pixels(view, world(scale: 1))
    func color(_ x: Int, _ y: Int) -> [UInt8] { Array(image.rgba[(y * 60 + x) * 4..<(y * 60 + x) * 4 + 4]) }
    #expect(color(3, 20) == [255, 0, 0, 255])
    #expect(color(4, 20) == [0, 0, 255, 255])
    #expect(color(55, 35) == [0, 0, 255, 255])
    #expect(color(56, 35) == [255, 0, 0, 255])
  }

  @Test func tiledPicturesRepeatFromTheCorner() throws {
    try catalog.addImage("check", "1x", width: 10, height: 10) { x, _ in x < 5 ? 0xff00_00ff : 0x0000_ffff }
    let image = try pixels(
      Image("check").resizable(resizingMode: .tile).frame(width: 25, height: 10), world(scale: 1))
    func color(_ x: Int) -> [UInt8] { Array(image.rgba[(5 * 25 + x) * 4..<(5 * 25 + x) * 4 + 4]) }
    #expect([2, 12, 22].allSatisfy { color($0) == [255, 0, 0, 255] })
    #expect([7, 17].allSatisfy { color($0) == [0, 0, 255, 255] })
  }

  @Test func vectorsAreDrawnInThePixelsTheyTake() throws {
    try catalog.addVector(
      "dot",
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">
        <circle cx="4" cy="4" r="4" fill="#0a0"/>
      </svg>
      """)
    let own = try pixels(Image("dot"), world())
    #expect(own.width == 16 && own.height == 16)
    let large = try pixels(Image("dot").resizable().frame(width: 80, height: 80), world(scale: 1))
    // Drawn anew, not enlarged: the circle's edge is one pixel wide.
    let alphas: [UInt8] = (0..<80).map { x in large.rgba[(40 * 80 + x) * 4 + 3] }
    let edge = alphas.filter { alpha in alpha > 0 && alpha < 255 }
    #expect(edge.count <= 2)
    #expect(try middle(Image("dot"), world()) == [0, 170, 0, 255])
  }

  @Test func picturesInNamespacesAreFoundUnderThem() throws {
    try catalog.addImage("Icons/star", [("1x", 10, 10, 0x00ff_00ff)], namespace: "Icons")
    #expect(try middle(Image("Icons/star"), world()) == [0, 255, 0, 255])
    #expect(try Renderer.render(Image("star"), world: world()).warnings.count == 1)
  }

  @Test(arguments: [
    #""red": "0x80", "green": "0x40", "blue": "0x20""#, #""red": "128", "green": "64", "blue": "32""#,
    #""red": "0.50196", "green": "0.25098", "blue": "0.12549""#,
  ])
  func coloursAreReadInEveryNotation(components: String) throws {
    try catalog.addColor("brand", "{\(components), \"alpha\": \"1.000\"}")
    #expect(try middle(Color("brand").frame(width: 4, height: 4), world()) == [128, 64, 32, 255])
  }

  @Test func coloursHaveDarkVariants() throws {
    try catalog.addColor(
      "ground", #"{"red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "1.0"}"#,
      dark: #"{"red": "0.0", "green": "0.0", "blue": "1.0", "alpha": "1.0"}"#)
    #expect(try middle(Color("ground").frame(width: 4, height: 4), world()) == [255, 255, 255, 255])
    #expect(try middle(Color("ground").frame(width: 4, height: 4), world(dark: true)) == [0, 0, 255, 255])
  }

  @Test func theCatalogsAccentColorColoursControls() throws {
    try catalog.addColor("AccentColor", #"{"red": "1.0", "green": "0.0", "blue": "1.0", "alpha": "1.0"}"#)
    #expect(try middle(Color.accentColor.frame(width: 4, height: 4), world()) == [255, 0, 255, 255])
  }

  @Test func aNameThatIsNotThereIsReportedWithThoseLikeIt() throws {
    try catalog.addImage("airport-logo", [("1x", 10, 10, 0xff00_00ff)])
    let result = try Renderer.render(Image("logo"), world: world())
    #expect(result.warnings.map(\.message) == ["no image named “logo”: drawn as nothing; there is airport-logo"])
  }

  @Test func brokenCatalogsAreReportedByFileAndTheRestIsDrawn() throws {
    try catalog.addImage("flag", [("1x", 10, 10, 0x00ff_00ff)])
    try catalog.write("{ not json", to: "bad.colorset/Contents.json")
    try catalog.write(#"{"images": [{"filename": "gone.png", "scale": "1x"}]}"#, to: "gone.imageset/Contents.json")
    try catalog.write(#"{"images": [{"filename": "x.png", "scale": "1x"}]}"#, to: "torn.imageset/Contents.json")
    try catalog.write("not a picture", to: "torn.imageset/x.png")
    let result = try Renderer.render(
      VStack {
        Image("flag"); Image("torn")
      }, world: world())
    let messages = result.warnings.map(\.message).joined(separator: "\n")
    #expect(messages.contains("bad.colorset/Contents.json: not JSON"))
    #expect(messages.contains("gone.imageset/Contents.json: there is no file gone.png"))
    #expect(messages.contains("torn.imageset/x.png"))
    #expect(try middle(VStack { Image("flag") }, world()) == [0, 255, 0, 255])
  }

  @Test func displayListsNamePicturesByWhatTheyHoldAndNotByWhereTheyLie() throws {
    try catalog.addImage("flag", [("2x", 20, 20, 0x00ff_00ff)])
    let list = try Renderer.render(Image("flag"), world: world()).displayList.textDump
    #expect(!list.contains(catalog.folder))
  }

  @Test func remoteImagesComeFromTheWorld() throws {
    let url = try #require(URL(string: "https://example.com/flag.png"))
    let view = AsyncImage(url: url) {
      $0.resizable()
    } placeholder: {
      Color.red
    }.frame(width: 10, height: 10)
    var world = world()
    #expect(try Renderer.render(view, world: world).warnings.count == 1)
    world.remoteImages[url] = Data(try Catalog.png(4, 4) { _, _ in 0x00ff_00ff })
    #expect(try middle(view, world) == [0, 255, 0, 255])
    #expect(try Renderer.render(view, world: world).warnings.isEmpty)
  }

  // MARK: Symbols

  /// A square of 40 on a template whose capitals are 70.459 high, in the middle of their height.
  private func addSymbol(to catalog: Catalog, _ groups: String) throws {
    try catalog.write(
      """
      <?xml version="1.0"?><svg width="3300" height="2200"><!-- <g id="Regular-M"> --><g id="Guides">
      <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/><line id="Capline-M" y1="1055.541" y2="1055.541"/>
      <line id="left-margin-Regular-M" x1="1400" x2="1400"/><line id="right-margin-Regular-M" x1="1460" x2="1460"/>
      </g><g id="Symbols">\(groups)</g></svg>
      """, to: "mark.symbolset/mark.svg")
    try catalog.write(
      #"{"symbols": [{"filename": "mark.svg", "idiom": "universal"}]}"#, to: "mark.symbolset/Contents.json")
  }

  @Test func symbolsOfOnesOwnAreAsLargeAsTheFontAndInkedLikeText() throws {
    try addSymbol(
      to: catalog,
      #"<g id="Regular-M" transform="matrix(1 0 0 1 1410 1126)"><g><path d="M0-15.23V-55.23H40V-15.23Z"/></g></g>"#)
    var world = World()
    world.assets = AssetLibrary(paths: [catalog.folder])
    #expect(world.assets.problems.isEmpty)
    let reports = ReportSink()
    let placed = try RenderKit.place(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("H"); Image("mark")
      }
      .font(.system(size: 100)).foregroundStyle(.red), world: world, reports: reports)
    #expect(reports.messages.isEmpty)
    let box = try #require(placed.commands.fills.first { $0.color == .bytes(255, 59, 48) }).rect
    #expect(abs(box.width - 40) < 0.1 && abs(box.height - 40) < 0.1, "\(box)")
    // In the middle of the capitals, which are 70.46 high and stand on the baseline.
    let baseline = try #require(placed.frames("Text").first).minY + 95.33
    #expect(abs(box.midY - (baseline - 35.23)) < 0.7, "\(box)")
  }

  @Test func aSymbolThatIsNoTemplateIsReported() throws {
    try addSymbol(to: catalog, "<path d='M0 0'/>")
    #expect(AssetLibrary(paths: [catalog.folder]).problems.first?.contains("not a template of SF Symbols") == true)
  }
}

// What is written for a colour that an app's code asks for.
extension UIColor { fileprivate static var bothKinds: UIColor { .red } }
extension ColorResource {
  fileprivate static var bothKinds: ColorResource { ColorResource(name: "Both", bundle: .main) }
}

@Suite @MainActor struct CatalogNameTests {
  @Test func aNameThatCouldBeEitherIsTheCatalogs() {
    #expect(Color(.bothKinds) == Color("Both"))
    #expect(Color(.systemRed) == Color(uiColor: .systemRed))
  }
}

import Foundation
import StillsBars
import StillsCairo
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsImaging
import StillsText
import StillsTypesetting
import StillsUI

/// Draws views.
@MainActor public enum Renderer {
  /// Draws `content`, a `View` as `Preview.content` gives it, at rest: a `Screen` that nothing is done with.
  /// `fontDirectories` are searched beside the bundled fonts.
  public static func render(_ content: Any, world: World, fontDirectories: [String] = []) throws -> RenderResult {
    try prepare(world: world, fontDirectories: fontDirectories, keepsAppearances: true)
    return try Screen(content: content, world: world, fontDirectories: fontDirectories).render()
  }

  /// Makes fonts and pictures ready for content that measures itself while it is made, as UIKit's views do.
  /// What appearance proxies were told is forgotten, unless it is for content that has been made already.
  package static func prepare(world: World, fontDirectories: [String] = [], keepsAppearances: Bool = false) throws {
    let press = try Press.with(fontDirectories: fontDirectories)
    UIKitStage.prepare(
      typesetter: press.typesetter, pictures: press.pictures, world: world, keepsAppearances: keepsAppearances)
    UIKitStage.encoder = press.encode
  }
}

extension Renderer {
  /// Fonts for content that measures itself before anything was made ready for it.
  package static func lendFonts(fontDirectories: [String] = []) throws {
    let press = try Press.with(fontDirectories: fontDirectories)
    UIKitStage.lend(typesetter: press.typesetter, pictures: press.pictures)
  }
}

/// A screen at rest and the world it came to rest in.
struct SettledWorld {
  let settled: SettledScreen
  let world: World
}

/// What draws with one set of fonts. It is costly to make and remembers what it has shaped, set and drawn.
@MainActor struct Press {
  let engine: HarfBuzzEngine
  let typesetter: Typesetter
  let renderer: CairoRenderer
  let pictures: PictureStore
  /// The app's and those of coloured letters.
  let images: GlyphPictures

  private static var known: [[String]: Press] = [:]

  static func with(fontDirectories: [String]) throws -> Press {
    if let press = known[fontDirectories] { return press }
    let engine = try HarfBuzzEngine(fontDirectories: fontDirectories)
    let pictures = PictureStore()
    let images = GlyphPictures(engine, others: pictures)
    let press = Press(
      engine: engine, typesetter: Typesetter(engine: engine),
      renderer: CairoRenderer(outlines: engine, images: images), pictures: pictures, images: images)
    known[fontDirectories] = press
    return press
  }

  /// An engine reports what it lacks once: with something to report it may not serve the next picture.
  func discardIfReported() {
    guard engine.reports.contains(where: \.isWarning) else { return }
    Press.known = Press.known.filter { $0.value.engine !== engine }
  }

  /// For programs that want a picture of theirs as a file.
  func encode(_ list: DisplayList, as format: UIKitStage.FileFormat) -> Data? {
    do {
      let pixels = try renderer.pixels(of: list)
      switch format {
      case .png: return Data(try PNGEncoder.encode(pixels, pixelsPerPoint: list.scale))
      case .jpeg(let quality): return Data(try JPEGCodec.encode(pixels, quality: quality))
      }
    } catch {
      UIKitStage.report("a UIImage cannot be encoded: \(error)")
      return nil
    }
  }

  var warnings: [String] { FontReport.warnings(of: engine.reports) }
}

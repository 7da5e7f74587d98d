import Foundation
import StillsBars
import StillsCairo
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsText
import StillsTypesetting
import StillsUI

/// Draws views.
@MainActor public enum Renderer {
  /// Draws `content`, a `View` as `Preview.content` gives it. `fontDirectories` are searched beside the bundled fonts.
  public static func render(_ content: Any, world: World, fontDirectories: [String] = []) throws -> RenderResult {
    guard let view = RootContent.view(of: content) else {
      throw RenderError.unsupportedContent(String(describing: type(of: content)))
    }
    return try render(view: view, world: world, fontDirectories: fontDirectories)
  }

  /// Makes fonts and pictures ready for content that measures itself while it is made, as UIKit's views do.
  package static func prepare(world: World, fontDirectories: [String] = []) throws {
    let press = try Press.with(fontDirectories: fontDirectories)
    UIKitStage.prepare(typesetter: press.typesetter, pictures: press.pictures, world: world)
  }

  private static func render<Root: View>(
    view: Root, world: World, fontDirectories: [String]
  ) throws -> RenderResult {
    let press = try Press.with(fontDirectories: fontDirectories)
    defer { press.discardIfReported() }
    let surroundings = Surroundings(
      world: world, typesetter: press.typesetter, reports: ReportSink(), pictures: press.pictures)
    for problem in world.assets.problems + world.strings.problems { surroundings.reports.add(problem) }
    let screen = try settle(view, surroundings: surroundings)
    let picture = ScreenPainter(screen: screen, world: screen.world, typesetter: press.typesetter).displayList()
    return RenderResult(
      displayList: picture, warnings: (surroundings.reports.messages + press.warnings).map(RenderWarning.init),
      renderer: press.renderer, outlines: press.engine, images: press.images, screen: screen.settled)
  }

  /// A screen may ask for the other colour scheme: then it is resolved once more in it.
  private static func settle<Root: View>(_ view: Root, surroundings: Surroundings) throws -> SettledWorld {
    let world = surroundings.world
    let first = try settle(view, in: world, surroundings: surroundings)
    guard let scheme = first.placed.preferredColorScheme, (scheme == .dark) != (world.appearance == .dark) else {
      return SettledWorld(settled: first, world: world)
    }
    var other = world
    other.appearance = scheme == .dark ? .dark : .light
    let surroundings = Surroundings(
      world: other, typesetter: surroundings.typesetter, reports: surroundings.reports,
      pictures: surroundings.pictures)
    return SettledWorld(settled: try settle(view, in: other, surroundings: surroundings), world: other)
  }

  private static func settle<Root: View>(
    _ view: Root, in world: World, surroundings: Surroundings
  ) throws -> SettledScreen {
    try ViewGraph(surroundings: surroundings, root: view).settle(in: world.graphCanvas)
  }
}

/// A screen at rest and the world it came to rest in.
struct SettledWorld {
  let settled: SettledScreen
  let world: World
}

/// What draws with one set of fonts. It is costly to make and remembers what it has shaped, set and drawn.
@MainActor private struct Press {
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

  var warnings: [String] { engine.reports.filter(\.isWarning).map(\.description) }
}

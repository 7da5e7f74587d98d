import Foundation
import StillsBars
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
    guard let view = content as? any View else {
      throw RenderError.unsupportedContent(String(describing: type(of: content)))
    }
    return try render(view: view, world: world, fontDirectories: fontDirectories)
  }

  private static func render<Root: View>(
    view: Root, world: World, fontDirectories: [String]
  ) throws -> RenderResult {
    let engine = try Engines.engine(fontDirectories: fontDirectories)
    // An engine reports what it lacks once: with something to report it may not serve the next picture.
    defer { if engine.reports.contains(where: \.isWarning) { Engines.discard(engine) } }
    let typesetter = Engines.typesetter(for: engine)
    let surroundings = Surroundings(world: world, typesetter: typesetter, reports: ReportSink())
    let screen = try settle(view, surroundings: surroundings)
    let picture = ScreenPainter(screen: screen, world: screen.world, typesetter: typesetter).displayList()
    return RenderResult(
      displayList: picture, treeDump: screen.settled.element.treeDump(), layoutDump: screen.settled.placed.layoutDump(),
      layoutJSON: screen.settled.placed.layoutJSON(),
      warnings: (surroundings.reports.messages + engine.reports.filter(\.isWarning).map(\.description)).map(RenderWarning.init),
      outlines: engine)
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
      world: other, typesetter: surroundings.typesetter, reports: surroundings.reports)
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

/// Engines are costly to make and remember what they shaped: one for each set of font folders.
@MainActor private enum Engines {
  private static var engines: [[String]: HarfBuzzEngine] = [:]
  private static var typesetters: [ObjectIdentifier: Typesetter] = [:]

  static func engine(fontDirectories: [String]) throws -> HarfBuzzEngine {
    if let known = engines[fontDirectories] { return known }
    let engine = try HarfBuzzEngine(fontDirectories: fontDirectories)
    engines[fontDirectories] = engine
    return engine
  }

  static func discard(_ engine: HarfBuzzEngine) {
    engines = engines.filter { $0.value !== engine }
    typesetters[ObjectIdentifier(engine)] = nil
  }

  static func typesetter(for engine: HarfBuzzEngine) -> Typesetter {
    if let known = typesetters[ObjectIdentifier(engine)] { return known }
    let typesetter = Typesetter(engine: engine)
    typesetters[ObjectIdentifier(engine)] = typesetter
    return typesetter
  }
}

import Foundation
import StillsCore
import StillsDisplay
import StillsText
import StillsTypesetting
import StillsUI

/// A screen that is kept between changes of its state, for measuring what a change costs.
@_spi(Benchmarks) @MainActor public final class LivingScreen {
  private static let typesetter = Typesetter(engine: HarfBuzzEngine())

  private let graph: ViewGraph
  private let world: World

  /// Without `isIncremental` every change has everything evaluated again.
  public init<Root: View>(_ view: Root, world: World = World(), isIncremental: Bool = true) throws {
    self.world = world
    let surroundings = Surroundings(world: world, typesetter: Self.typesetter, reports: ReportSink())
    graph = ViewGraph(surroundings: surroundings, root: view)
    graph.isIncremental = isIncremental
  }

  isolated deinit { graph.tearDown() }

  private var last: SettledScreen?

  /// Evaluates, lays out and places what has changed.
  public func settle() throws { last = try graph.settle(in: world.graphCanvas) }

  /// The screen's views as display commands.
  public func paint() throws -> DisplayList {
    let screen = try last ?? graph.settle(in: world.graphCanvas)
    return DisplayList(
      size: screen.canvas.size, scale: world.pixelGrid.scale, background: nil,
      commands: try screen.painted(on: world.pixelGrid))
  }
}

import StillsBars
import StillsCore
import StillsDisplay
import StillsTypesetting
import SwiftUI

/// What a view draws alone in a canvas of `width` × `height` points, two pixels a point.
@MainActor func drawing<V: View>(
  _ view: V, width: CGFloat = 100, height: CGFloat = 50, world: World = World(), typesetter: Typesetter? = nil,
  reports: ReportSink = ReportSink()
) throws -> [DisplayCommand] {
  let grid = PixelGrid(scale: 2)
  let graph = ViewGraph(surroundings: Surroundings(world: world, typesetter: typesetter, reports: reports), root: view)
  let canvas = GraphCanvas(
    size: .fixed(CGSize(width: width, height: height)), safeArea: EdgeInsets(), pixelGrid: grid)
  var painter = Painter(pixelGrid: grid)
  painter.paint(try graph.settle(in: canvas).placed)
  return painter.commands
}

/// The colour that a view fills its canvas with.
@MainActor func fillColor<V: View>(_ view: V, world: World = World()) throws -> ResolvedColor? {
  guard case .fill(_, .color(let color), _) = try drawing(view, world: world).first else { return nil }
  return color
}

/// The rectangle around the first area that is filled.
@MainActor func fillBounds<V: View>(_ view: V, width: CGFloat = 100, height: CGFloat = 50) throws -> CGRect? {
  guard case .fill(let path, _, _) = try drawing(view, width: width, height: height).first else { return nil }
  return path.boundingRect
}

@MainActor func group<V: View>(_ view: V) throws -> DisplayGroup? {
  guard case .group(let group) = try drawing(view).first else { return nil }
  return group
}

extension World {
  static var dark: World {
    var world = World()
    world.appearance = .dark
    return world
  }
}

extension ResolvedColor {
  /// From 0 to 255.
  static func bytes(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) -> ResolvedColor {
    ResolvedColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}

/// 100 × 50 points: the whole canvas.
let canvas = CGRect(x: 0, y: 0, width: 100, height: 50)

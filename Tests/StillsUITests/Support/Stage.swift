import Foundation
import StillsBars
import StillsCore
import StillsDisplay
import StillsLayout
import SwiftUI
import Testing

/// A view on a whole screen, touched and looked at again.
@MainActor final class Stage {
  let graph: ViewGraph
  let world: World
  let reports = ReportSink()
  private(set) var placed: PlacedNode

  init<V: View>(_ view: V, world: World = World()) throws {
    self.world = world
    let surroundings = Surroundings(world: world, typesetter: RenderKit.typesetter, reports: reports)
    graph = ViewGraph(surroundings: surroundings, root: view)
    placed = try graph.settle(in: Self.canvas(world)).placed
  }

  private static func canvas(_ world: World) -> GraphCanvas {
    GraphCanvas(
      size: .fixed(world.device.screenSize(world.orientation)),
      safeArea: world.safeArea ?? world.device.safeArea(world.orientation),
      pixelGrid: PixelGrid(scale: world.scale ?? world.device.scale))
  }

  func settle() throws { placed = try graph.settle(in: Self.canvas(world)).placed }

  // MARK: Looking

  var strings: [String] {
    var strings: [String] = []
    placed.forEach { node in
      if let text = node.element as? TextElement { strings.append(text.string) }
      if let text = node.element as? BarLabelElement { strings.append(text.string) }
    }
    return strings
  }

  func frame(_ kind: String) -> CGRect? { placed.frames(kind).first }

  func frame(ofText text: String) -> CGRect? {
    var frame: CGRect?
    placed.forEach { node in
      let string = (node.element as? TextElement)?.string ?? (node.element as? BarLabelElement)?.string
      if string == text { frame = frame ?? node.frame }
    }
    return frame
  }

  // MARK: Touching

  /// Taps the first target of a role that shows `text`, or any, at a point in it.
  func tap(_ role: TouchTarget.Role, _ text: String? = nil, at point: CGPoint = .zero) throws {
    var found: TouchTarget?
    placed.forEach { node in
      MainActor.assumeIsolated {
        guard found == nil, let target = node.element.touchTarget(of: node), target.role == role else { return }
        if let text, target.label != text, !node.shows(text) { return }
        found = target
      }
    }
    try #require(found, "nothing to touch: \(role) \(text ?? "")").tap?(point)
    try settle()
  }
}

extension PlacedNode {
  fileprivate func shows(_ text: String) -> Bool {
    var found = false
    forEach { if ($0.element as? TextElement)?.string == text { found = true } }
    return found
  }
}

extension World {
  static func on(_ id: String, look: Look = .ios18, landscape: Bool = false) throws -> World {
    var world = World(device: try #require(Device.named(id)))
    (world.look, world.orientation) = (look, landscape ? .landscape : .portrait)
    return world
  }
}

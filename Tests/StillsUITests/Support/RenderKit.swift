import Foundation
import StillsCore
import StillsDisplay
import StillsLayout
import StillsText
import StillsTypesetting
import SwiftUI

/// Views laid out alone: at their ideal size, or in a canvas of a given size, three pixels a point.
@MainActor enum RenderKit {
  /// Inter with SF's measures.
  static let typesetter = Typesetter(engine: HarfBuzzEngine())
  /// Characters as boxes half an em wide.
  static let boxes = Typesetter(engine: BoxFontEngine())

  static func place<V: View>(
    _ view: V, in size: CGSize? = nil, world: World = World(), typesetter: Typesetter? = nil,
    reports: ReportSink = ReportSink()
  ) throws -> PlacedNode {
    let surroundings = Surroundings(world: world, typesetter: typesetter ?? Self.typesetter, reports: reports)
    let canvas = GraphCanvas(
      size: size.map { .fixed($0) } ?? .ideal, safeArea: EdgeInsets(),
      pixelGrid: PixelGrid(scale: world.scale ?? world.device.scale))
    return try ViewGraph(surroundings: surroundings, root: view).settle(in: canvas).placed
  }

  static func size<V: View>(_ view: V, world: World = World(), typesetter: Typesetter? = nil) throws -> CGSize {
    try place(view, world: world, typesetter: typesetter).frame.size
  }

  /// What went wrong while the view was laid out.
  static func reports<V: View>(_ view: V) throws -> [String] {
    let sink = ReportSink()
    _ = try place(view, reports: sink)
    return sink.messages
  }
}

extension PlacedNode {
  /// The frames of all elements of a kind, in order.
  func frames(_ kind: String) -> [CGRect] {
    var frames: [CGRect] = []
    forEach { if $0.element.kind == kind { frames.append($0.frame) } }
    return frames
  }

  var strings: [String] {
    var strings: [String] = []
    forEach { if let text = $0.element as? TextElement { strings.append(text.string) } }
    return strings
  }

  var commands: [DisplayCommand] {
    var painter = Painter(pixelGrid: PixelGrid(scale: 3))
    painter.paint(self)
    return painter.commands
  }
}

/// Whether two lengths are the same but for floating point.
func isSame(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.001 }

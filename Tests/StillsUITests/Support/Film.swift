import Foundation
import StillsCore
import StillsDisplay
import StillsTypesetting
import SwiftUI

/// A view of one value on a screen in motion: 100 × 100 points, two pixels a point.
@MainActor final class Film<Value> {
  private let graph: ViewGraph
  private let box: FilmBox<Value>
  private let grid = PixelGrid(scale: 2)
  let reports = ReportSink()
  private(set) var screen: SettledScreen

  private var canvas: GraphCanvas {
    GraphCanvas(size: .fixed(CGSize(width: 100, height: 100)), safeArea: EdgeInsets(), pixelGrid: grid)
  }

  /// `isAtRest`: as it is when nothing moves any more; else as it has just come up.
  init<Content: View>(
    _ value: Value, typesetter: Typesetter? = nil, isAtRest: Bool = true,
    @ViewBuilder _ content: @escaping (Value) -> Content
  ) throws {
    box = FilmBox(value)
    graph = ViewGraph(
      surroundings: Surroundings(world: World(), typesetter: typesetter, reports: reports),
      root: FilmStage(value: value, box: box, content: content))
    let canvas = GraphCanvas(
      size: .fixed(CGSize(width: 100, height: 100)), safeArea: EdgeInsets(), pixelGrid: PixelGrid(scale: 2))
    screen = isAtRest ? try graph.settle(in: canvas) : try graph.present(in: canvas)
  }

  var time: TimeInterval { graph.time }

  func change(to value: Value) throws {
    box.set(value)
    screen = try graph.present(in: canvas)
  }

  func change(to value: Value, _ animation: Animation?) throws {
    withAnimation(animation) { box.set(value) }
    screen = try graph.present(in: canvas)
  }

  func change(_ changes: (FilmBox<Value>) -> Void) throws {
    changes(box)
    screen = try graph.present(in: canvas)
  }

  func advance(by seconds: TimeInterval) throws { screen = try graph.advance(by: seconds, in: canvas) }
  func advance(to time: TimeInterval) throws { screen = try graph.advance(to: time, in: canvas) }
  func settle() throws { screen = try graph.settle(in: canvas) }

  var commands: [DisplayCommand] {
    var painter = Painter(pixelGrid: grid)
    painter.paint(screen.placed)
    // The stage's own group is not part of the film.
    return painter.commands.flatMap { command -> [DisplayCommand] in
      if case .group(let group) = command, group.name == "FilmStage" { return group.commands }
      return [command]
    }
  }

  /// Where elements of a kind are shown.
  func frames(_ kind: String) -> [CGRect] {
    var frames: [CGRect] = []
    screen.placed.forEach { if $0.element.kind == kind { frames.append($0.frame) } }
    return frames
  }

  /// What areas are filled with, in order.
  var colors: [ResolvedColor] { commands.fills.map(\.color) }
  var alphas: [Double] { colors.map(\.alpha) }
}

/// Sets the value of a stage.
final class FilmBox<Value> {
  private(set) var value: Value
  fileprivate var write: (Value) -> Void = { _ in }

  fileprivate init(_ value: Value) { self.value = value }

  func set(_ new: Value) {
    value = new
    write(new)
  }
}

private struct FilmStage<Value, Content: View>: View {
  @State var value: Value
  let box: FilmBox<Value>
  @ViewBuilder let content: (Value) -> Content

  var body: some View { content(value).onAppear { box.write = { value = $0 } } }
}

extension [DisplayCommand] {
  /// All areas filled with a colour, with the transforms of the groups around them.
  var fills: [(rect: CGRect, color: ResolvedColor)] {
    flatMap { command -> [(rect: CGRect, color: ResolvedColor)] in
      switch command {
      case .fill(let path, .color(let color), _): [(path.boundingRect, color)]
      case .group(let group):
        group.commands.fills.map {
          ($0.rect.applying(group.transform), $0.color.multiplyingAlpha(by: group.opacity))
        }
      default: []
      }
    }
  }
}

func isClose(_ left: Double, _ right: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(left - right) <= tolerance
}

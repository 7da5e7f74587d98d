import StillsCore
import StillsDisplay
import SwiftUI
import Testing

@MainActor struct StylesForegroundTests {
  private let green = ResolvedColor(red: 0, green: 1, blue: 0)
  private var greenColor: Color { Color(red: 0, green: 1, blue: 0) }

  @Test func `a shape fills with the foreground style`() throws {
    #expect(try fillColor(Rectangle()) == .black)
    #expect(try fillColor(Rectangle(), world: .dark) == .white)
    #expect(try fillColor(Rectangle().foregroundStyle(greenColor)) == green)
    #expect(try fillColor(Rectangle().foregroundColor(greenColor)) == green)
    #expect(try fillColor(Rectangle().foregroundColor(nil).foregroundColor(greenColor)) == .black)
  }

  @Test func `hierarchical styles of the default are the label colours`() throws {
    #expect(try fillColor(Rectangle().fill(.secondary)) == .bytes(60, 60, 67, alpha: 0.6))
    #expect(try fillColor(Rectangle().foregroundStyle(.tertiary)) == .bytes(60, 60, 67, alpha: 0.3))
    #expect(try fillColor(Rectangle().fill(.quaternary), world: .dark) == .bytes(235, 235, 245, alpha: 0.16))
  }

  @Test func `hierarchical styles of a colour fade it`() throws {
    #expect(try fillColor(Rectangle().fill(.secondary).foregroundStyle(greenColor)) == green.multiplyingAlpha(by: 0.5))
    #expect(
      try fillColor(Rectangle().foregroundStyle(.tertiary).foregroundStyle(greenColor))
        == green.multiplyingAlpha(by: 0.25))
  }

  @Test func `secondary inside secondary is tertiary`() throws {
    #expect(
      try fillColor(Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary))
        == .bytes(60, 60, 67, alpha: 0.3))
  }

  @Test func `a level may have a style of its own`() throws {
    #expect(try fillColor(Rectangle().fill(.secondary).foregroundStyle(.red, greenColor)) == green)
    #expect(try fillColor(Rectangle().fill(.tertiary).foregroundStyle(.red, .blue, greenColor)) == green)
    #expect(
      try fillColor(Rectangle().fill(.tertiary).foregroundStyle(.red, greenColor)) == green.multiplyingAlpha(by: 0.5))
  }

  @Test func `tint colours what asks for it`() throws {
    #expect(try fillColor(Rectangle().fill(.tint)) == .bytes(0, 122, 255))
    #expect(try fillColor(Rectangle().fill(.tint).tint(greenColor)) == green)
    #expect(try fillColor(Rectangle().fill(.tint).accentColor(greenColor)) == green)
    #expect(try fillColor(Color.accentColor.accentColor(greenColor)) == green)
    #expect(try fillColor(Rectangle().fill(.tint).tint(nil).tint(greenColor)) == .bytes(0, 122, 255))
  }

  @Test func `background styles go down the system's grounds`() throws {
    #expect(try fillColor(Rectangle().fill(.background)) == .white)
    #expect(try fillColor(Rectangle().fill(.background.secondary)) == .bytes(242, 242, 247))
    #expect(try fillColor(Rectangle().fill(.background).backgroundStyle(greenColor)) == green)
  }

  @Test func `a style of one's own resolves to another`() throws {
    struct Warning: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
      }
    }
    #expect(try fillColor(Rectangle().fill(Warning())) == .black)
    #expect(try fillColor(Rectangle().fill(Warning()), world: .dark) == .white)
    #expect(
      try fillColor(Rectangle().fill(AnyShapeStyle(Warning()).opacity(0.5)))
        == ResolvedColor.black.multiplyingAlpha(by: 0.5))
  }

  @Test func `the preferred scheme holds inside and reaches the root`() throws {
    #expect(try fillColor(Rectangle().preferredColorScheme(.dark)) == .white)
    let graph = ViewGraph(
      surroundings: Surroundings(world: World(), typesetter: nil, reports: ReportSink()),
      root: Rectangle().preferredColorScheme(.dark).opacity(0.5))
    let settled = try graph.settle(
      in: GraphCanvas(
        size: .fixed(canvas.size), safeArea: EdgeInsets(), pixelGrid: PixelGrid(scale: 2)))
    #expect(settled.placed.preferredColorScheme == .dark)
  }

  @Test func `a shadow style draws its shadow around the fill`() throws {
    let drawn = try #require(try group(Rectangle().fill(.white.shadow(.drop(color: .black, radius: 2, y: 3)))))
    #expect(drawn.effects == [.shadow(color: .black, radius: 2, offset: CGSize(width: 0, height: 3))])
    #expect(drawn.commands == [.fill(Path(canvas), .color(.white), FillStyle())])
  }

  @Test func `an inner shadow is clipped to the shape`() throws {
    let drawn = try drawing(Rectangle().fill(.white.shadow(.inner(radius: 2))))
    #expect(drawn.count == 2)
    guard case .group(let inside) = drawn[1] else { return #expect(Bool(false)) }
    #expect(inside.clip == Path(canvas))
  }
}

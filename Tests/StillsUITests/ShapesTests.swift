import StillsCore
import StillsDisplay
import SwiftUI
import Testing

@MainActor struct ShapesTests {
  private let green = ResolvedColor(red: 0, green: 1, blue: 0)
  private var greenColor: Color { Color(red: 0, green: 1, blue: 0) }

  @Test func `a circle is as wide as the shorter side`() throws {
    #expect(try fillBounds(Circle()) == CGRect(x: 25, y: 0, width: 50, height: 50))
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 30))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test func `a rectangle's corners are rounded to the pixel`() throws {
    #expect(
      try fillBounds(Rectangle().frame(width: 33.3, height: 20)) == CGRect(x: 33.5, y: 15, width: 33.5, height: 20))
  }

  @Test func `a path is drawn in the frame's own coordinates`() throws {
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.maxX / 2, height: rect.maxY / 2)) }
    }
    #expect(
      try fillBounds(Corner().frame(width: 40, height: 20)) == nil, "a view of one's own is a group of its own")
    let drawn = try group(Corner().frame(width: 40, height: 20))
    #expect(drawn?.name == "Corner")
    #expect(
      drawn?.commands == [
        .fill(Path(CGRect(x: 30, y: 15, width: 20, height: 10)), .color(.black), FillStyle())
      ])
  }

  @Test func `a stroke is centred on the outline`() throws {
    #expect(
      try drawing(Rectangle().stroke(greenColor, lineWidth: 4))
        == [.stroke(Path(canvas), .color(green), StrokeStyle(lineWidth: 4))])
  }

  @Test func `a border stroke lies inside`() throws {
    #expect(
      try drawing(Rectangle().strokeBorder(greenColor, lineWidth: 4))
        == [.stroke(Path(canvas.insetBy(dx: 2, dy: 2)), .color(green), StrokeStyle(lineWidth: 4))])
  }

  @Test func `an inset rounded rectangle keeps its centres`() {
    let inset = RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 4)
    #expect(
      inset.path(in: canvas)
        == Path(roundedRect: canvas.insetBy(dx: 4, dy: 4), cornerRadius: 6, style: .circular))
  }

  @Test func `a stroked shape without a style is drawn with the foreground style`() throws {
    #expect(
      try drawing(Rectangle().stroke(lineWidth: 2).foregroundStyle(greenColor))
        == [.stroke(Path(canvas), .color(green), StrokeStyle(lineWidth: 2))])
  }

  @Test func `fills and strokes follow each other`() throws {
    let drawn = try drawing(Rectangle().fill(greenColor).stroke(.black, lineWidth: 2))
    #expect(
      drawn == [
        .fill(Path(canvas), .color(green), FillStyle()),
        .stroke(Path(canvas), .color(.black), StrokeStyle(lineWidth: 2)),
      ])
  }

  @Test func `shapes made of shapes keep the frame`() throws {
    let moved = Rectangle().offset(x: 5, y: 5).fill(greenColor)
    #expect(try fillBounds(moved) == canvas.offsetBy(dx: 5, dy: 5))
    #expect(try fillBounds(Rectangle().scale(0.5).fill()) == CGRect(x: 25, y: 12.5, width: 50, height: 25))
    #expect(try fillBounds(Rectangle().rotation(.degrees(90)).fill()) == CGRect(x: 25, y: -25, width: 50, height: 100))
    #expect(try fillBounds(Rectangle().size(width: 10, height: 10).fill()) == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `a trimmed outline is shorter`() throws {
    let half = Rectangle().trim(from: 0, to: 0.5).path(in: canvas)
    #expect(
      half
        == Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: 100, y: 0))
          path.addLine(to: CGPoint(x: 100, y: 50))
        })
  }

  @Test func `shapes are mirrored from right to left`() throws {
    let half = Path(CGRect(x: 0, y: 0, width: 10, height: 50))
    #expect(
      try fillBounds(half.fill().environment(\.layoutDirection, .rightToLeft))
        == CGRect(x: 90, y: 0, width: 10, height: 50))
  }

  @Test func `lengths that are no numbers draw nothing`() throws {
    #expect(try drawing(Rectangle().stroke(.black, lineWidth: .nan)).isEmpty)
    #expect(try drawing(Rectangle().strokeBorder(.black, lineWidth: .infinity)).isEmpty)
    _ = try drawing(RoundedRectangle(cornerRadius: .nan))
    _ = try drawing(Circle().trim(from: .nan, to: 2).stroke())
  }
}

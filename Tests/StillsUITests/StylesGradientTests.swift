import StillsDisplay
import SwiftUI
import Testing

@MainActor struct StylesGradientTests {
  private let black = GradientStop(color: .black, location: 0)
  private let white = GradientStop(color: .white, location: 1)

  private func paint<V: View>(_ view: V) throws -> Paint? {
    guard case .fill(_, let paint, _) = try drawing(view).first else { return nil }
    return paint
  }

  @Test func `a linear gradient runs between its points of the frame`() throws {
    let expected = Paint.linearGradient(
      stops: [black, white], start: CGPoint(x: 0, y: 25), end: CGPoint(x: 100, y: 25))
    #expect(try paint(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)) == expected)
    #expect(
      try paint(
        Rectangle().fill(
          .linearGradient(Gradient(colors: [.black, .white]), startPoint: .leading, endPoint: .trailing))) == expected)
  }

  @Test func `stops outside the line are cut where it ends`() throws {
    let stops: [Gradient.Stop] = [.init(color: .black, location: -1), .init(color: .white, location: 1)]
    let grey = GradientStop(color: ResolvedColor(red: 0.5, green: 0.5, blue: 0.5), location: 0)
    #expect(
      try paint(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
        == .linearGradient(stops: [grey, white], start: CGPoint(x: 50, y: 0), end: CGPoint(x: 50, y: 50)))
  }

  @Test func `stops never go back`() throws {
    let stops: [Gradient.Stop] = [.init(color: .black, location: 0.5), .init(color: .white, location: 0.2)]
    guard
      case .linearGradient(let drawn, _, _) = try paint(
        LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
    else { return #expect(Bool(false)) }
    #expect(drawn.map(\.location) == [0.5, 0.5])
  }

  @Test func `gradients of one colour or none are flat`() throws {
    #expect(try paint(LinearGradient(colors: [.white], startPoint: .top, endPoint: .bottom)) == .color(.white))
    #expect(try paint(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)) == .color(.clear))
    #expect(try paint(LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .top)) == .color(.white))
    #expect(
      try paint(RadialGradient(colors: [.black, .white], center: .center, startRadius: 5, endRadius: 5))
        == .color(.white))
  }

  @Test func `a radial gradient's radii are points`() throws {
    #expect(
      try paint(RadialGradient(colors: [.black, .white], center: .center, startRadius: 0, endRadius: 40))
        == .radialGradient(
          stops: [black, white], center: CGPoint(x: 50, y: 25), startRadius: 0, endRadius: 40, transform: .identity))
  }

  @Test func `an elliptical gradient has the frame's proportions`() throws {
    #expect(
      try paint(EllipticalGradient(colors: [.black, .white]))
        == .radialGradient(
          stops: [black, white], center: CGPoint(x: 0.5, y: 0.5), startRadius: 0, endRadius: 0.5,
          transform: CGAffineTransform(scaleX: 100, y: 50)))
  }

  @Test func `what the angles leave out is half of either end`() throws {
    let gradient = AngularGradient(
      colors: [.black, .white], center: .center, startAngle: .zero, endAngle: .radians(.pi))
    #expect(
      try paint(gradient)
        == .angularGradient(
          stops: [
            black, GradientStop(color: .white, location: 0.5), GradientStop(color: .white, location: 0.75),
            GradientStop(color: .black, location: 0.75),
          ], center: CGPoint(x: 50, y: 25), startAngle: 0, endAngle: 2 * .pi))
  }

  @Test func `a colour's gradient ends with the colour`() throws {
    guard case .linearGradient(let stops, let start, let end) = try paint(Rectangle().fill(.blue.gradient))
    else { return #expect(Bool(false)) }
    #expect(stops.last?.color == .bytes(0, 122, 255))
    #expect(start.y < end.y)
  }

  @Test func `a gradient's opacity is its colours'`() throws {
    guard
      case .linearGradient(let stops, _, _) = try paint(
        Rectangle().fill(Gradient(colors: [.black, .white]).opacity(0.5)))
    else { return #expect(Bool(false)) }
    #expect(stops.map(\.color.alpha) == [0.5, 0.5])
  }

  @Test func `a material is a backdrop`() throws {
    guard case .backdrop(let path, let radius, _, let tint) = try drawing(Rectangle().fill(.ultraThinMaterial)).first
    else { return #expect(Bool(false)) }
    #expect(path == Path(canvas))
    #expect(radius > 0 && tint.alpha < 1)
  }
}

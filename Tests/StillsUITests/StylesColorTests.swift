import StillsCore
import StillsDisplay
import SwiftUI
import Testing

@MainActor struct StylesColorTests {
  @Test func `a colour fills what it is offered`() throws {
    #expect(try drawing(Color.red) == [.fill(Path(canvas), .color(.bytes(255, 59, 48)), FillStyle())])
  }

  @Test func `system colours follow the appearance`() throws {
    #expect(try fillColor(Color.red, world: .dark) == .bytes(255, 69, 58))
    #expect(try fillColor(Color.red.environment(\.colorScheme, .dark)) == .bytes(255, 69, 58))
    #expect(try fillColor(Color(.systemBackground), world: .dark) == .black)
    #expect(try fillColor(Color(uiColor: .secondarySystemBackground)) == .bytes(242, 242, 247))
  }

  @Test func `system colours follow the look`() throws {
    var world = World()
    world.look = .ios26
    #expect(try fillColor(Color.blue, world: world) == .bytes(0, 136, 255))
  }

  @Test func `components make the colour`() throws {
    #expect(try fillColor(Color(red: 0.2, green: 0.4, blue: 0.6)) == ResolvedColor(red: 0.2, green: 0.4, blue: 0.6))
    #expect(
      try fillColor(Color(white: 0.5, opacity: 0.25)) == ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
    #expect(
      try fillColor(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) == ResolvedColor(red: 0, green: 1, blue: 0))
    #expect(
      try fillColor(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5))
        == ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(try fillColor(Color(.sRGBLinear, red: 1, green: 0, blue: 0)) == ResolvedColor(red: 1, green: 0, blue: 0))
    #expect(try fillColor(Color(.displayP3, red: 1, green: 1, blue: 1)) == .white)
  }

  @Test func `components that are no numbers are zero`() throws {
    #expect(try fillColor(Color(red: .nan, green: .infinity, blue: -1)) == ResolvedColor(red: 0, green: 1, blue: 0))
  }

  @Test func `opacity multiplies`() throws {
    #expect(
      try fillColor(Color.black.opacity(0.5).opacity(0.5)) == ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.25))
  }

  @Test func `colours mix`() throws {
    let half = try fillColor(Color.black.mix(with: .white, by: 0.5, in: .device))
    #expect(half == ResolvedColor(red: 0.5, green: 0.5, blue: 0.5))
    // OKLab's middle grey has a lightness of one half: linear one eighth.
    let perceptual = try #require(try fillColor(Color.black.mix(with: .white, by: 0.5)))
    #expect(abs(perceptual.red - 0.3887) < 0.001)
  }

  @Test func `a UIKit colour may depend on the appearance`() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(try fillColor(Color(color)) == .black)
    #expect(try fillColor(Color(uiColor: color), world: .dark) == .white)
    #expect(
      try fillColor(Color(color.withAlphaComponent(0.5)), world: .dark) == ResolvedColor.white.multiplyingAlpha(by: 0.5)
    )
  }

  @Test func `a dynamic colour that answers with itself is clear`() throws {
    final class Loop: @unchecked Sendable { var color: UIColor? }
    let loop = Loop()
    let color = UIColor { _ in loop.color ?? .black }
    loop.color = color
    #expect(try fillColor(Color(color)) == .clear)
  }

  @Test func `an asset colour that nobody has is reported`() throws {
    let reports = ReportSink()
    _ = try drawing(Color("Brand"), reports: reports)
    #expect(reports.messages == ["no colour named “Brand”: drawn clear"])
  }

  @Test func `a colour resolves in an environment`() {
    let resolved = Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.5).resolve(in: EnvironmentValues())
    #expect(abs(resolved.red - 0.5) < 0.001 && abs(resolved.green - 0.25) < 0.001)
    #expect(resolved.blue == 1 && resolved.opacity == 0.5)
    #expect(abs(resolved.linearRed - 0.214) < 0.001)
  }

  @Test func `colours describe themselves`() {
    #expect(Color.red.description == "red")
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
  }

  @Test func `equal colours are equal`() {
    #expect(Color.red == Color.red)
    #expect(Color(red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(.systemRed) == Color(.systemRed))
    #expect(UIColor(white: 1, alpha: 1) == UIColor.white)
    #expect(UIColor.red != UIColor.systemRed)
  }

  @Test func `a colour outside a proposal is ten points`() throws {
    #expect(try fillBounds(Color.red.fixedSize())?.size == CGSize(width: 10, height: 10))
  }
}

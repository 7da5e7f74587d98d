import Stills
import StillsCore
import StillsDisplay
import StillsImaging
import SwiftUI
import Testing

/// Whole screens on an iPhone 16: 393 × 852, 59 points unsafe above and 34 below.
@MainActor @Suite struct SafeAreaTests {
  private static let panel = Color(red: 10 / 255, green: 14 / 255, blue: 20 / 255)

  private func pixels<V: View>(of view: V) throws -> PixelBuffer {
    try PNGDecoder.decode(try Renderer.render(view, world: World()).png())
  }

  /// Red, green and blue at a point of the screen.
  private func color(_ pixels: PixelBuffer, _ x: CGFloat, _ y: CGFloat) -> [UInt8] {
    let pixel = pixels[Int(x * 3), Int(y * 3)]
    return [pixel.red, pixel.green, pixel.blue]
  }

  private let white: [UInt8] = [255, 255, 255]
  private let dark: [UInt8] = [10, 14, 20]

  @Test func aViewBehindStopsAtTheStatusBar() throws {
    let picture = try pixels(
      of: VStack { Spacer().frame(maxWidth: .infinity) }.background { Self.panel })
    #expect(color(picture, 5, 58) == white)
    #expect(color(picture, 5, 60) == dark)
    #expect(color(picture, 5, 819) == white)
  }

  @Test func aColorThatIgnoresTheSafeAreaReachesBehindTheStatusBar() throws {
    let picture = try pixels(
      of: VStack { Spacer().frame(maxWidth: .infinity) }.background(Self.panel.ignoresSafeArea()))
    for y in stride(from: CGFloat(0), to: 852, by: 71) { #expect(color(picture, 5, y) == dark) }
  }

  @Test func aStyleBehindReachesTheEdgesByItself() throws {
    let picture = try pixels(of: VStack { Spacer().frame(maxWidth: .infinity) }.background(Self.panel))
    #expect(color(picture, 5, 1) == dark)
    #expect(color(picture, 5, 851) == dark)
  }

  @Test func aBandOfFixedHeightThatIgnoresTheSafeAreaGoesToTheScreensTop() throws {
    let picture = try pixels(
      of: Color.white.overlay(alignment: .top) { Self.panel.frame(height: 59).ignoresSafeArea() })
    #expect(color(picture, 5, 1) == dark)
    #expect(color(picture, 5, 58) == dark)
    #expect(color(picture, 5, 60) == white)
  }

  @Test func everyPixelOfTheBandOutsideTheInkHasTheColor() throws {
    let picture = try pixels(of: Self.panel.ignoresSafeArea())
    // The clock and the signs stand from 18 to 40 points; above and below them nothing else is drawn.
    for y in Array(0..<(18 * 3)) + Array((40 * 3)..<(59 * 3)) {
      for x in 0..<picture.width where picture[x, y] != (10, 14, 20, 255) {
        Issue.record("pixel \(x), \(y) is \(picture[x, y])")
        return
      }
    }
  }

  @Test func contentThatSticksOutStillHasItsBackgroundToTheEdges() throws {
    let picture = try pixels(
      of: Color.clear.frame(width: 100, height: 900).background(Self.panel.ignoresSafeArea()))
    #expect(color(picture, 196, 1) == dark)
    #expect(color(picture, 196, 850) == dark)
  }

  // MARK: Containers of UIKit

  /// The content's first and last point, from the screen's top.
  private func edges<V: View>(_ view: V) throws -> [CGFloat] {
    let screen = try Screen(view).shown()
    var frame = CGRect.null
    screen.placed.forEach { if $0.element.accessibilityIdentifier == "content" { frame = $0.frame } }
    return [frame.minY, frame.maxY]
  }

  private var content: some View {
    Rectangle().frame(maxHeight: .infinity).accessibilityIdentifier("content")
  }

  @Test func whatHasBarsKnowsTheSafeAreaWhereItIsIgnoredAround() throws {
    let tabs = TabView { content.tabItem { Text("A") } }
    #expect(try edges(tabs.ignoresSafeArea()) == edges(tabs))
    #expect(try edges(tabs).first == 59)
    let bar = NavigationStack { content.navigationTitle("A").navigationBarTitleDisplayMode(.inline) }
    #expect(try edges(bar.ignoresSafeArea()) == edges(bar))
    let hidden = NavigationStack { content.navigationBarHidden(true) }
    #expect(try edges(hidden.edgesIgnoringSafeArea(.all)) == [59, 818])
    // What reaches beyond one of its edges only is told of the others as they are.
    let above = VStack(spacing: 0) {
      tabs; Color.red.frame(height: 60)
    }
    #expect(try edges(above.ignoresSafeArea()).first == 59)
    // Inside, it is ignored as anywhere.
    let inside = NavigationStack { content.ignoresSafeArea().navigationBarHidden(true) }
    #expect(try edges(inside.ignoresSafeArea()) == [0, 852])
  }
}

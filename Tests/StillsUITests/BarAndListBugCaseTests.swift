import Foundation
import StillsCore
import StillsDisplay
import StillsImaging
import Stills
import SwiftUI
import Testing

/// Public reports about headers and lists under bars (B02, B79).
@MainActor @Suite struct BarAndListBugCaseTests {
  private struct Header: View {
    var isOverlaid = false
    private var button: some View { Color.blue.frame(width: 44, height: 44) }
    private var title: some View { Color.red.frame(width: 100, height: 20) }

    var body: some View {
      if isOverlaid {
        HStack(spacing: 0) {
          button
          Spacer()
        }
        .overlay { title }
      } else {
        HStack(spacing: 0) {
          button
          Spacer()
          title
          Spacer()
        }
      }
    }
  }

  private func title(_ header: Header) throws -> CGRect {
    let placed = try RenderKit.place(header, in: CGSize(width: 390, height: 44))
    return try #require(placed.frames("Color").first { $0.width == 100 })
  }

  @Test func aTitleBetweenTwoSpacersIsOffTheMiddleByHalfOfTheButton() throws {
    #expect(try title(Header()).midX == 217)
    #expect(try title(Header(isOverlaid: true)).midX == 195)
  }

  private func pixels(_ view: some View) throws -> PixelBuffer {
    var world = World(device: Device.named("iphone-14") ?? .default)
    (world.scale, world.statusBar, world.showsHomeIndicator) = (1, .hidden, false)
    return try PNGDecoder.decode(Renderer.render(view, world: world).png())
  }

  @Test func aListsOwnGroundHidesAColourBehindItUnlessThatIsHidden() throws {
    let green = Color(red: 0, green: 1, blue: 0)
    let list = List { Text("A") }.background(green)
    let hidden = try pixels(list)
    #expect(hidden[195, 400].red > 200)
    let shown = try pixels(list.scrollContentBackground(.hidden))
    #expect((shown[195, 400].red, shown[195, 400].green) == (0, 255))
    // The row keeps its own.
    #expect(shown[300, 100].red == 255)
  }
}

import Foundation
import Stills
import StillsCore
import StillsGeometry
import StillsImaging
import SwiftUI
import Testing
import UIKit

/// Public reports about bars and insets, with their right answers (B07, B08, B11, B13, B14, B20, B23, B35).
@MainActor @Suite(.serialized) struct BarBugCaseTests {
  private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    appearance.shadowColor = nil
    return appearance
  }

  private func largeTitle(standard: UIColor, edge: UIColor?) throws -> Shot {
    try Shot(
      {
        let content = UIViewController()
        content.title = ""
        content.view.backgroundColor = .white
        let stack = UINavigationController(rootViewController: content)
        stack.navigationBar.prefersLargeTitles = true
        content.title = " "
        stack.navigationBar.standardAppearance = appearance(standard)
        stack.navigationBar.scrollEdgeAppearance = edge.map { appearance($0) }
        return stack
      }, world: .on("iphone-14"))
  }

  // B07: one colour from the screen's edge to the end of the large title, without a seam; where only the standard
  // appearance is set, the whole area has the look of the edge.
  @Test func aLargeTitlesGroundHasNoSeam() throws {
    let both = try largeTitle(standard: .red, edge: .red)
    for y in 0..<143 { #expect(both.color(385, y) == [255, 0, 0]) }
    #expect(both.color(385, 144) == [255, 255, 255])
    let standardOnly = try largeTitle(standard: .red, edge: nil)
    for y in 0..<143 { #expect(standardOnly.color(385, y) == [255, 255, 255]) }
  }

  // B08: setting both gives the colour at once, one alone when content has scrolled (see BarAppearanceTests, too).
  @Test func bothAppearancesColourTheBarAtRest() throws {
    #expect(try largeTitle(standard: .blue, edge: .red).color(385, 60) == [255, 0, 0])
  }

  private final class Probe: UIViewController {
    static var insets = UIEdgeInsets.zero
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      Self.insets = view.safeAreaInsets
    }
  }

  // B11: the device that is asked for decides, whatever was shown before.
  @Test func theInsetsAreThoseOfTheDeviceThatIsAskedFor() throws {
    for (id, top, height) in [("iphone-x", 44, 812), ("iphone-8", 20, 667), ("iphone-x", 44, 812)] {
      let shot = try Shot(
        {
          let content = UIViewController()
          content.view.backgroundColor = .white
          let stack = UINavigationController(rootViewController: content)
          stack.navigationBar.standardAppearance = appearance(.red)
          stack.navigationBar.scrollEdgeAppearance = appearance(.red)
          return stack
        }, world: .on(id))
      #expect(shot.pixels.width == 375 && shot.pixels.height == height)
      let end = top + 44
      #expect(shot.color(5, end - 1) == [255, 0, 0] && shot.color(5, end + 1) == [255, 255, 255])
    }
  }

  // B14: 44 and 34 on an iPhone X.
  @Test func aViewsInsetsAreTheDevices() throws {
    _ = try Shot({ Probe() }, world: .on("iphone-x"))
    #expect(Probe.insets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    _ = try Shot({ Probe() }, world: .on("iphone-8"))
    #expect(Probe.insets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  private func fitted(_ view: some View) throws -> PixelBuffer {
    var world = World()
    (world.canvas, world.scale) = (.fit, 1)
    return try PNGDecoder.decode(Renderer.render(view, world: world).png())
  }

  // B13: a square larger than the screen is the picture, without a strip for the home indicator.
  @Test func aSquareOfAnySizeIsTheWholePicture() throws {
    for side in [50, 400, 1000] {
      let pixels = try fitted(Color(red: 1, green: 0, blue: 1).frame(width: CGFloat(side), height: CGFloat(side)))
      #expect(pixels.width == side && pixels.height == side)
      let wrong = (0..<side).flatMap { y in [0, side / 2, side - 1].map { (x: $0, y: y) } }.filter { place in
        let pixel = pixels[place.x, place.y]
        return (pixel.red, pixel.green, pixel.blue) != (255, 0, 255)
      }
      #expect(wrong.isEmpty)
    }
  }

  // B20, B23: fitted, a small component is the whole picture; else it stands in the middle of what is safe.
  @Test func aSmallComponentIsThePictureOrInTheMiddleOfTheScreen() throws {
    let card = Color(red: 1, green: 0, blue: 1).frame(width: 60, height: 20)
    let pixels = try fitted(card)
    #expect(pixels.width == 60 && pixels.height == 20)
    let shot = try Shot({ card }, world: .on("iphone-14"))
    #expect(shot.pixels.width == 390 && shot.pixels.height == 844)
    // The middle of 47 to 810.
    #expect(shot.color(195, 428) == [255, 0, 255])
    #expect(shot.color(195, 416) == [255, 255, 255] && shot.color(195, 441) == [255, 255, 255])
    #expect(shot.color(164, 428) == [255, 255, 255] && shot.color(226, 428) == [255, 255, 255])
  }

  // B35: the whole screen, opaque, with the title and the tinted button.
  @Test func aScreenWithAProminentButtonIsAnOpaquePicture() throws {
    var world = World.on("iphone-14")
    world.scale = nil
    let screen = NavigationStack {
      Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
        Button("Go") {}.buttonStyle(.borderedProminent)
      }
    }
    let pixels = try PNGDecoder.decode(Renderer.render(screen, world: world).png())
    #expect(pixels.width == 1170 && pixels.height == 2532)
    var blue = 0, dark = 0, transparent = 0
    for y in stride(from: 0, to: 2532, by: 3) {
      for x in stride(from: 0, to: 1170, by: 3) {
        let pixel = pixels[x, y]
        if pixel.alpha != 255 { transparent += 1 }
        guard y < 91 * 3 else { continue }
        if (pixel.red, pixel.green, pixel.blue) == (0, 122, 255) { blue += 1 }
        if pixel.red < 60, pixel.green < 60, pixel.blue < 60, (390..<780).contains(x) { dark += 1 }
      }
    }
    #expect(transparent == 0)
    #expect(blue > 500 && dark > 30)
  }
}

import Foundation
import Stills
import StillsCore
import StillsImaging
import Testing
import UIKit

/// Pictures as files, and pictures stretched between their edges.
@MainActor @Suite(.serialized) struct ImageFileTests {
  private func square(_ scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
    }
  }

  @Test func aPictureIsEncodedAtItsScale() throws {
    try Renderer.prepare(world: World())
    let data = try #require(square().pngData())
    let pixels = try PNGDecoder.decode(Array(data))
    #expect((pixels.width, pixels.height) == (20, 12))
    #expect(pixels[2, 2].red == 255 && pixels[2, 2].alpha == 255)
    #expect(pixels[17, 2].alpha == 0)
    #expect(try #require(UIImage(data: data, scale: 2)).size == CGSize(width: 10, height: 6))
  }

  @Test func aJPEGIsOverWhite() throws {
    try Renderer.prepare(world: World())
    let data = try #require(square().jpegData(compressionQuality: 0.9))
    #expect(data.prefix(2) == Data([0xFF, 0xD8]))
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: 20, height: 12))
  }

  @Test func nothingIsNoFile() throws {
    try Renderer.prepare(world: World())
    #expect(UIImage().pngData() == nil)
    #expect(UIImage(named: "nowhere")?.pngData() == nil)
  }

  @Test func edgesWithinTheCapsKeepTheirSize() throws {
    let shot = try Shot {
      let source = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
        UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
      }
      let view = UIImageView(
        image: source.resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)))
      view.frame = CGRect(x: 50, y: 200, width: 200, height: 100)
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
    #expect(shot.color(55, 205) == [0, 0, 255])
    #expect(shot.color(58, 250) == [0, 0, 255])
    #expect(shot.color(62, 250) == [255, 0, 0])
    #expect(shot.color(238, 250) == [255, 0, 0])
    #expect(shot.color(242, 250) == [0, 0, 255])
    #expect(shot.color(150, 208) == [0, 0, 255])
    #expect(shot.color(150, 212) == [255, 0, 0])
  }
}

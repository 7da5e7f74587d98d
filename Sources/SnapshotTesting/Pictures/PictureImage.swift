import Foundation
import Stills
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsSnapshots
import StillsUIKit

/// What the `.image` strategies make: an image whose pixels are drawn only when somebody asks for them. A reference that
/// says itself what it shows is compared without them.
final class PictureImage: UIImage, @unchecked Sendable {
  let picture: Picture

  init(_ result: RenderResult, world: World) {
    let list = result.displayList
    let ground = list.background.map {
      [DisplayCommand.fill(Path(CGRect(origin: .zero, size: list.size)), .color($0), FillStyle())]
    }
    picture = result.picture.drawn(in: world)
    super.init(
      source: .drawn(DrawnPicture(size: list.size, commands: (ground ?? []) + list.commands)), scale: list.scale)
  }

  /// No picture of ours. Without this override the compiler makes one that calls itself.
  override init(
    source: Source, tint: UIColor?, renderingMode: RenderingMode, scale: CGFloat, configuration: SymbolConfiguration?
  ) {
    picture = Picture(file: [])
    super.init(source: source, tint: tint, renderingMode: renderingMode, scale: scale, configuration: configuration)
  }

  /// No picture of ours either.
  required convenience init(imageLiteralResourceName name: String) {
    let image = UIImage(imageLiteralResourceName: name)
    self.init(
      source: image.source, tint: nil, renderingMode: image.renderingMode, scale: image.scale, configuration: nil)
  }
}

extension Picture {
  /// Drawn where views are placed: tests run at the same time, and what draws, fonts and UIKit's views among it, is one
  /// for all of them.
  fileprivate func drawn(in world: World) -> Picture {
    guard case .drawing(let drawing) = source else { return self }
    return Picture(
      Drawing(
        digest: drawing.digest, renderer: drawing.renderer,
        scene: { MainThread.run { PictureTaking.within(world) { drawing.scene() } } },
        pixels: { try MainThread.run { Result { try drawing.pixels() } }.get() },
        png: { try MainThread.run { Result { try PictureTaking.within(world) { try drawing.png() } } }.get() }))
  }
}

/// Images and the files they are written to.
enum PictureData {
  /// PNG, or what the image was read from; nil when it cannot be drawn.
  static func encoded(_ image: UIImage) -> Data? {
    do {
      if let image = image as? PictureImage { return Data(try image.picture.png()) }
      if case .encoded(let data) = image.source { return data }
      return (PictureTaking.drawn(image) as? PictureImage).flatMap { try? Data($0.picture.png()) }
    } catch {
      SnapshotProblems.current?.fail(SnapshotProblems.describe(error))
      return nil
    }
  }

  static func picture(_ image: UIImage) -> Picture? {
    if let image = image as? PictureImage { return image.picture }
    return encoded(image).map { Picture(file: [UInt8]($0)) }
  }
}

import Foundation
import Stills
import StillsCore
import StillsSnapshots
import StillsUI
import StillsUIKit

/// Draws what snapshots are taken of.
enum PictureTaking {
  /// A picture of a view, a `UIView` or a `UIViewController`. What goes wrong fails the assertion that asks for it.
  static func image(of content: Any, in frame: PictureFrame) -> UIImage {
    guard let result = render(content, in: frame) else { return UIImage() }
    return MainThread.run {
      defer { leave(content) }
      return PictureImage(result, world: frame.world)
    }
  }

  static func text(of content: Any, in frame: PictureFrame, _ text: (RenderResult) throws -> String) -> String {
    guard let result = render(content, in: frame) else { return "" }
    return SnapshotProblems.text {
      try MainThread.run {
        defer { leave(content) }
        return Result { try within(frame.world) { try text(result) } }
      }.get()
    }
  }

  /// A symbol or an image by its name, at its own size.
  static func drawn(_ image: UIImage) -> UIImage {
    let view = MainThread.run { Image(uiImage: image) }
    return self.image(of: view, in: PictureFrame(scale: image.scale, hasGround: false))
  }

  /// Before there is a picture: views that measure themselves while they are made find the fonts they are drawn with.
  static func prepare() { MainThread.run { UIKitStage.enterIfNeeded(World()) } }

  private static func render(_ content: Any, in frame: PictureFrame) -> RenderResult? {
    let outcome = MainThread.run {
      Result {
        try within(frame.world) {
          try Renderer.render(content, world: frame.world, fontDirectories: AppFonts.folders)
        }
      }
    }
    let problems = SnapshotProblems.current
    switch outcome {
    case .success(let result):
      guard result.displayList.size.width > 0, result.displayList.size.height > 0 else {
        problems?.fail(emptyPicture)
        return nil
      }
      for message in frame.unheeded + result.warnings.map(\.message) { problems?.warn(message) }
      return result
    case .failure(let error):
      problems?.fail(SnapshotProblems.describe(error))
      return nil
    }
  }

  /// Whoever asks the device itself (`UIScreen.main`, `preferredFont`) is told the picture's world while it is taken or
  /// looked at, and the usual one between pictures: what a test makes does not depend on the picture before.
  @MainActor static func within<Value>(_ world: World, _ work: () throws -> Value) rethrows -> Value {
    World.shown = world
    defer {
      UIKitStage.leave()
      World.shown = World()
      UITraitCollection.forgetCurrent()
    }
    return try work()
  }

  /// A controller's screen goes when its picture is there, as from a window: the next picture shows it anew.
  @MainActor private static func leave(_ content: Any) {
    guard let controller = content as? UIViewController else { return }
    controller.willDisappear()
    controller.didDisappear()
  }

  private static let emptyPicture =
    "the view's size is zero. Give the strategy a size, such as layout: .fixed(width: 320, height: 200)."
}

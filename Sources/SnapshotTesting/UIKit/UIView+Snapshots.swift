import Foundation
import Stills
import StillsCore
import StillsGeometry
import StillsUIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of the view as large as its frame; of one without a frame, as large as it wants to be.
  public static var image: Snapshotting { .image() }

  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: changes nothing: everything is drawn the same way, and no host is needed.
  ///   - precision: the part of the pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: how alike two pixels must be to match, from 0 to 1.
  ///   - size: in points; nil: the view's own.
  ///   - traits: what the view is told about its surroundings.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let frame = PictureFrame(config: ViewImageConfig(), size: size, traits: traits, hasGround: false)
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: frame.scale
    ).pullback { view in Hosting.image(of: view, in: frame) }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view and all in it, a line each: class, frame, and what differs from a new view.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting<UIView, String> {
    let frame = PictureFrame(config: ViewImageConfig(), size: size, traits: traits, hasGround: false)
    return SimplySnapshotting.lines.pullback { view in
      Hosting.text(of: view, in: frame) { ViewOutline(view).description }
    }
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A picture of the layer as large as its bounds.
  public static var image: Snapshotting { .image() }

  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<UIView, UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision, traits: traits)
      .pullback { layer in
        MainThread.run {
          let view = UIView(frame: CGRect(origin: .zero, size: layer.bounds.size))
          layer.frame.origin = .zero
          view.layer.addSublayer(layer)
          return view
        }
      }
  }
}

/// Shows UIKit's objects while their picture is taken.
enum Hosting {
  static func image(of view: UIView, in frame: PictureFrame) -> UIImage {
    let (controller, frame) = MainThread.run { (ViewController(showing: view), sized(frame, for: view)) }
    defer { MainThread.run { controller.giveBack() } }
    return PictureTaking.image(of: controller, in: frame)
  }

  static func text(of view: UIView, in frame: PictureFrame, _ text: @escaping @MainActor () -> String) -> String {
    let (controller, frame) = MainThread.run { (ViewController(showing: view), sized(frame, for: view)) }
    defer { MainThread.run { controller.giveBack() } }
    return PictureTaking.text(of: controller, in: frame) { _ in MainThread.run { text() } }
  }

  /// Strategies of one's own draw a window's hierarchy into an image: that is a picture as any other.
  static func takePicturesOfHierarchies() { _ = photographer }

  /// Made without going to the main actor, which may be waiting for it.
  private static let photographer: Void = {
    UIKitStage.photographer = { view in
      let window = view as? UIWindow
      let size = view.bounds.size
      guard size.width > 0, size.height > 0 else { return nil }
      var frame = PictureFrame(size: size, hasGround: false)
      let style = window?.overrideUserInterfaceStyle ?? .unspecified
      if style != .unspecified { frame.isDark = style == .dark }
      if let controller = window?.rootViewController ?? view.controller {
        return PictureTaking.image(of: controller, in: frame)
      }
      return window == nil ? image(of: view, in: frame) : nil
    }
  }()

  @MainActor private static func sized(_ frame: PictureFrame, for view: UIView) -> PictureFrame {
    var frame = frame
    let before = fitted.first { $0.view === view && $0.given == view.frame.size }?.before ?? view.frame.size
    if frame.size == nil { frame.size = before }
    guard let size = frame.size, size.width > 0, size.height > 0 else {
      PictureTaking.within(frame.world) {
        UIKitStage.enterIfNeeded(frame.world)
        view.sizeToFit()
      }
      defer {
        fitted.removeAll { $0.view == nil || $0.view === view }
        if let given = frame.size { fitted.append(Fitted(view: view, before: before, given: given)) }
      }
      frame.size = frame.size.map { given in
        CGSize(
          width: given.width > 0 ? given.width : view.frame.width,
          height: given.height > 0 ? given.height : view.frame.height)
      }
      return frame
    }
    return frame
  }

  /// A view that had no size and got one for a picture: for the next picture it has none again, whatever came before.
  private struct Fitted {
    weak var view: UIView?
    let before, given: CGSize
  }

  @MainActor private static var fitted: [Fitted] = []

  /// A controller that borrows its view, from another one or from nobody.
  private final class ViewController: UIViewController {
    private let content: UIView
    private weak var owner: UIViewController?

    init(showing content: UIView) {
      self.content = content
      super.init(nibName: nil, bundle: nil)
      owner = content.controller
      content.controller = nil
    }

    func giveBack() {
      view = nil
      content.controller = owner
    }

    required init?(coder: NSCoder) {
      content = UIView()
      super.init(coder: coder)
    }

    override func loadView() { view = content }
  }
}

extension UIKitStage {
  /// Views measure themselves with the fonts of a renderer: with one, whatever was drawn before.
  @MainActor static func enterIfNeeded(_ world: World) {
    try? Renderer.prepare(world: world, fontDirectories: AppFonts.folders, keepsAppearances: true)
  }
}

/// Views that measure themselves before the first picture find the fonts they are drawn with, and what is said before it
/// waits for a picture of the same test. UIKit's part calls this by its name.
@_cdecl("stills_begin_stage") public func _beginStage() {
  UIKitStage.occasion = { TestRunner.occasion }
  guard MainThread.isHere else { return }
  Hosting.takePicturesOfHierarchies()
  MainThread.run { _ = try? Renderer.lendFonts(fontDirectories: AppFonts.folders) }
}

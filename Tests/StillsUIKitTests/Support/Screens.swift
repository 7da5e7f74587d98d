import Foundation
import Stills
import StillsCore
import StillsImaging
import StillsTypesetting
import UIKit

/// UIKit's objects for one test: box letters (at 20 points 10 wide and 20 high), and no memory of other tests.
@MainActor func prepareStage(world: World = World()) {
  UIKitStage.prepare(typesetter: Typesetter(engine: BoxFontEngine()), pictures: nil, world: world)
}

/// A picture of a controller, a pixel a point.
@MainActor struct Shot {
  let result: RenderResult
  let pixels: PixelBuffer

  init(_ content: @MainActor () -> Any, world: World = World()) throws {
    var world = world
    world.scale = world.scale ?? 1
    try Renderer.prepare(world: world)
    defer { Appearances.forget() }
    result = try Renderer.render(content(), world: world)
    pixels = try PNGDecoder.decode(result.png())
  }

  /// Red, green and blue at a point, from 0 to 255.
  func color(_ x: Int, _ y: Int) -> [Int] {
    let pixel = pixels[x, y]
    return [pixel.red, pixel.green, pixel.blue].map { Int($0) }
  }

  var warnings: [String] { result.warnings.map(\.message) }
}

extension World {
  static func on(_ device: String, _ orientation: World.Orientation = .portrait) -> World {
    var world = World(device: Device.named(device) ?? .default)
    world.orientation = orientation
    world.statusBar = .hidden
    world.showsHomeIndicator = false
    return world
  }
}

extension UIView {
  /// Lays the view out in a size, alone.
  @discardableResult func laidOut(_ width: CGFloat, _ height: CGFloat) -> Self {
    frame = CGRect(x: 0, y: 0, width: width, height: height)
    layoutIfNeeded()
    return self
  }

  func pinned(_ constraints: NSLayoutConstraint...) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
    return self
  }
}

/// A view that wants to be so large.
final class Wishing: UIView {
  private let wish: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    wish = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    wish = .zero
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { wish }
}

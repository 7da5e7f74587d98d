import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import StillsText
import StillsTypesetting
import Testing

@testable import StillsBars

/// Bars on whole screens.
@MainActor enum BarKit {
  static let typesetter = Typesetter(engine: HarfBuzzEngine())

  static func world(
    _ id: String = "iphone-16", look: World.Look = .ios18, landscape: Bool = false, typeSize: TypeSize = .large
  ) throws -> World {
    var world = World(device: try #require(Device.named(id)))
    (world.look, world.typeSize) = (look, typeSize)
    world.orientation = landscape ? .landscape : .portrait
    return world
  }

  static func traits(_ world: World, isRightToLeft: Bool = false) -> BarTraits {
    BarTraits(world: world, typesetter: typesetter, isRightToLeft: isRightToLeft)
  }

  /// The whole screen.
  static func space(_ world: World) -> BarSpace {
    let full = CGRect(origin: .zero, size: world.device.screenSize(world.orientation))
    let area = SafeArea(full: full, insets: world.safeArea ?? world.device.safeArea(world.orientation))
    return BarSpace(full: area.full, safe: area.safe)
  }

  static func context(_ world: World) -> PlacementContext {
    let space = space(world)
    return PlacementContext(
      safeArea: SafeArea(full: space.full, safe: space.safe), pixelGrid: PixelGrid(scale: world.device.scale))
  }

  static func bar(_ title: String? = "Title", traits: BarTraits) -> NavigationBar {
    var bar = NavigationBar(appearance: BarAppearanceChoice(fallback: .default(traits)))
    bar.title = title
    return bar
  }

  static func place(_ bar: NavigationBar, _ world: World, scroll: BarScroll = BarScroll()) -> PlacedNode {
    NavigationBarElement(bar, traits: traits(world), space: space(world), scroll: scroll)
      .placed(context: context(world))
  }

  static func extent(_ bar: NavigationBar, _ world: World, scroll: BarScroll = BarScroll()) -> NavigationBarExtent {
    NavigationBarExtent(bar, traits: traits(world), space: space(world), scroll: scroll)
  }
}

extension PlacedNode {
  /// The frames of the texts that say so, in order.
  func frames(of text: String) -> [CGRect] {
    var frames: [CGRect] = []
    forEach { if ($0.element as? BarLabelElement)?.string == text { frames.append($0.frame) } }
    return frames
  }

  func baseline(of text: String) -> CGFloat? {
    var baseline: CGFloat?
    forEach { node in
      guard let label = node.element as? BarLabelElement, label.string == text else { return }
      baseline = node.frame.minY + label.baseline(width: node.frame.width)
    }
    return baseline
  }

  func frames(kind: String) -> [CGRect] {
    var frames: [CGRect] = []
    forEach { if $0.element.kind == kind { frames.append($0.frame) } }
    return frames
  }

  func commands(scale: CGFloat = 3) -> [DisplayCommand] {
    var painter = Painter(pixelGrid: PixelGrid(scale: scale))
    painter.paint(self)
    return painter.commands
  }
}

extension [DisplayCommand] {
  /// With those inside of groups.
  var flattened: [DisplayCommand] {
    flatMap { command in
      if case .group(let group) = command { return group.commands.flattened }
      return [command]
    }
  }

  /// The rectangles around areas of a colour.
  func fills(_ color: ResolvedColor) -> [CGRect] {
    flattened.compactMap {
      guard case .fill(let path, .color(let own), _) = $0, own == color else { return nil }
      return path.boundingRect
    }
  }

  var hasBackdrop: Bool {
    flattened.contains { if case .backdrop = $0 { true } else { false } }
  }
}

func isNear(_ left: CGFloat?, _ right: CGFloat, by tolerance: CGFloat = 0.02) -> Bool {
  left.map { abs($0 - right) <= tolerance } ?? false
}

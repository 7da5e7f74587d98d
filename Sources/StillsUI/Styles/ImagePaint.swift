import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// Repeats a picture, or a part of it, from the top left corner of the area.
nonisolated public struct ImagePaint: ShapeStyle {
  public var image: Image
  /// The part that is repeated, in units of the picture.
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    TilePattern.style(image, sourceRect: sourceRect, scale: scale, origin: nil, in: environment).atLevel(level)
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension GraphicsContext.Shading {
  /// Repeats a picture, or a part of it, in all directions from `origin`.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> Self {
    Self { TilePattern.style(image, sourceRect: sourceRect, scale: scale, origin: origin, in: $0) }
  }
}

/// A drawing that is repeated.
nonisolated package struct TilePattern: Equatable {
  /// Of one tile, in points.
  var size: CGSize
  /// From the tile's corner; what sticks out of it is not drawn.
  var commands: [DisplayCommand]
  /// A corner of some tile; nil: the area's.
  var origin: CGPoint?
  var opacity = 1.0

  /// More tiles are not drawn (chosen: a screen in tiles of 4 points).
  static let mostTiles = 40_000

  /// A picture that is missing, or has no size, is nothing.
  static func style(
    _ image: Image, sourceRect: CGRect, scale: CGFloat, origin: CGPoint?, in environment: EnvironmentValues
  ) -> ResolvedStyle {
    nonisolated(unsafe) var whole: (size: CGSize, commands: [DisplayCommand])?
    nonisolated(unsafe) let surroundings = environment
    MainActor.assumeIsolated { whole = drawing(of: image, in: surroundings) }
    guard let (size, commands) = whole else { return .color(.clear) }
    let part = CGRect(
      x: sourceRect.minX * size.width, y: sourceRect.minY * size.height, width: sourceRect.width * size.width,
      height: sourceRect.height * size.height)
    let tile = CGSize(width: part.width * scale, height: part.height * scale)
    guard [part.minX, part.minY, tile.width, tile.height].allSatisfy(\.isFinite), tile.width > 0, tile.height > 0
    else { return .color(.clear) }
    var group = DisplayGroup(commands: commands)
    group.transform = CGAffineTransform(scaleX: scale, y: scale).translatedBy(x: -part.minX, y: -part.minY)
    var cut = DisplayGroup(commands: [.group(group)])
    cut.clip = Path(CGRect(origin: .zero, size: tile))
    return ResolvedStyle(ground: .tiles(TilePattern(size: tile, commands: [.group(cut)], origin: origin)))
  }

  @MainActor private static func drawing(
    of image: Image, in environment: EnvironmentValues
  ) -> (size: CGSize, commands: [DisplayCommand])? {
    switch image.drawing(in: environment) {
    case .picture(let picture):
      var painter = Painter(pixelGrid: environment.pixelGrid)
      picture.paint(in: CGRect(origin: .zero, size: picture.size), into: &painter)
      return (picture.size, painter.commands)
    case .symbol(let symbol):
      let bounds = CGRect(origin: .zero, size: symbol.size)
      return (symbol.size, symbol.commands(symbol.styles.map { $0.paint(in: bounds) }))
    case .missing: return nil
    }
  }

  /// As many tiles as cover an area.
  func commands(over area: CGRect) -> [DisplayCommand] {
    let corner = origin ?? area.origin
    let first = CGPoint(
      x: corner.x + ((area.minX - corner.x) / size.width).rounded(.down) * size.width,
      y: corner.y + ((area.minY - corner.y) / size.height).rounded(.down) * size.height)
    let across = ((area.maxX - first.x) / size.width).rounded(.up)
    let down = ((area.maxY - first.y) / size.height).rounded(.up)
    guard across > 0, down > 0, across * down <= CGFloat(Self.mostTiles) else { return [] }
    var all: [DisplayCommand] = []
    for row in 0..<Int(down) {
      for column in 0..<Int(across) {
        var tile = DisplayGroup(commands: commands)
        tile.transform = CGAffineTransform(
          translationX: first.x + CGFloat(column) * size.width, y: first.y + CGFloat(row) * size.height)
        all.append(.group(tile))
      }
    }
    return all
  }
}

import CCairo
import Foundation
import StillsDisplay
import StillsGeometry

extension PixelPlayer {
  /// Fills `path` with opaque colours where it is a rectangle of whole pixels and no soft clip cuts it: grounds, bars
  /// and separators. Cairo writes the same pixels, more slowly. False where it is left to Cairo.
  func fillWholePixels(_ path: Path, _ paint: Paint) -> Bool {
    guard paint.mayBeWritten, let rect = path.asRectangle, layer.screenMatrix.isAxisAligned,
      let area = PixelArea(wholePixels: rect.applying(layer.screenMatrix)), let visible = area.intersection(layer.area)
    else { return false }
    let own = layer.own(visible)
    guard let clips = layer.isUnclipped(visible) ? [own] : context.pixelClips(layer) else { return false }
    return write(paint, clips.compactMap { $0.intersection(own) })
  }

  /// Into rectangles of the layer's own pixels.
  private func write(_ paint: Paint, _ areas: [PixelArea]) -> Bool {
    switch paint {
    case .color(let color):
      layer.fill(areas, color.premultipliedWord)
    case .linearGradient(let stops, let start, let end):
      guard let gradient = LinearGradient(stops, from: start, to: end), gradient.isOpaque else { return false }
      layer.write(areas) { buffer, area in
        gradient.write(area, matrix: context.matrix) { buffer.row($0) + area.left }
      }
    case .radialGradient, .angularGradient, .image: return false
    }
    return true
  }
}

extension Paint {
  /// Whether it covers what is beneath, as far as that is told at once.
  fileprivate var mayBeWritten: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linearGradient(let stops, _, _): stops.allSatisfy { $0.color.alpha >= 1 }
    case .radialGradient, .angularGradient, .image: false
    }
  }
}

extension PixelArea {
  /// A rectangle whose edges Cairo, which counts in 1/256 pixel, rounds to whole pixels; nil for any other.
  init?(wholePixels rect: CGRect) {
    func whole(_ value: CGFloat) -> Int? {
      guard abs(value) < 1e6 else { return nil }
      return abs(value - value.rounded()) < 1 / 1024 ? Int(value.rounded()) : nil
    }
    guard let left = whole(rect.minX), let top = whole(rect.minY), let right = whole(rect.maxX),
      let bottom = whole(rect.maxY), left < right, top < bottom
    else { return nil }
    self.init(left: left, top: top, right: right, bottom: bottom)
  }
}

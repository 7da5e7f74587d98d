import CCairo
import Foundation
import StillsDisplay
import StillsGeometry

extension PixelPlayer {
  /// Fills `path` with an opaque colour where it is a rectangle of whole pixels and no soft clip cuts it: grounds, bars
  /// and separators. Cairo writes the same pixels, more slowly. False where it is left to Cairo.
  func fillWholePixels(_ path: Path, _ paint: Paint) -> Bool {
    guard case .color(let color) = paint, color.alpha >= 1, let rect = path.asRectangle,
      layer.screenMatrix.isAxisAligned, let area = PixelArea(wholePixels: rect.applying(layer.screenMatrix)),
      let visible = area.intersection(layer.area)
    else { return false }
    if layer.isUnclipped(visible) {
      layer.fill([layer.own(visible)], color.premultipliedWord)
      return true
    }
    guard let clips = context.pixelClips(layer) else { return false }
    layer.fill(clips.compactMap { $0.intersection(layer.own(visible)) }, color.premultipliedWord)
    return true
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

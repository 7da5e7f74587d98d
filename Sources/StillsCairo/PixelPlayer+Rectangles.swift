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

  /// Fills a large convex `path` with an opaque colour: cards, buttons, rounded grounds. Whole pixels within it and within
  /// what clips it are written at once, and Cairo fills what is around them. False where it is all left to Cairo.
  func fillAroundWholePixels(_ path: Path, _ paint: Paint, _ style: FillStyle) -> Bool {
    guard case .color(let color) = paint, color.alpha >= 1, style.isAntialiased, path.elements.count < 40,
      layer.screenMatrix.isAxisAligned, let area = PixelArea(path.controlBounds.applying(layer.screenMatrix)),
      area.count >= Self.leastCore, let bounds = layer.unclippedArea, bounds.count >= Self.leastCore,
      // Where a soft clip cuts a curve, Cairo's steps depend on what else there is to cut.
      path.asRectangle != nil || bounds.contains(area),
      let core = layer.interior(of: path, style)?.intersection(bounds), core.count >= Self.leastCore, path.isConvex
    else { return false }
    layer.fill([layer.own(core)], color.premultipliedWord)
    setSource(color)
    context.setPath(path)
    context.addHole(layer.own(core))
    context.fill()
    return true
  }

  /// Our choice, in pixels: below it there is nothing to be gained.
  private static var leastCore: Int { 4096 }
}

extension CairoContext {
  /// Leaves whole pixels out of the path, which must have them inside.
  fileprivate func addHole(_ area: PixelArea) {
    setFillStyle(FillStyle(eoFill: true))
    saved {
      matrix = .identity
      cairo_rectangle(pointer, Double(area.left), Double(area.top), Double(area.width), Double(area.height))
    }
  }
}

extension PixelArea {
  /// A rectangle whose edges Cairo, which counts in 1/256 pixel, rounds to whole pixels; nil for any other.
  fileprivate init?(wholePixels rect: CGRect) {
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

import CStillsPixels
import Foundation

/// How two pictures differ, by rules of what counts. They may be of different sizes: then they are laid on each other at
/// the top left, and what one of them lacks counts as different.
package struct PixelDifference {
  package struct Rules: Hashable, Sendable {
    /// Colours no further apart than this in CIELAB (ΔE 1976, 100 from black to white) count as the same; nil: only the
    /// very same do.
    package var colorDistance: Double?
    /// The same for colours on white in YIQ, 1 from black to white, as eyes weigh it.
    package var threshold: Double?
    /// Pixels that differ as antialiasing does do not count.
    package var ignoresAntialiasing = false
    /// In pixels; what touches a rectangle is in it.
    package var ignored: [CGRect] = []

    package init() {}
  }

  package let changedCount, antialiasedCount: Int
  /// Pixels of the larger picture in each direction.
  package let count: Int
  /// The largest difference of any channel of the pixels that changed, 0 to 255.
  package let worstDelta: Int
  /// Around the pixels that changed; nil when none did.
  package let bounds: CGRect?

  package init(_ a: PixelBuffer, _ b: PixelBuffer, rules: Rules = Rules()) {
    let figures = rules.withCRules { stills_compare(a.picture, b.picture, $0) }
    (changedCount, antialiasedCount) = (Int(figures.changed), Int(figures.antialiased))
    count = max(a.width, b.width) * max(a.height, b.height)
    worstDelta = Int(figures.worst)
    let rect = figures.bounds
    bounds =
      figures.changed > 0
      ? CGRect(
        x: Int(rect.left), y: Int(rect.top), width: Int(rect.right - rect.left), height: Int(rect.bottom - rect.top))
      : nil
  }

  /// The first picture faded to a light grey; in red what changed, the more it differs the stronger, in yellow what
  /// differs as antialiasing does, striped what one of the two lacks.
  package static func image(_ a: PixelBuffer, _ b: PixelBuffer, rules: Rules = Rules()) throws -> PixelBuffer {
    let image = try PixelBuffer(
      width: max(a.width, b.width), height: max(a.height, b.height), isCleared: false)
    rules.withCRules { stills_difference(a.picture, b.picture, $0, image.words) }
    return image
  }
}

extension PixelDifference.Rules {
  fileprivate func withCRules<T>(_ body: (UnsafePointer<stills_rules>) -> T) -> T {
    let rects = ignored.map(\.pixels)
    return rects.withUnsafeBufferPointer { rects in
      var rules = stills_rules(
        color_distance: colorDistance ?? -1, threshold: threshold ?? -1,
        ignores_antialiasing: ignoresAntialiasing ? 1 : 0, ignored: rects.baseAddress,
        ignored_count: Int32(clamping: rects.count))
      return withUnsafePointer(to: &rules) { body($0) }
    }
  }
}

extension CGRect {
  /// The whole pixels that it touches.
  fileprivate var pixels: stills_rect {
    func whole(_ value: CGFloat) -> Int32 { value.isNaN ? 0 : Int32(min(max(value, -1e9), 1e9)) }
    guard !isNull else { return stills_rect() }
    return stills_rect(
      left: whole(minX.rounded(.down)), top: whole(minY.rounded(.down)), right: whole(maxX.rounded(.up)),
      bottom: whole(maxY.rounded(.up)))
  }
}

extension PixelBuffer {
  fileprivate var picture: stills_picture {
    stills_picture(words: words, width: Int32(width), height: Int32(height))
  }
}

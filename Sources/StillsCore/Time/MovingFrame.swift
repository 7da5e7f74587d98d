import Foundation
import StillsGeometry

/// A frame as something that can be part of the way between two.
struct FrameVector: VectorArithmetic {
  var x, y, width, height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(_ frame: CGRect) {
    self.init(x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
  }

  /// Nothing is less wide than nothing, whatever a spring would have.
  var frame: CGRect { CGRect(x: x, y: y, width: max(width, 0), height: max(height, 0)) }

  static let zero = FrameVector(x: 0, y: 0, width: 0, height: 0)

  static func + (left: Self, right: Self) -> Self {
    Self(
      x: left.x + right.x, y: left.y + right.y, width: left.width + right.width, height: left.height + right.height)
  }

  static func - (left: Self, right: Self) -> Self {
    Self(
      x: left.x - right.x, y: left.y - right.y, width: left.width - right.width, height: left.height - right.height)
  }

  mutating func scale(by factor: Double) {
    (x, y, width, height) = (x * factor, y * factor, width * factor, height * factor)
  }

  var magnitudeSquared: Double { x * x + y * y + width * width + height * height }
}

/// A frame as the layout has it, and as it is painted: its edges pass from pixel to pixel, unrounded on the way, as
/// SwiftUI rounds frames before it animates them.
struct MovingFrame: VectorArithmetic {
  var layout, pixels: FrameVector

  init(layout: FrameVector, pixels: FrameVector) { (self.layout, self.pixels) = (layout, pixels) }

  /// Relative to a corner. What is moved by the element around (`isContent`) is animated in size only.
  init(_ frame: CGRect, in corner: CGPoint = .zero, isContent: Bool = false, pixelGrid: PixelGrid) {
    let snapped = pixelGrid.snap(frame)
    func vector(_ frame: CGRect) -> FrameVector {
      FrameVector(
        isContent ? CGRect(origin: .zero, size: frame.size) : frame.offsetBy(dx: -corner.x, dy: -corner.y))
    }
    self.init(layout: vector(frame), pixels: vector(snapped))
  }

  static let zero = MovingFrame(layout: .zero, pixels: .zero)
  static func + (left: Self, right: Self) -> Self {
    Self(layout: left.layout + right.layout, pixels: left.pixels + right.pixels)
  }
  static func - (left: Self, right: Self) -> Self {
    Self(layout: left.layout - right.layout, pixels: left.pixels - right.pixels)
  }
  mutating func scale(by factor: Double) {
    layout.scale(by: factor)
    pixels.scale(by: factor)
  }
  /// How long the way is, is the layout's alone.
  var magnitudeSquared: Double { layout.magnitudeSquared }
}

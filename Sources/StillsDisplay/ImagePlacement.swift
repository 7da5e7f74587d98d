import Foundation
import StillsGeometry

/// A picture by name; the renderer asks an `ImageSource` for its pixels.
public struct ImageReference: Hashable, Sendable {
  /// Unique among the images of one display list, stable from run to run: a path, an asset name, a digest.
  public var name: String
  public init(name: String) { self.name = name }
}

public struct ImagePlacement: Hashable, Sendable {
  public enum Interpolation: String, Hashable, Sendable { case none, low, medium, high }

  public var image: ImageReference
  /// Where the picture goes, in points.
  public var rect: CGRect
  /// The part of the picture that is drawn, from (0, 0) to (1, 1).
  public var source = CGRect(x: 0, y: 0, width: 1, height: 1)
  public var interpolation: Interpolation = .medium
  /// Template pictures: only the alpha counts, filled with this.
  public var tint: Paint?
  /// Degrees of freedom beyond `rect`, such as mirroring, are left to the group's transform.
  public init(image: ImageReference, rect: CGRect) { (self.image, self.rect) = (image, rect) }
}

/// 8-bit pictures as renderers want them.
public struct ImagePixels: Sendable {
  public var width, height: Int
  /// Row after row, four bytes a pixel, red green blue alpha, not premultiplied, sRGB.
  public var rgba: [UInt8]
  public init(width: Int, height: Int, rgba: [UInt8]) { (self.width, self.height, self.rgba) = (width, height, rgba) }
}

/// Where renderers get pictures from.
public protocol ImageSource: AnyObject {
  func pixels(of image: ImageReference) -> ImagePixels?
  /// The file's own bytes and media type where the picture can be embedded as it is (SVG, PDF).
  func encoded(_ image: ImageReference) -> (bytes: [UInt8], mediaType: String)?
}

import Foundation
import StillsGeometry

/// Letters of one face at one size on one baseline.
public struct GlyphRun: Hashable, Sendable {
  public var face: FaceReference
  /// In points: what one em of the face is drawn at.
  public var size: CGFloat
  public var glyphs: [PlacedGlyph]
  /// The text these glyphs stand for, in reading order; for selectable text in PDF and live text in SVG.
  public var text: String
  /// Where the baseline starts, in the list's coordinates.
  public var origin: CGPoint
  /// The run's advance along the baseline, including kerning and tracking, in points.
  public var advance: CGFloat
  /// Horizontal shear of a synthesised italic: x moves by `slant` × height. 0 for a face's own italic.
  public var slant: CGFloat

  public init(
    face: FaceReference, size: CGFloat, glyphs: [PlacedGlyph], text: String, origin: CGPoint, advance: CGFloat,
    slant: CGFloat = 0
  ) {
    (self.face, self.size, self.glyphs, self.text) = (face, size, glyphs, text)
    (self.origin, self.advance, self.slant) = (origin, advance, slant)
  }
}

public struct PlacedGlyph: Hashable, Sendable {
  /// The glyph's number in its face.
  public var glyph: UInt32
  /// Where the glyph's own origin stands, relative to the run's origin; y points down.
  public var offset: CGPoint
  /// Index into the run's text, in UTF-8 bytes, of the first character this glyph belongs to.
  public var cluster: Int

  public init(glyph: UInt32, offset: CGPoint, cluster: Int) {
    (self.glyph, self.offset, self.cluster) = (glyph, offset, cluster)
  }
}

/// One instance of a face: which file's face, and where on its variation axes.
public struct FaceReference: Hashable, Sendable {
  /// The PostScript name of the file's default instance, unique among the fonts of a world: `InterVariable`.
  public var name: String
  /// Axis tag to value, sorted by tag: `[("opsz", 14), ("wght", 600)]`.
  public var variations: [Variation]
  /// For live SVG text: the CSS family, weight and style.
  public var family: String
  public var weight: Int
  public var isItalic: Bool

  public struct Variation: Hashable, Sendable {
    public var axis: String
    public var value: Double
    public init(axis: String, value: Double) { (self.axis, self.value) = (axis, value) }
  }

  public init(name: String, variations: [Variation] = [], family: String, weight: Int, isItalic: Bool = false) {
    (self.name, self.variations, self.family, self.weight, self.isItalic) = (name, variations, family, weight, isItalic)
  }
}

/// Where renderers get the shapes of letters from.
public protocol GlyphOutlines: AnyObject {
  /// The unhinted outline at one point per em, y down, origin on the baseline; nil when the face is unknown.
  /// Space and other inkless glyphs give an empty path.
  func outline(of glyph: UInt32, in face: FaceReference) -> Path?

  /// Coloured glyphs (emoji) come as pictures: the encoded image, and its rectangle at one point per em, y down.
  func bitmap(of glyph: UInt32, in face: FaceReference, size: CGFloat) -> (image: ImageReference, rect: CGRect)?

  /// Coloured glyphs made of layers come as commands at one point per em, y down, origin on the baseline. `foreground` is
  /// the colour of what the face leaves to the text. Nil: no layers.
  func drawing(of glyph: UInt32, in face: FaceReference, foreground: ResolvedColor) -> [DisplayCommand]?
}

extension GlyphOutlines {
  public func drawing(of glyph: UInt32, in face: FaceReference, foreground: ResolvedColor) -> [DisplayCommand]? { nil }
}

import Foundation
import StillsDisplay

/// Chooses faces, turns characters into glyphs and says where lines may break. StillsText has the real one;
/// `BoxFontEngine` sets every character as a box, for tests of layout.
public protocol TypesettingEngine: AnyObject {
  /// The measures of the face that `request` gets; system requests answer with SF's vertical metrics.
  func metrics(for request: FontRequest) -> FontMetrics

  /// Glyphs of `text` in reading-direction order per run, faces substituted where the first has no glyph. Advances are
  /// the face's own with pair kerning, calibrated for system fonts, without kerning and tracking of the author.
  func shape(_ text: String, font: FontRequest, language: String?, isRightToLeft: Bool, ligatures: Bool) -> [ShapedRun]

  /// For each UTF-8 offset after which a line may (or must) break, ascending.
  func lineBreaks(in text: String, language: String?) -> [LineBreak]

  /// Embedding levels by UAX #9, a level per UTF-8 byte; odd is right to left.
  func bidiLevels(of text: String, baseIsRightToLeft: Bool) -> [UInt8]
}

public struct ShapedRun: Hashable, Sendable {
  public var face: FaceReference
  public var size: CGFloat
  public var metrics: FontMetrics
  public var slant: CGFloat
  public var isRightToLeft: Bool
  /// In visual order, left to right.
  public var glyphs: [ShapedGlyph]

  public init(
    face: FaceReference, size: CGFloat, metrics: FontMetrics, slant: CGFloat, isRightToLeft: Bool, glyphs: [ShapedGlyph]
  ) {
    (self.face, self.size, self.metrics, self.slant) = (face, size, metrics, slant)
    (self.isRightToLeft, self.glyphs) = (isRightToLeft, glyphs)
  }
}

public struct ShapedGlyph: Hashable, Sendable {
  public var glyph: UInt32
  /// UTF-8 offset, in the shaped text, of the first byte of the cluster.
  public var cluster: Int
  /// In points.
  public var advance: CGFloat
  /// Displacement from the pen position, y down.
  public var offset: CGPoint

  public init(glyph: UInt32, cluster: Int, advance: CGFloat, offset: CGPoint) {
    (self.glyph, self.cluster, self.advance, self.offset) = (glyph, cluster, advance, offset)
  }
}

public struct LineBreak: Hashable, Sendable {
  /// The break is before the byte at this offset.
  public var offset: Int
  public var isMandatory: Bool
  public init(offset: Int, isMandatory: Bool) { (self.offset, self.isMandatory) = (offset, isMandatory) }
}

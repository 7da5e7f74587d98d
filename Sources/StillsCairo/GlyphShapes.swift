import Foundation
import StillsDisplay
import StillsGeometry

/// Outlines and pictures of glyphs, asked for once.
final class GlyphShapes {
  private let source: (any GlyphOutlines)?
  private var faces: [FaceReference: FaceShapes] = [:]

  init(_ source: (any GlyphOutlines)?) { self.source = source }

  /// Nil when there is nobody to ask.
  func face(_ face: FaceReference) -> FaceShapes? {
    guard let source else { return nil }
    if let known = faces[face] { return known }
    let shapes = FaceShapes(face, source, number: UInt64(faces.count))
    faces[face] = shapes
    return shapes
  }
}

/// The shapes of one face.
final class FaceShapes {
  enum Shape {
    case outline(Path)
    case picture(ImageReference, CGRect)
    /// Layers of paint, which `drawing(of:foreground:)` gives.
    case layers
    case nothing
    /// The face is not known.
    case missing
  }

  private let face: FaceReference
  private let source: any GlyphOutlines
  /// Among the faces of a renderer.
  private let number: UInt64
  private var shapes: [UInt32: Shape] = [:]
  private var flatGlyphs: [FlatKey: FlatGlyph] = [:]

  private struct FlatKey: Hashable {
    var glyph: UInt32
    /// Pixels per em in steps of eight: how finely curves are cut.
    var fineness: Int32
  }

  init(_ face: FaceReference, _ source: any GlyphOutlines, number: UInt64) {
    (self.face, self.source, self.number) = (face, source, number)
  }

  /// Pictures are kept for the first size they were asked at.
  func shape(of glyph: UInt32, size: CGFloat) -> Shape {
    if let shape = shapes[glyph] { return shape }
    let shape = find(glyph, size)
    shapes[glyph] = shape
    return shape
  }

  /// The outline as straight lines that are fine enough for `pixelsPerEm`; nil when the glyph has no outline.
  func flatGlyph(_ glyph: UInt32, pixelsPerEm: CGFloat) -> FlatGlyph? {
    let (key, pixels) = Self.fineness(glyph, pixelsPerEm)
    if let flat = flatGlyphs[key] { return flat }
    guard case .outline(let outline) = shape(of: glyph, size: pixelsPerEm) else { return nil }
    let flat = FlatGlyph(outline, pixelsPerEm: pixels, id: number << 32 | UInt64(flatGlyphs.count))
    flatGlyphs[key] = flat
    return flat
  }

  func drawing(of glyph: UInt32, foreground: ResolvedColor) -> [DisplayCommand] {
    source.drawing(of: glyph, in: face, foreground: foreground) ?? []
  }

  private func find(_ glyph: UInt32, _ size: CGFloat) -> Shape {
    if source.drawing(of: glyph, in: face, foreground: .black) != nil { return .layers }
    let outline = source.outline(of: glyph, in: face)
    if let outline, !outline.isEmpty { return .outline(outline) }
    if let picture = source.bitmap(of: glyph, in: face, size: size) { return .picture(picture.image, picture.rect) }
    return outline == nil ? .missing : .nothing
  }

  /// The next step up of sizes that share a flat glyph, so that what is drawn does not depend on what was drawn before.
  private static func fineness(_ glyph: UInt32, _ pixelsPerEm: CGFloat) -> (FlatKey, CGFloat) {
    let step = max(1, min((pixelsPerEm / 8).rounded(.up), 4096))
    return (FlatKey(glyph: glyph, fineness: Int32(step)), step * 8)
  }
}

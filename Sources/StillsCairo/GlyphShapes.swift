import Foundation
import StillsDisplay
import StillsGeometry

/// Outlines and pictures of glyphs, asked for once.
final class GlyphShapes {
  enum Shape {
    case outline(Path)
    case picture(ImageReference, CGRect)
    case nothing
  }

  private let source: (any GlyphOutlines)?
  private var faces: [FaceReference: [UInt32: Shape]] = [:]

  init(_ source: (any GlyphOutlines)?) { self.source = source }

  /// The shapes of a run's glyphs, in their order; nil when the face is unknown. Pictures depend on the size a little,
  /// so they are kept for the first size they were asked at.
  func shapes(of run: GlyphRun) -> [Shape]? {
    guard let source else { return nil }
    var known = faces[run.face] ?? [:]
    let knownCount = known.count
    var isUnknown = false
    let shapes = run.glyphs.map { placed -> Shape in
      if let shape = known[placed.glyph] { return shape }
      let shape = shape(of: placed.glyph, run, source)
      if shape == nil { isUnknown = true }
      known[placed.glyph] = shape ?? .nothing
      return shape ?? .nothing
    }
    if isUnknown { return nil }
    if known.count != knownCount { faces[run.face] = known }
    return shapes
  }

  private func shape(of glyph: UInt32, _ run: GlyphRun, _ source: any GlyphOutlines) -> Shape? {
    let outline = source.outline(of: glyph, in: run.face)
    if let outline, !outline.isEmpty { return .outline(outline) }
    if let picture = source.bitmap(of: glyph, in: run.face, size: run.size) {
      return .picture(picture.image, picture.rect)
    }
    return outline == nil ? nil : .nothing
  }
}

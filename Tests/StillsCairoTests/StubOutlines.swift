import Foundation
import StillsDisplay
import StillsGeometry

/// Letters of a made-up face: glyph 0 is a square box of one em standing on the baseline, glyph 1 a ring,
/// glyph 2 a space, glyph 3 a picture named `emoji`, and any other a shape with the curves of a usual letter.
final class StubOutlines: GlyphOutlines {
  static let face = FaceReference(name: "Stub", family: "Stub", weight: 400)

  func outline(of glyph: UInt32, in face: FaceReference) -> Path? {
    guard face.name == "Stub" else { return nil }
    switch glyph {
    case 0: return Path(CGRect(x: 0, y: -1, width: 1, height: 1))
    case 1:
      var path = Path(ellipseIn: CGRect(x: 0.1, y: -0.9, width: 0.8, height: 0.8))
      path.addEllipse(
        in: CGRect(x: 0, y: 0, width: 0.4, height: 0.4),
        transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0.7, ty: -0.7))
      return path
    case 2: return Path()
    case 3: return nil
    default: return letter(glyph)
    }
  }

  func bitmap(of glyph: UInt32, in face: FaceReference, size: CGFloat) -> (image: ImageReference, rect: CGRect)? {
    glyph == 3 ? (ImageReference(name: "emoji"), CGRect(x: 0, y: -0.8, width: 1, height: 1)) : nil
  }

  private func letter(_ glyph: UInt32) -> Path {
    let lean = CGFloat(glyph % 7) / 40
    var path = Path(
      roundedRect: CGRect(x: 0.05, y: -0.7, width: 0.4 + lean, height: 0.7), cornerRadius: 0.2, style: .circular)
    var hole = Path(roundedRect: CGRect(x: 0.13, y: -0.62, width: 0.24 + lean, height: 0.5), cornerRadius: 0.12)
    hole = hole.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0.5 + lean, ty: 0))
    path.addPath(hole)
    return path
  }
}

/// Pictures by name.
final class StubImages: ImageSource {
  var pictures: [String: ImagePixels] = [:]
  func pixels(of image: ImageReference) -> ImagePixels? { pictures[image.name] }
  func encoded(_ image: ImageReference) -> (bytes: [UInt8], mediaType: String)? { nil }
}

extension DisplayList {
  /// A list at one pixel a point on white.
  init(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, on background: ResolvedColor? = .white,
    _ commands: DisplayCommand...
  ) {
    self.init(size: CGSize(width: width, height: height), scale: scale, background: background, commands: commands)
  }
}

extension DisplayCommand {
  static func fill(_ rect: CGRect, _ color: ResolvedColor) -> DisplayCommand {
    .fill(Path(rect), .color(color), FillStyle())
  }

  static func group(_ commands: [DisplayCommand], _ change: (inout DisplayGroup) -> Void) -> DisplayCommand {
    var group = DisplayGroup(commands: commands)
    change(&group)
    return .group(group)
  }
}

extension GlyphRun {
  /// Glyphs side by side at 0.6 em.
  static func stub(_ glyphs: [UInt32], size: CGFloat, at origin: CGPoint, text: String) -> GlyphRun {
    GlyphRun(
      face: StubOutlines.face, size: size,
      glyphs: glyphs.enumerated().map {
        PlacedGlyph(glyph: $1, offset: CGPoint(x: CGFloat($0) * size * 0.6, y: 0), cluster: $0)
      }, text: text, origin: origin, advance: CGFloat(glyphs.count) * size * 0.6)
  }
}

import Foundation
import StillsDisplay
import StillsGeometry

// SVG knows affine maps only: what is seen in perspective is written as the outlines that are seen.

extension SVGDocument {
  /// The group with all in it where it is seen.
  func seen(_ group: DisplayGroup, in perspective: Perspective) -> DisplayGroup {
    var result = group
    result.perspective = nil
    result.clip = group.clip?.seen(in: perspective)
    result.commands = seen(group.commands, .identity, perspective)
    result.mask = group.mask.map { seen($0, .identity, perspective) }
    let scale = perspective.affine(at: group.contentBounds.middle)
    result.effects = group.effects.map { $0.scaled(by: abs(scale.a * scale.d - scale.b * scale.c).squareRoot()) }
    return result
  }

  /// `matrix` brings the commands to where the perspective counts from.
  private func seen(
    _ commands: [DisplayCommand], _ matrix: CGAffineTransform, _ perspective: Perspective
  ) -> [DisplayCommand] {
    commands.flatMap { seen($0, matrix, perspective) }
  }

  private func seen(
    _ command: DisplayCommand, _ matrix: CGAffineTransform, _ perspective: Perspective
  ) -> [DisplayCommand] {
    func seen(_ path: Path) -> Path { path.applying(matrix).seen(in: perspective) }
    func seen(_ paint: Paint, _ bounds: CGRect) -> Paint {
      // In a small part a gradient runs as it does in its middle.
      let middle = bounds.middle.applying(matrix)
      return paint.applying(matrix.concatenating(perspective.affine(at: middle)))
    }
    switch command {
    case .fill(let path, .color(let color), let style): return [.fill(seen(path), .color(color), style)]
    case .fill(let path, let paint, let style):
      let outline = seen(path)
      return cells(of: path.controlBounds).map { cell in
        var group = DisplayGroup(commands: [.fill(outline, seen(paint, cell), style)])
        group.clip = seen(Path(cell.insetBy(dx: -cell.width * 0.02, dy: -cell.height * 0.02)))
        return .group(group)
      }
    case .stroke(let path, let paint, let style):
      return self.seen(.fill(path.strokedPath(style), paint, FillStyle()), matrix, perspective)
    case .glyphs(let run, let paint):
      return letters(of: run, paint).flatMap { letter -> [DisplayCommand] in
        self.seen(letter, matrix, perspective)
      }
    case .image(let placement): return parts(of: placement, matrix, perspective)
    case .backdrop(let path, let radius, let saturation, let tint):
      return [.backdrop(seen(path), radius: radius, saturation: saturation, tint: tint)]
    case .group(let group):
      var result = group
      let inner = group.transform.concatenating(matrix)
      if let nested = group.perspective {
        // What is seen of what is seen.
        let flat = self.seen(group, in: nested)
        return self.seen(.group(flat), matrix, perspective)
      }
      result.transform = .identity
      result.commands = self.seen(group.commands, inner, perspective)
      result.mask = group.mask.map { self.seen($0, inner, perspective) }
      result.clip = group.clip?.applying(inner).seen(in: perspective)
      let scale = inner.concatenating(perspective.affine(at: group.contentBounds.middle.applying(inner)))
      result.effects = group.effects.map { $0.scaled(by: abs(scale.a * scale.d - scale.b * scale.c).squareRoot()) }
      return [.group(result)]
    }
  }

  /// Parts of an area that are small enough for their middle to stand for them.
  private func cells(of area: CGRect) -> [CGRect] {
    guard area.isDrawable else { return [] }
    // About 8 points each, and no more than 8 × 8.
    func count(_ length: CGFloat) -> Int { Int(min(max((length / 8).rounded(.up), 1), 8)) }
    let columns = count(area.width), rows = count(area.height)
    let width = area.width / CGFloat(columns), height = area.height / CGFloat(rows)
    return (0..<rows * columns).map { index in
      CGRect(
        x: area.minX + CGFloat(index % columns) * width, y: area.minY + CGFloat(index / columns) * height, width: width,
        height: height)
    }
  }

  /// A run's letters as outlines; where there are none to be had, none.
  private func letters(of run: GlyphRun, _ paint: Paint) -> [DisplayCommand] {
    var outline = Path()
    var others: [DisplayCommand] = []
    var foreground = ResolvedColor.black
    if case .color(let color) = paint { foreground = color }
    for glyph in run.glyphs {
      let place = CGAffineTransform(
        a: run.size, b: 0, c: -run.slant * run.size, d: run.size, tx: run.origin.x + glyph.offset.x,
        ty: run.origin.y + glyph.offset.y)
      if let layers = outlines?.drawing(of: glyph.glyph, in: run.face, foreground: foreground) {
        var group = DisplayGroup(commands: layers)
        group.transform = place
        others.append(.group(group))
      } else if let letter = outlines?.outline(of: glyph.glyph, in: run.face), !letter.isEmpty {
        outline.addPath(letter.applying(place))
      } else if let picture = outlines?.bitmap(of: glyph.glyph, in: run.face, size: run.size) {
        let rect = CGRect(
          x: run.origin.x + glyph.offset.x + picture.rect.minX * run.size,
          y: run.origin.y + glyph.offset.y + picture.rect.minY * run.size, width: picture.rect.width * run.size,
          height: picture.rect.height * run.size)
        others.append(.image(ImagePlacement(image: picture.image, rect: rect)))
      }
    }
    return (outline.isEmpty ? [] : [.fill(outline, paint, FillStyle())]) + others
  }

  /// A picture in pieces, each of which is small enough to be drawn by the affine map in its middle.
  private func parts(
    of placement: ImagePlacement, _ matrix: CGAffineTransform, _ perspective: Perspective
  ) -> [DisplayCommand] {
    let count = 12
    let rect = placement.rect
    var parts: [DisplayCommand] = []
    for row in 0..<count {
      for column in 0..<count {
        let piece = CGRect(
          x: rect.minX + rect.width * CGFloat(column) / CGFloat(count),
          y: rect.minY + rect.height * CGFloat(row) / CGFloat(count), width: rect.width / CGFloat(count),
          height: rect.height / CGFloat(count))
        var group = DisplayGroup(commands: [.image(placement)])
        // A little more than the piece, so that no ground shows between two.
        group.clip = Path(piece.insetBy(dx: -piece.width * 0.02, dy: -piece.height * 0.02))
        group.transform = matrix.concatenating(perspective.affine(at: piece.middle.applying(matrix)))
        parts.append(.group(group))
      }
    }
    return parts
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { isNull ? .zero : CGPoint(x: midX, y: midY) }
}

extension Paint {
  fileprivate func applying(_ matrix: CGAffineTransform) -> Paint {
    switch self {
    case .color: return self
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops: stops, start: start.applying(matrix), end: end.applying(matrix))
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let transform):
      return .radialGradient(
        stops: stops, center: center, startRadius: startRadius, endRadius: endRadius,
        transform: transform.concatenating(matrix))
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return .angularGradient(
        stops: stops, center: center.applying(matrix), startAngle: startAngle, endAngle: endAngle)
    case .image(let image, let rect, let repeats):
      return .image(image, rect: rect.applying(matrix), repeats: repeats)
    }
  }
}

extension DisplayEffect {
  fileprivate func scaled(by factor: CGFloat) -> DisplayEffect {
    switch self {
    case .blur(let radius, let isOpaque): .blur(radius: radius * factor, opaque: isOpaque)
    case .shadow(let color, let radius, let offset):
      .shadow(
        color: color, radius: radius * factor,
        offset: CGSize(width: offset.width * factor, height: offset.height * factor))
    case .colorMatrix: self
    }
  }
}

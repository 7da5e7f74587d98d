import Foundation
import StillsDisplay
import StillsGeometry

extension TextLayout {
  /// The commands that draw the text with its top-left corner at `origin`: backgrounds, then underlines, letters and
  /// attachments, then lines through them. Letters stay where they are to the fraction of a pixel; lines lie on pixels.
  package func displayCommands(at origin: CGPoint, grid: PixelGrid) -> [DisplayCommand] {
    lines.flatMap { line -> [DisplayCommand] in
      let fragments = line.fragments
      return fragments.compactMap { background(of: $0, at: origin, grid: grid) }
        + decorations(of: fragments, at: origin, grid: grid, \.underline, center: { $0.underlineOffset })
        + fragments.flatMap { letters(of: $0, at: origin) }
        + decorations(of: fragments, at: origin, grid: grid, \.strikethrough, center: { -$0.xHeight / 2 })
    }
  }

  private func background(of fragment: TextFragment, at origin: CGPoint, grid: PixelGrid) -> DisplayCommand? {
    guard let color = fragment.style.backgroundColor else { return nil }
    let rect = CGRect(
      x: origin.x + fragment.origin.x, y: origin.y + fragment.origin.y - fragment.metrics.ascent,
      width: fragment.advance, height: fragment.metrics.lineHeight)
    return .fill(Path(rectangle: grid.snap(rect)), .color(color), FillStyle())
  }

  private func letters(of fragment: TextFragment, at origin: CGPoint) -> [DisplayCommand] {
    if var glyphs = fragment.glyphs {
      glyphs.origin.x += origin.x
      glyphs.origin.y += origin.y
      return glyphs.glyphs.isEmpty ? [] : [.glyphs(glyphs, fragment.style.paint)]
    }
    guard let attachment = fragment.style.attachment else { return [] }
    var group = DisplayGroup(commands: attachment.commands)
    group.transform = CGAffineTransform(
      translationX: origin.x + fragment.origin.x,
      y: origin.y + fragment.origin.y + attachment.descent - attachment.size.height)
    return [.group(group)]
  }
}

// MARK: - Lines under and through

extension TextLayout {
  /// Neighbouring fragments with the same line and measures share one.
  private func decorations(
    of fragments: [TextFragment], at origin: CGPoint, grid: PixelGrid,
    _ decoration: KeyPath<StyledRun, StyledRun.Line?>, center: (FontMetrics) -> CGFloat
  ) -> [DisplayCommand] {
    var commands: [DisplayCommand] = []
    var index = 0
    while index < fragments.count {
      let first = fragments[index]
      guard let line = first.style[keyPath: decoration] else {
        index += 1
        continue
      }
      let paint = line.color.map(Paint.color) ?? first.style.paint
      var end = first.origin.x + first.advance
      index += 1
      while index < fragments.count, fragments[index].style[keyPath: decoration] == line,
        fragments[index].metrics == first.metrics, fragments[index].origin.y == first.origin.y,
        line.color != nil || fragments[index].style.paint == first.style.paint
      {
        end = fragments[index].origin.x + fragments[index].advance
        index += 1
      }
      commands += self.line(
        line, paint: paint, from: origin.x + first.origin.x, to: origin.x + end,
        center: origin.y + first.origin.y + center(first.metrics), thickness: first.metrics.underlineThickness,
        grid: grid)
    }
    return commands
  }

  /// As thick as whole pixels, its top on the pixel nearest to where it would be, its ends inwards (text-metrics §1).
  private func line(
    _ line: StyledRun.Line, paint: Paint, from start: CGFloat, to end: CGFloat, center: CGFloat, thickness: CGFloat,
    grid: PixelGrid
  ) -> [DisplayCommand] {
    let left = grid.ceil(start), right = -grid.ceil(-end)
    guard right > left else { return [] }
    let height = max(1 / grid.scale, grid.ceil(thickness))
    let top = grid.round(center - height / 2)
    guard let dash = line.pattern.dash else {
      let rect = CGRect(x: left, y: top, width: right - left, height: height)
      return [.fill(Path(rectangle: rect), paint, FillStyle())]
    }
    let path = Path { path in
      path.move(to: CGPoint(x: left, y: top + height / 2))
      path.addLine(to: CGPoint(x: right, y: top + height / 2))
    }
    return [.stroke(path, paint, StrokeStyle(lineWidth: height, dash: dash.map { $0 * height }))]
  }
}

extension StyledRun.Line.Pattern {
  /// On and off, in thicknesses; nil: no gaps (text-metrics §1).
  fileprivate var dash: [CGFloat]? {
    switch self {
    case .solid: nil
    case .dot: [3, 3]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }
}

extension Path {
  fileprivate init(rectangle rect: CGRect) {
    self.init { path in
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }
}

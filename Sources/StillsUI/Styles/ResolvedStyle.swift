import Foundation
import StillsCore
import StillsDisplay

/// A style with its environment taken in; becomes a paint once the area is known.
public struct ResolvedStyle {
  package enum Ground {
    case color(ResolvedColor)
    /// A gradient or picture, in unit coordinates of the area.
    case unit((CGRect) -> Paint)
    /// What lies below, blurred and covered.
    case backdrop(radius: CGFloat, saturation: Double, tint: ResolvedColor)
    /// A drawing repeated all over.
    case tiles(TilePattern)
    /// Colours on a bent grid over the area.
    case mesh(ColorMesh, opacity: Double)
  }

  package var ground: Ground
  package var shadows: [StyleShadow] = []
  package var blendMode = DisplayBlendMode.normal

  package static func color(_ color: ResolvedColor) -> ResolvedStyle { ResolvedStyle(ground: .color(color)) }

  package static func unit(_ paint: @escaping (CGRect) -> Paint) -> ResolvedStyle {
    ResolvedStyle(ground: .unit(paint))
  }

  package static func backdrop(radius: CGFloat, saturation: Double, tint: ResolvedColor) -> ResolvedStyle {
    ResolvedStyle(ground: .backdrop(radius: radius, saturation: saturation, tint: tint))
  }
}

/// A shadow that a style casts, with its colour resolved.
package struct StyleShadow: Hashable, Sendable {
  package var color: ResolvedColor
  /// Standard deviation in points.
  package var radius: CGFloat
  package var offset: CGSize
  /// Into the area, as if it were cut out.
  package var isInner: Bool

  var effect: DisplayEffect { .shadow(color: color, radius: radius, offset: offset) }
}

extension ResolvedStyle {
  /// The paint for an area, without shadows and blending; a backdrop's is its tint; tiles and meshes are seen through black.
  package func paint(in bounds: CGRect) -> Paint {
    switch ground {
    case .color(let color): .color(color)
    case .unit(let make): make(bounds)
    case .backdrop(_, _, let tint): .color(tint)
    case .tiles, .mesh: .color(.black)
    }
  }

  package func multiplyingAlpha(by factor: Double) -> ResolvedStyle {
    guard factor != 1 else { return self }
    var style = self
    switch ground {
    case .color(let color): style.ground = .color(color.multiplyingAlpha(by: factor))
    case .unit(let make): style.ground = .unit { make($0).multiplyingAlpha(by: factor) }
    case .backdrop(let radius, let saturation, let tint):
      style.ground = .backdrop(radius: radius, saturation: saturation, tint: tint.multiplyingAlpha(by: factor))
    case .tiles(var pattern):
      pattern.opacity *= factor
      style.ground = .tiles(pattern)
    case .mesh(let mesh, let opacity): style.ground = .mesh(mesh, opacity: opacity * factor)
    }
    for index in shadows.indices { style.shadows[index].color.alpha *= factor }
    return style
  }

  /// The strength of a level (see `ShapeStyle._resolve`).
  package func atLevel(_ level: Int) -> ResolvedStyle { multiplyingAlpha(by: StyleHierarchy.alpha(level: level)) }

  /// The one colour that stands for the style where only a colour will do: a gradient's first.
  package var representativeColor: ResolvedColor {
    switch paint(in: CGRect(x: 0, y: 0, width: 1, height: 1)) {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
      stops.first?.color ?? .clear
    case .image: .black
    }
  }
}

// MARK: - Painting

extension Painter {
  /// Draws with a style: `body` adds commands with the paint it is given; the style's shadows and blending go around them.
  /// For letters and pictures; areas have `fill(_:with:in:)`.
  package mutating func draw(
    with style: ResolvedStyle, in bounds: CGRect, _ body: (inout Painter, Paint) -> Void
  ) {
    let inner = style.shadows.filter(\.isInner)
    guard !inner.isEmpty else { return drawOutside(with: style, in: bounds, body) }
    var cover = Painter(pixelGrid: pixelGrid)
    body(&cover, .color(.black))
    let marks = cover.commands
    drawOutside(with: style, in: bounds) { painter, paint in
      body(&painter, paint)
      for shadow in inner { painter.cast(shadow, into: marks, in: bounds) }
    }
  }

  private mutating func drawOutside(
    with style: ResolvedStyle, in bounds: CGRect, _ body: (inout Painter, Paint) -> Void
  ) {
    let paint = style.paint(in: bounds)
    var group = DisplayGroup(commands: [])
    group.effects = style.shadows.filter { !$0.isInner }.map(\.effect)
    group.blendMode = style.blendMode
    if case .tiles(let pattern) = style.ground {
      var cover = Painter(pixelGrid: pixelGrid)
      body(&cover, paint)
      return tile(pattern, seenThrough: cover.commands, in: bounds, group: group)
    }
    if case .mesh(let mesh, let opacity) = style.ground {
      var cover = Painter(pixelGrid: pixelGrid)
      body(&cover, paint)
      var inner = DisplayGroup(commands: [])
      (inner.opacity, inner.mask) = (opacity, cover.commands)
      return self.group(group) { painter in painter.group(inner) { mesh.paint(in: bounds, into: &$0) } }
    }
    guard !group.effects.isEmpty || group.blendMode != .normal else { return body(&self, paint) }
    self.group(group) { body(&$0, paint) }
  }

  private mutating func tile(
    _ pattern: TilePattern, seenThrough cover: [DisplayCommand], in bounds: CGRect, group: DisplayGroup
  ) {
    var pattern = pattern
    pattern.origin = pattern.origin ?? bounds.origin
    var group = group
    (group.opacity, group.mask) = (pattern.opacity, cover)
    // Lines and letters stick out of their bounds.
    let area = bounds.insetBy(dx: -pattern.size.width, dy: -pattern.size.height)
    self.group(group) { $0.append(pattern.commands(over: area)) }
  }

  /// Fills an area with a style whose unit rectangle is `bounds`.
  package mutating func fill(
    _ path: Path, with style: ResolvedStyle, in bounds: CGRect, fillStyle: FillStyle = FillStyle()
  ) {
    drawOutside(with: style, in: bounds) { painter, paint in
      if case .backdrop(let radius, let saturation, let tint) = style.ground {
        if !path.isEmpty { painter.append([.backdrop(path, radius: radius, saturation: saturation, tint: tint)]) }
      } else {
        painter.fill(path, with: paint, style: fillStyle)
      }
      for shadow in style.shadows where shadow.isInner {
        painter.cast(shadow, into: path, in: bounds, fillStyle: fillStyle)
      }
    }
  }

  /// The same for marks that have no outline: what is around them is everything without them.
  private mutating func cast(_ shadow: StyleShadow, into marks: [DisplayCommand], in bounds: CGRect) {
    let reach = 3 * abs(shadow.radius) + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
    // Letters stick out of their bounds.
    let everything = Path(bounds.insetBy(dx: -reach - bounds.height, dy: -reach - bounds.height))
    var hole = DisplayGroup(commands: marks)
    hole.blendMode = .destinationOut
    var around = DisplayGroup(commands: [.fill(everything, .color(.black), FillStyle()), .group(hole)])
    (around.isFlattened, around.effects) = (true, [shadow.effect])
    var inside = DisplayGroup(commands: [.group(around)])
    inside.mask = marks
    append([.group(inside)])
  }

  /// An inner shadow is the outer one of everything around the area, seen only inside it.
  private mutating func cast(_ shadow: StyleShadow, into path: Path, in bounds: CGRect, fillStyle: FillStyle) {
    // Three standard deviations away nothing of the shadow is left.
    let reach = 3 * abs(shadow.radius) + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
    var around = Path(bounds.insetBy(dx: -reach, dy: -reach))
    around.addPath(path)
    var inside = DisplayGroup(commands: [])
    (inside.clip, inside.clipStyle) = (path, fillStyle)
    var casting = DisplayGroup(commands: [])
    casting.effects = [shadow.effect]
    group(inside) { painter in
      painter.group(casting) { $0.fill(around, with: .color(.black), style: FillStyle(eoFill: true)) }
    }
  }
}

import Foundation
import StillsGeometry

/// A picture with nothing left to decide: what to draw, in which order, in points from the top-left corner.
/// Renderers play it; they make no layout, text or style decisions.
public struct DisplayList: Hashable, Sendable {
  /// In points.
  public var size: CGSize
  /// Pixels a point.
  public var scale: CGFloat
  /// What lies under everything; nil leaves the ground transparent.
  public var background: ResolvedColor?
  public var commands: [DisplayCommand]

  public init(size: CGSize, scale: CGFloat, background: ResolvedColor?, commands: [DisplayCommand]) {
    (self.size, self.scale, self.background, self.commands) = (size, scale, background, commands)
  }
}

public indirect enum DisplayCommand: Hashable, Sendable {
  /// An area filled with a paint.
  case fill(Path, Paint, FillStyle)
  /// A line along a path.
  case stroke(Path, Paint, StrokeStyle)
  /// Letters of one face at one size on one line.
  case glyphs(GlyphRun, Paint)
  case image(ImagePlacement)
  /// Commands drawn as one: named, clipped, moved, faded, or filtered together.
  case group(DisplayGroup)
  /// What is already drawn below `path`, blurred (standard deviation in points) and then covered by `tint`.
  case backdrop(Path, radius: CGFloat, saturation: Double, tint: ResolvedColor)
}

/// A group. With the default values of everything but `name`, `identifier` and `role` it draws as its commands would alone.
public struct DisplayGroup: Hashable, Sendable {
  /// The view's type name, such as `NavigationHeader`; nil when no view stands for it.
  public var name: String?
  /// The accessibility identifier.
  public var identifier: String?
  public var role: DisplayRole?
  public var transform: CGAffineTransform = .identity
  /// The group as a flat picture that is nearer to the eye on one side; before `transform`.
  public var perspective: Perspective?
  /// Clips, in the group's own coordinates (after `transform`).
  public var clip: Path?
  public var clipStyle = FillStyle()
  /// The group is multiplied by the alpha of these commands.
  public var mask: [DisplayCommand]?
  public var opacity: Double = 1
  public var blendMode: DisplayBlendMode = .normal
  /// Applied to the group as one flat picture, first to last, before `opacity`.
  public var effects: [DisplayEffect] = []
  /// Whether the commands are flattened first, even where opacity is 1 and the blend mode normal.
  public var isFlattened = false
  public var commands: [DisplayCommand]

  public init(name: String? = nil, identifier: String? = nil, role: DisplayRole? = nil, commands: [DisplayCommand]) {
    (self.name, self.identifier, self.role, self.commands) = (name, identifier, role, commands)
  }
}

/// What a group is for: written into SVG as `role`.
public enum DisplayRole: String, Hashable, Sendable, CaseIterable {
  case text, image, button, header, statusBar, navigationBar, tabBar, homeIndicator
}

public enum DisplayBlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
    plusLighter
}

public enum DisplayEffect: Hashable, Sendable {
  /// Gaussian; the radius is the standard deviation in points.
  case blur(radius: CGFloat, opaque: Bool)
  /// Drawn below the group from its alpha. The radius is the standard deviation in points.
  case shadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
  /// Row-major 4×5 on unpremultiplied sRGB, as in SVG's feColorMatrix.
  case colorMatrix([Double])
}

public enum Paint: Hashable, Sendable {
  case color(ResolvedColor)
  case linearGradient(stops: [GradientStop], start: CGPoint, end: CGPoint)
  case radialGradient(
    stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, transform: CGAffineTransform)
  /// Angles in radians, clockwise from the positive x axis.
  case angularGradient(stops: [GradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
  /// A picture laid so that its own rectangle falls on `rect`, repeated beyond it when `repeats`.
  case image(ImageReference, rect: CGRect, repeats: Bool)
}

public struct GradientStop: Hashable, Sendable {
  public var color: ResolvedColor
  /// From 0 to 1, never decreasing along the list.
  public var location: CGFloat
  public init(color: ResolvedColor, location: CGFloat) { (self.color, self.location) = (color, location) }
}

import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// Draws into a canvas at once, command after command.
///
/// A value: a copy draws on the same canvas, and what is changed in it (transform, clip, opacity, blending, filters)
/// leaves the original as it was.
public struct GraphicsContext {
  /// What all copies draw on.
  final class Drawing {
    var commands: [DisplayCommand] = []
  }

  /// A part of the canvas that alone is drawn on, in the canvas's coordinates.
  enum ClipPart {
    case path(Path, FillStyle)
    case mask([DisplayCommand])
  }

  var drawing: Drawing
  let viewContext: ViewContext
  let placing: PlacementContext
  let symbols: [ViewElement]
  private let bounds: CGRect
  var clips: [ClipPart] = []
  private var filters: [DisplayEffect] = []

  /// Multiplies the alpha of what is drawn from now on.
  public var opacity: Double = 1
  public var blendMode: BlendMode = .normal
  /// From the coordinates that are drawn in to the canvas's.
  public var transform: CGAffineTransform = .identity

  init(
    drawing: Drawing, viewContext: ViewContext, placing: PlacementContext, symbols: [ViewElement], bounds: CGRect
  ) {
    (self.drawing, self.viewContext, self.placing) = (drawing, viewContext, placing)
    (self.symbols, self.bounds) = (symbols, bounds)
  }

  /// The canvas's.
  public var environment: EnvironmentValues { MainActor.assumeIsolated { viewContext.environment } }
}

// MARK: - Moving

extension GraphicsContext {
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }

  /// `matrix` comes before what is set.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}

// MARK: - Clipping

extension GraphicsContext {
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps what is outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Draws from now on only inside of the path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let placed = path.applying(transform)
    guard options.contains(.inverse) else {
      clips.append(.path(placed, style))
      return
    }
    // Everything, far around, but for the path: twice covered is not covered.
    let reach = 2 * max(bounds.width, bounds.height, 1_000)
    var around = Path(bounds.insetBy(dx: -reach, dy: -reach))
    around.addPath(placed)
    clips.append(.path(around, FillStyle(eoFill: true, antialiased: style.isAntialiased)))
  }

  /// Draws from now on as much as the layer covers.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = self
    (layer.drawing, layer.opacity, layer.clips, layer.filters) = (Drawing(), 1, [], [])
    layer.blendMode = .normal
    try content(&layer)
    var group = DisplayGroup(commands: layer.drawing.commands)
    group.opacity = opacity
    guard options.contains(.inverse) else {
      clips.append(.mask([.group(group)]))
      return
    }
    group.blendMode = .destinationOut
    let reach = 2 * max(bounds.width, bounds.height, 1_000)
    let everything = Path(bounds.insetBy(dx: -reach, dy: -reach))
    clips.append(.mask([.fill(everything, .color(.black), FillStyle()), .group(group)]))
  }

  /// Around what can still be drawn on, in the coordinates that are drawn in.
  public var clipBoundingRect: CGRect {
    var rect = bounds
    for case .path(let path, _) in clips { rect = rect.intersection(path.boundingRect) }
    let rest = rect.isNull ? CGRect.zero : rect
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return rest }
    return rest.applying(transform.inverted())
  }
}

// MARK: - Filters

extension GraphicsContext {
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Changes what is drawn from now on, each drawing as one picture.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    switch filter.kind {
    case .effect(let make): MainActor.assumeIsolated { make(environment) }.map { filters.append($0) }
    case .effects(let make):
      let effects = MainActor.assumeIsolated { make(environment) }
      filters += effects
    case .transform(let matrix): concatenate(matrix.affine(for: bounds.size))
    case .unknown(let name): MainActor.assumeIsolated { viewContext.report("GraphicsContext: \(name) is not drawn") }
    }
  }
}

// MARK: - Drawing

extension GraphicsContext {
  /// Draws `content` as one picture, to which filters, opacity and blending apply as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    (layer.drawing, layer.opacity, layer.clips, layer.filters) = (Drawing(), 1, [], [])
    layer.blendMode = .normal
    try content(&layer)
    emit(layer.drawing.commands, isFlat: true)
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let resolved = shading.resolved(in: environment)
    emit(painted { $0.fill(path, with: resolved, in: path.boundingRect, fillStyle: style) }.applying(transform))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let resolved = shading.resolved(in: environment)
    emit(painted { $0.stroke(path, with: resolved, in: path.boundingRect, style: style) }.applying(transform))
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws with Core Graphics, in the coordinates of this context.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(pixelGrid: placing.pixelGrid)
    try content(context)
    emit(context.commands.applying(transform))
  }

  func painted(_ body: (inout Painter) -> Void) -> [DisplayCommand] {
    var painter = Painter(pixelGrid: placing.pixelGrid)
    body(&painter)
    return painter.commands
  }

  /// Puts commands in the canvas's coordinates into it, with all that is set.
  func emit(_ commands: [DisplayCommand], isFlat: Bool = false) {
    guard !commands.isEmpty, opacity > 0 else { return }
    var commands = commands
    let isPlain = opacity == 1 && blendMode == .normal && filters.isEmpty && !isFlat
    if !isPlain {
      var group = DisplayGroup(commands: commands)
      group.opacity = min(max(opacity.isNaN ? 0 : opacity, 0), 1)
      group.blendMode = blendMode.displayed
      // The filter that was added last is applied first.
      group.effects = filters.reversed()
      group.isFlattened = isFlat
      commands = [.group(group)]
    }
    for clip in clips.reversed() {
      var group = DisplayGroup(commands: commands)
      switch clip {
      case .path(let path, let style): (group.clip, group.clipStyle) = (path, style)
      case .mask(let mask): group.mask = mask
      }
      commands = [.group(group)]
    }
    drawing.commands += commands
  }
}

extension [DisplayCommand] {
  func applying(_ transform: CGAffineTransform) -> [DisplayCommand] {
    guard !transform.isIdentity, !isEmpty else { return self }
    var group = DisplayGroup(commands: self)
    group.transform = transform
    return [.group(group)]
  }
}

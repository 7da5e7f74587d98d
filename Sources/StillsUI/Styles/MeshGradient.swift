import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// Colours at the points of a bent grid, mixed in between.
///
/// Drawn in small pieces, as many as the colours need. Sides bend towards their control points; points without any get
/// those that make lines through them smooth, and colours pass through the points smoothly in the same way (how exactly
/// SwiftUI chooses them is not documented).
nonisolated public struct MeshGradient: Sendable {
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  public struct BezierPoint: Hashable, Sendable {
    public var position, leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      (self.position, self.leadingControlPoint, self.topControlPoint) = (position, leadingControlPoint, topControlPoint)
      (self.trailingControlPoint, self.bottomControlPoint) = (trailingControlPoint, bottomControlPoint)
    }
  }

  public var width, height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
    (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}

extension MeshGradient {
  private func resolvedColors(in environment: EnvironmentValues) -> [ResolvedColor] {
    switch colors {
    case .colors(let colors): colors.map { $0.resolvedColor(in: environment) }
    case .resolvedColors(let colors): colors.map { Color($0).resolvedColor(in: environment) }
    }
  }

  /// Nil for a grid that lacks points or colours.
  fileprivate func mesh(in environment: EnvironmentValues) -> ColorMesh? {
    let colors = resolvedColors(in: environment)
    guard width >= 2, height >= 2, width <= 1_000, height <= 1_000, colors.count >= width * height,
      let knots = locations.knots(width: width, height: height)
    else { return nil }
    return ColorMesh(
      width: width, height: height, knots: knots, colors: colors, space: colorSpace, isSmooth: smoothsColors,
      background: background.resolvedColor(in: environment))
  }

  private var shortage: String {
    "MeshGradient: \(width) × \(height) needs as many points and colours; drawn as nothing"
  }
}

extension MeshGradient: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    guard let mesh = mesh(in: environment) else {
      environment.surroundings.reports.add(shortage)
      return .color(.clear)
    }
    return ResolvedStyle(ground: .mesh(mesh, opacity: 1)).atLevel(level)
  }
}

extension MeshGradient: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: MeshGradient, in context: ViewContext) -> [ViewElement] {
    guard let mesh = view.mesh(in: context.environment) else {
      context.report(view.shortage)
      return [AreaElement(kind: "MeshGradient", style: .color(.clear))]
    }
    return [MeshElement(mesh)]
  }
}

private final class MeshElement: ViewElement {
  private let mesh: ColorMesh

  init(_ mesh: ColorMesh) {
    self.mesh = mesh
    super.init(kind: "MeshGradient")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let frame = painter.snap(node.frame)
    guard frame.width.isFinite, frame.height.isFinite else { return }
    var group = DisplayGroup(commands: [])
    group.clip = Path(frame)
    let mesh = mesh
    painter.group(group) { mesh.paint(in: frame, into: &$0) }
  }
}

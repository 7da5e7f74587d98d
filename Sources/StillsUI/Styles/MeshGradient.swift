import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// Colours at the points of a bent grid, mixed in between.
///
/// Drawn in small pieces between four points each (their number is our own), with straight sides and colours mixed evenly
/// between the points; SwiftUI bends sides that have control points, and smooths colours. As a style of shapes and texts
/// it is drawn in the mean of its colours.
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
  private var points: [CGPoint] {
    let points: [SIMD2<Float>]
    switch locations {
    case .points(let plain): points = plain
    case .bezierPoints(let bent): points = bent.map(\.position)
    }
    return points.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }
  }

  private func resolvedColors(in environment: EnvironmentValues) -> [ResolvedColor] {
    switch colors {
    case .colors(let colors): colors.map { $0.resolvedColor(in: environment) }
    case .resolvedColors(let colors): colors.map { Color($0).resolvedColor(in: environment) }
    }
  }

  /// Nil for a grid that lacks points or colours.
  fileprivate func mesh(in environment: EnvironmentValues) -> ColorMesh? {
    let points = points, colors = resolvedColors(in: environment)
    guard width >= 2, height >= 2, width <= 1_000, height <= 1_000, points.count >= width * height,
      colors.count >= width * height, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else { return nil }
    return ColorMesh(
      width: width, height: height, points: points, colors: colors, space: colorSpace,
      background: background.resolvedColor(in: environment))
  }
}

extension MeshGradient: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    environment.surroundings.reports.add("MeshGradient as a style is drawn in the mean of its colours")
    let colors = resolvedColors(in: environment)
    let count = Double(max(colors.count, 1))
    func mean(_ part: KeyPath<ResolvedColor, Double>) -> Double {
      colors.map { $0[keyPath: part] }.reduce(0, +) / count
    }
    return .color(
      ResolvedColor(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
    ).atLevel(level)
  }
}

extension MeshGradient: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: MeshGradient, in context: ViewContext) -> [ViewElement] {
    guard let mesh = view.mesh(in: context.environment) else {
      context.report("MeshGradient: \(view.width) × \(view.height) needs as many points and colours; drawn as nothing")
      return [AreaElement(kind: "MeshGradient", style: .color(.clear))]
    }
    return [MeshElement(mesh)]
  }
}

/// A grid of coloured points with its environment taken in.
struct ColorMesh {
  let width, height: Int
  let points: [CGPoint]
  let colors: [ResolvedColor]
  let space: Gradient.ColorSpace
  let background: ResolvedColor

  /// Each piece is a gradient along its row: few columns do, many rows are needed.
  private static let columns = 6, rows = 48

  /// The pieces, in the coordinates of `bounds`.
  func forEachPiece(in bounds: CGRect, _ body: (Path, Paint) -> Void) {
    for row in 0..<(height - 1) {
      for column in 0..<(width - 1) {
        let first = row * width + column
        forEachPiece(of: [first, first + 1, first + width, first + width + 1], in: bounds, body)
      }
    }
  }

  private func forEachPiece(of corners: [Int], in bounds: CGRect, _ body: (Path, Paint) -> Void) {
    func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
      let top = mix(points[corners[0]], points[corners[1]], u), bottom = mix(points[corners[2]], points[corners[3]], u)
      let place = mix(top, bottom, v)
      return CGPoint(x: bounds.minX + place.x * bounds.width, y: bounds.minY + place.y * bounds.height)
    }
    let (dx, dy) = (1 / CGFloat(Self.columns), 1 / CGFloat(Self.rows))
    for row in 0..<Self.rows {
      let top = CGFloat(row) * dy, bottom = CGFloat(row + 1) * dy, middle = (top + bottom) / 2
      let first = colors[corners[0]].mixed(with: colors[corners[2]], by: Double(middle), in: space)
      let last = colors[corners[1]].mixed(with: colors[corners[3]], by: Double(middle), in: space)
      for column in 0..<Self.columns {
        let left = CGFloat(column) * dx, right = CGFloat(column + 1) * dx
        var path = Path()
        path.addLines([point(left, top), point(right, top), point(right, bottom), point(left, bottom)])
        path.closeSubpath()
        let stops = [
          GradientStop(color: first.mixed(with: last, by: Double(left), in: space), location: 0),
          GradientStop(color: first.mixed(with: last, by: Double(right), in: space), location: 1),
        ]
        let (start, end) = (point(left, middle), point(right, middle))
        body(path, start == end ? .color(stops[0].color) : .linearGradient(stops: stops, start: start, end: end))
      }
    }
  }

  private func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
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
    painter.group(group) { painter in
      painter.fill(Path(frame), with: .color(mesh.background))
      // Smoothed edges would leave seams between the pieces.
      mesh.forEachPiece(in: frame) { painter.fill($0, with: $1, style: FillStyle(antialiased: false)) }
    }
  }
}

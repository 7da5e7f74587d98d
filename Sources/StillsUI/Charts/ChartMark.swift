import Foundation
import StillsCore

/// A mark of a chart, without the types of its values.
nonisolated public struct _ChartMark {
  enum Kind { case bar, line, area, point, rule, rectangle, sector }

  /// A place on an axis, or so many points from the plot's edge.
  enum Coordinate {
    case datum(ChartDatum)
    case points(CGFloat)

    var datum: ChartDatum? {
      guard case .datum(let datum) = self else { return nil }
      return datum
    }
  }

  /// What a mark is annotated with.
  struct Annotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat?
    var overflow: AnnotationOverflowResolution
    var content: @MainActor (AnnotationContext) -> AnyView
  }

  var kind: Kind
  var x, xEnd, y, yEnd: Coordinate?
  var series: _ChartPrimitive?
  /// Instead of places: they follow from the chart's domain.
  var function: ChartFunction?
  var width: MarkDimension = .automatic
  var height: MarkDimension = .automatic
  var innerRadius: MarkDimension = .automatic
  var outerRadius: MarkDimension = .automatic
  var angularInset: CGFloat = 0
  var stacking: MarkStackingMethod = .standard

  var style: AnyShapeStyle?
  var styleBy, symbolBy, symbolSizeBy, lineStyleBy, positionBy: ChartDatum?
  var positionAxis: Axis?
  var positionSpan: MarkDimension = .automatic
  var symbol: ChartSymbolPath?
  var symbolView: (@MainActor () -> AnyView)?
  var symbolSize: CGSize?
  var lineStyle: StrokeStyle?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var cornerStyle: RoundedCornerStyle = .continuous
  var opacity: Double = 1
  var offset: CGSize = .zero
  var zIndex: Double?
  var blur: CGFloat = 0
  var shadow: ChartShadow?
  var annotations: [Annotation] = []
  var alignsStyleWithPlot = false

  init(_ kind: Kind, x: Coordinate?, xEnd: Coordinate? = nil, y: Coordinate?, yEnd: Coordinate? = nil) {
    (self.kind, self.x, self.xEnd, self.y, self.yEnd) = (kind, x, xEnd, y, yEnd)
  }
}

nonisolated struct ChartShadow {
  var color: Color
  var radius, x, y: CGFloat
}

nonisolated extension Optional where Wrapped == _ChartMark.Coordinate {
  static func value<V: Plottable>(_ value: PlottableValue<V>) -> _ChartMark.Coordinate? { .datum(value.datum) }
  static func edge(_ points: CGFloat?) -> _ChartMark.Coordinate? { points.map { .points($0) } }
}

// MARK: - How marks look

/// How wide or high a mark is.
nonisolated public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Kind: Sendable { case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat) }
  let kind: Kind

  public static let automatic = MarkDimension(kind: .automatic)
  /// Points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// So many points less than there are, at each end.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  /// A part of what there is.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  private init(kind: Kind) { self.kind = kind }

  /// How much of `room`, where nothing else is said `automatic`.
  func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let value): value
    case .inset(let value): max(0, room - 2 * value)
    case .ratio(let value): room * value
    }
  }
}

/// How marks at the same place are put on one another.
nonisolated public enum MarkStackingMethod: Hashable, Sendable { case standard, normalized, center, unstacked }

/// How lines go from point to point.
nonisolated public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, cardinal(CGFloat), catmullRom(CGFloat), monotone, stepStart, stepCenter, stepEnd
  }
  let kind: Kind

  public static let linear = InterpolationMethod(kind: .linear)
  public static let monotone = InterpolationMethod(kind: .monotone)
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
  public static let cardinal = InterpolationMethod(kind: .cardinal(0))
  public static let catmullRom = InterpolationMethod(kind: .catmullRom(0.5))
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .cardinal(tension)) }
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .catmullRom(alpha)) }
}

// MARK: - Annotations

nonisolated public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  let kind: Kind

  public static let automatic = AnnotationPosition(kind: .automatic)
  public static let overlay = AnnotationPosition(kind: .overlay)
  public static let top = AnnotationPosition(kind: .top)
  public static let bottom = AnnotationPosition(kind: .bottom)
  public static let leading = AnnotationPosition(kind: .leading)
  public static let trailing = AnnotationPosition(kind: .trailing)
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

nonisolated public struct AnnotationContext: Hashable, Sendable {
  /// The size of the mark.
  public let targetSize: CGSize
}

/// What becomes of annotations that would leave the chart.
nonisolated public struct AnnotationOverflowResolution: Hashable, Sendable {
  public struct Boundary: Hashable, Sendable {
    let name: Int
    public static let automatic = Boundary(name: 0)
    public static let plot = Boundary(name: 1)
    public static let chart = Boundary(name: 2)
  }

  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, fit(Boundary), padScale, disabled }
    let kind: Kind
    public static let automatic = Strategy(kind: .automatic)
    public static let fit = Strategy(kind: .fit(.automatic))
    public static let padScale = Strategy(kind: .padScale)
    public static let disabled = Strategy(kind: .disabled)
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }

    var fits: Bool {
      guard case .fit = kind else { return false }
      return true
    }
  }

  public var x, y: Strategy
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
  public static let automatic = AnnotationOverflowResolution()
}

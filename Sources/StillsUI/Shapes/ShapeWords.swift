import StillsCore

/// How a shape is called and what it was given, for comparing scenes: that of the shape inside, for a stroke and for a
/// shape of a hidden type.
struct ShapeWords {
  private let shape: any Shape
  private let stroke: StrokeStyle?

  init(_ shape: any Shape, stroke: StrokeStyle? = nil) {
    var (shape, stroke) = (shape, stroke)
    while let around = shape as? any ShapeAround {
      stroke = stroke ?? around.ownStroke
      shape = around.shapeInside
    }
    (self.shape, self.stroke) = (shape, stroke)
  }

  /// `RoundedRectangle`, `Circle stroke`.
  var name: String { Self.name(of: shape) + (stroke == nil ? "" : " stroke") }

  /// Of a shape that a modifier made, such as a trimmed one, that of the shape inside.
  private static func name(of shape: any Shape) -> String {
    let name = TypeNames.plainName(of: type(of: shape))
    guard name.hasPrefix("_") else { return name }
    let inner = Mirror(reflecting: shape).children.lazy.compactMap { $0.value as? any Shape }.first
    return inner.map { self.name(of: $0) } ?? name
  }

  var details: String {
    let style = stroke.map { "style (\(GivenValues.text(of: $0)))" } ?? ""
    return [GivenValues.text(of: shape), style].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// A shape that is another one, drawn its own way.
protocol ShapeAround {
  var shapeInside: any Shape { get }
  var ownStroke: StrokeStyle? { get }
}

extension _StrokedShape: ShapeAround {
  var shapeInside: any Shape { shape }
  var ownStroke: StrokeStyle? { style }
}

extension AnyShape: ShapeAround {
  var shapeInside: any Shape { base }
  var ownStroke: StrokeStyle? { nil }
}

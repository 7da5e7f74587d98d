import Foundation
import StillsCore
import StillsGeometry

/// The shape of the container around, as much smaller as this view is: corners keep their centres. A rectangle where no
/// container has a shape.
nonisolated public struct ContainerRelativeShape: InsettableShape, Hashable {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    guard let container = ContainerPlace.current, let drawn = container.drawn else { return Path(rect) }
    let distance = container.distance(from: drawn)
    let whole = rect.insetBy(dx: -distance, dy: -distance)
    return whole.isNull ? Path(rect) : container.path(distance, whole)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

nonisolated extension View {
  /// What `ContainerRelativeShape` and `ConcentricRectangle` inside go by.
  public func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    modifier(ElementModifier { content, _ in ContainerShapeElement(shape, content: content) })
  }
}

/// The container with a shape of its own around what is being drawn.
nonisolated struct ContainerPlace: Sendable {
  /// On the screen.
  let frame: CGRect
  /// The shape in a rectangle, inset.
  let path: @Sendable (CGFloat, CGRect) -> Path
  let radii: RectangleCornerRadii
  /// The frame of the shape that is asked for its path.
  var drawn: CGRect?

  @TaskLocal static var current: ContainerPlace?

  /// The path of a shape that knows where it is drawn.
  static func drawing<Value>(in frame: CGRect, _ body: () -> Value) -> Value {
    guard var place = current else { return body() }
    place.drawn = frame
    return $current.withValue(place, operation: body)
  }

  /// How far the nearest edges are from each other.
  func distance(from rect: CGRect) -> CGFloat {
    let distances = [
      rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY,
    ]
    return max(0, distances.filter(\.isFinite).min() ?? 0)
  }
}

/// Draws its content as a container of a shape.
private final class ContainerShapeElement<S: InsettableShape>: UnaryElement {
  private let shape: S

  init(_ shape: S, content: ViewElement) {
    self.shape = shape
    super.init(kind: "containerShape", content: content)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let shape = shape
    let place = ContainerPlace(
      frame: painter.pixelGrid.snap(node.frame), path: { shape.inset(by: $0).path(in: $1) },
      radii: shape.cornerRadii(in: node.frame.size))
    ContainerPlace.$current.withValue(place) { painter.paintChildren(of: node) }
  }
}

nonisolated extension InsettableShape {
  /// As far as the shape is known to be a rectangle with round corners; others count as ones without.
  fileprivate func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
    let half = min(size.width, size.height) / 2
    func all(_ radius: CGFloat) -> RectangleCornerRadii {
      RectangleCornerRadii(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
    switch self {
    case let shape as RoundedRectangle: return all(min(shape.cornerSize.width, half))
    case let shape as UnevenRoundedRectangle: return shape.cornerRadii
    case is Capsule, is Circle: return all(half)
    default: return all(0)
    }
  }
}

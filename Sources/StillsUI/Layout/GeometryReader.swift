import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// Views made from the room they get. Proposes its own size to its views, reports the proposal (0 where there is none),
/// places its views at the top-leading corner.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor public static func _resolve(_ view: GeometryReader, in context: ViewContext) -> [ViewElement] {
    let inner = context.child(.content).container(axis: nil)
    return [
      GeometryElement(direction: context.environment.layoutDirection) { proxy in
        Content._resolve(inner.tracking { view.content(proxy) }, in: inner)
      }
    ]
  }
}

/// What a view can know of its place.
public struct GeometryProxy {
  private let globalFrame: CGRect
  private let context: PlacementContext
  private let direction: LayoutDirection

  package init(frame: CGRect, context: PlacementContext, direction: LayoutDirection) {
    (globalFrame, self.context, self.direction) = (frame, context, direction)
  }

  public var size: CGSize { globalFrame.size }

  /// How far the view would reach out if it ignored the safe area.
  public var safeAreaInsets: EdgeInsets {
    context.safeArea.insets(
      of: globalFrame, pixelLength: 1 / context.pixelGrid.scale, layoutDirection: direction)
  }

  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: globalFrame.size)
    case .global: globalFrame
    case .named(let name):
      // A space that nobody named is the screen, as in SwiftUI.
      if let other = context.coordinateSpaces[name] {
        globalFrame.offsetBy(dx: -other.minX, dy: -other.minY)
      } else {
        globalFrame
      }
    }
  }

  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = space.coordinateSpace, let other = context.coordinateSpaces[name] else { return nil }
    return other.offsetBy(dx: -globalFrame.minX, dy: -globalFrame.minY)
  }

  public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolve(globalFrame.origin) }
}

/// The place of something, kept until a proxy asks for it in its own coordinates.
public struct Anchor<Value> {
  package let resolve: (CGPoint) -> Value
  package init(resolve: @escaping (CGPoint) -> Value) { self.resolve = resolve }

  public struct Source {
    package let anchor: (CGRect) -> Anchor<Value>
    package init(_ anchor: @escaping (CGRect) -> Anchor<Value>) { self.anchor = anchor }
  }
}

/// Anchors are the same when they are in the same place of the screen.
extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool { left.resolve(.zero) == right.resolve(.zero) }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(resolve(.zero)) }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source {
    .init { frame in Anchor { origin in frame.offsetBy(dx: -origin.x, dy: -origin.y) } }
  }

  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    .init { frame in
      Anchor { origin in rect.offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y) }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// In the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init { frame in
      Anchor { origin in CGPoint(x: frame.minX + point.x - origin.x, y: frame.minY + point.y - origin.y) }
    }
  }

  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { frame in
      Anchor { origin in
        let place = point.point(in: frame)
        return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
      }
    }
  }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// Makes its views once its place is known.
final class GeometryElement: ViewElement {
  private let resolve: @MainActor (GeometryProxy) -> [ViewElement]
  private let direction: LayoutDirection

  init(direction: LayoutDirection, resolve: @escaping @MainActor (GeometryProxy) -> [ViewElement]) {
    (self.direction, self.resolve) = (direction, resolve)
    super.init(kind: "GeometryReader")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let proxy = GeometryProxy(frame: frame, context: context, direction: direction)
    let elements = MainActor.assumeIsolated { resolve(proxy) }
    let offered = ProposedViewSize(frame.size)
    let children = elements.map { element in
      let size = element.sizeThatFits(offered)
      let left = direction == .leftToRight ? frame.minX : frame.maxX - size.width
      return element.placed(
        in: CGRect(origin: CGPoint(x: left, y: frame.minY), size: size), proposal: offered, context: context)
    }
    return PlacedNode(element: self, frame: frame, children: children)
  }
}

import Foundation
import StillsCore
import StillsGeometry

nonisolated extension View {
  /// Goes to the view with the bound identity, and writes the first one of a `scrollTargetLayout` that shows once a step
  /// has scrolled.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    let wanted = id.wrappedValue.map { AnyHashable($0) }
    return scroll {
      $0.position = ScrollPositionLink(
        key: wanted, target: wanted.map { .view($0) }, anchor: anchor, keyOf: { $0 },
        set: { new in
          guard let new = new.base as? ID, id.wrappedValue != new else { return }
          id.wrappedValue = new
        })
    }
  }

  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    let wanted = position.wrappedValue
    return scroll {
      $0.position = ScrollPositionLink(
        key: AnyHashable(wanted.key), target: wanted.target, anchor: wanted.anchor ?? anchor,
        keyOf: { AnyHashable(ScrollPosition.Key(id: $0)) },
        set: { new in
          guard position.wrappedValue.key.id != new else { return }
          position.wrappedValue.follow(new)
        })
    }
  }
}

/// How a scroll view and a value of the author's follow each other.
struct ScrollPositionLink {
  /// Tells one wish from the next.
  var key: AnyHashable?
  var target: ScrollRequest.Target?
  var anchor: UnitPoint?
  /// The key of a position at a view.
  var keyOf: (AnyHashable) -> AnyHashable
  /// Called with the identity of the view that is there now.
  var set: ((AnyHashable) -> Void)?
}

/// Where a scroll view is, or shall go.
public struct ScrollPosition: Equatable, Sendable {
  public private(set) var edge: Edge?
  private var wantedX, wantedY: CGFloat?
  private var id: (any Hashable & Sendable)?
  private var number = 0
  fileprivate private(set) var anchor: UnitPoint?
  /// Whether a finger brought it where it is.
  public private(set) var isPositionedByUser = false

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { (self.id, self.anchor) = (id, anchor) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.edge = edge }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    (wantedX, wantedY) = (point.x, point.y)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { wantedX = x }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { wantedY = y }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    (wantedX, wantedY) = (x, y)
  }

  public var viewID: (any Hashable & Sendable)? { id }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id as? T }
  public var point: CGPoint? { wantedX == nil && wantedY == nil ? nil : CGPoint(x: wantedX ?? 0, y: wantedY ?? 0) }
  public var x: CGFloat? { wantedX }
  public var y: CGFloat? { wantedY }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask()
    (self.id, self.anchor) = (id, anchor)
  }
  public mutating func scrollTo(edge: Edge) {
    ask()
    self.edge = edge
  }
  public mutating func scrollTo(point: CGPoint) { scrollTo(x: point.x, y: point.y) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    ask()
    (wantedX, wantedY) = (x, y)
  }
  public mutating func scrollTo(x: CGFloat) {
    ask()
    wantedX = x
  }
  public mutating func scrollTo(y: CGFloat) {
    ask()
    wantedY = y
  }

  /// Forgets what was asked for before: the same place can be asked for again.
  private mutating func ask() {
    (id, edge, wantedX, wantedY, anchor, isPositionedByUser) = (nil, nil, nil, nil, nil, false)
    number += 1
  }

  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool { left.key == right.key }
}

extension ScrollPosition {
  /// What tells positions apart.
  struct Key: Hashable {
    var id: AnyHashable?
    var edge: Edge?
    var x, y: CGFloat?
    var number = 0
  }

  fileprivate var key: Key {
    // Where a view has come by a finger, only the view counts.
    if isPositionedByUser { return Key(id: id.map { AnyHashable($0) }) }
    return Key(id: id.map { AnyHashable($0) }, edge: edge, x: wantedX, y: wantedY, number: number)
  }

  fileprivate var target: ScrollRequest.Target? {
    if let id { return .view(AnyHashable(id)) }
    if let edge { return .edge(edge) }
    return wantedX == nil && wantedY == nil ? nil : .point(x: wantedX, y: wantedY)
  }

  /// A finger has brought the view with this identity to the front.
  fileprivate mutating func follow(_ new: AnyHashable) {
    guard let value = new.base as? any Hashable else { return }
    (edge, wantedX, wantedY, anchor, isPositionedByUser) = (nil, nil, nil, nil, true)
    // Being sendable cannot be asked for at run time, and is no part of how a value is kept.
    id = unsafeBitCast(value, to: (any Hashable & Sendable).self)
  }
}

// MARK: - Reader

/// Lets its views ask the scroll views inside to show a view by its identity.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  @MainActor public static func _resolve(_ view: ScrollViewReader, in context: ViewContext) -> [ViewElement] {
    let graph = context.graph
    let requests = context.object(of: Self.self) { ScrollRequests() }
    requests.didAsk = { [weak graph] in graph?.setNeedsResolve() }
    let inner = context.setting { $0.scrollSettings.requests = requests }
    let proxy = ScrollViewProxy(requests: requests)
    return Content._resolve(context.tracking { view.content(proxy) }, in: inner.child(.content))
  }
}

public struct ScrollViewProxy {
  fileprivate let requests: ScrollRequests

  /// Shows the view with the identity: with an anchor, its point there meets that of the scroll view; without one, by the
  /// shortest way.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    requests.ask(.view(AnyHashable(id)), anchor: anchor)
  }
}

/// Something a scroll view was asked to do.
struct ScrollRequest {
  enum Target {
    case view(AnyHashable)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  let target: Target
  let anchor: UnitPoint?
  let number: Int
}

/// What a reader's proxy has been asked for.
final class ScrollRequests {
  private(set) var requests: [ScrollRequest] = []
  private var number = 0
  var didAsk: () -> Void = {}

  init() {}

  func ask(_ target: ScrollRequest.Target, anchor: UnitPoint?) {
    number += 1
    // The last few are enough: scroll views do them at once.
    if requests.count >= 8 { requests.removeFirst() }
    requests.append(ScrollRequest(target: target, anchor: anchor, number: number))
    didAsk()
  }
}

import Foundation
import StillsCore
import StillsGeometry

// What scroll views do while they move. A still shows them at rest: accepted, and nothing to draw.

nonisolated extension View {
  /// Indicators never show in a still.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
}

public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

// MARK: - Targets

/// Where a scroll view comes to rest after it was dragged.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

public struct ScrollTargetBehaviorContext {
  public var originalTarget: ScrollTarget
  public var velocity: CGVector
  public var contentSize: CGSize
  public var containerSize: CGSize
  public var axes: Axis.Set
}

/// A distance in two dimensions, as Core Graphics has it.
public struct CGVector: Hashable, Sendable {
  public var dx, dy: CGFloat
  public static let zero = CGVector()
  public init() { self.init(dx: 0, dy: 0) }
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = LimitBehavior(name: "automatic")
    public static let always = LimitBehavior(name: "always")
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    public static let never = LimitBehavior(name: "never")
  }
  public init(limitBehavior: LimitBehavior = .automatic) {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

// MARK: - Position

nonisolated extension View {
  /// The position is not written at rest. One that asks for another place than the beginning is reported.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(isElsewhere: id.wrappedValue != nil))
  }

  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(isElsewhere: position.wrappedValue.isElsewhere))
  }

  /// Called while people scroll: never in a still.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }
}

nonisolated struct ScrollPositionModifier: PrimitiveViewModifier {
  let isElsewhere: Bool

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    if modifier.isElsewhere { context.report("scrollPosition: the content is drawn from its beginning") }
    return content(context)
  }
}

public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

/// Where a scroll view is, or shall go.
public struct ScrollPosition: Equatable, Sendable {
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  private var id: (any Hashable & Sendable)?
  public var isPositionedByUser: Bool { false }

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { self.id = id }
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.edge = edge }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { self.point = point }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    point = CGPoint(x: x, y: y)
  }

  public var viewID: (any Hashable & Sendable)? { id }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id as? T }
  public var x: CGFloat? { point?.x }
  public var y: CGFloat? { point?.y }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    (self.id, edge, point) = (id, nil, nil)
  }
  public mutating func scrollTo(edge: Edge) { (id, self.edge, point) = (nil, edge, nil) }
  public mutating func scrollTo(point: CGPoint) { (id, edge, self.point) = (nil, nil, point) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: 0)) }
  public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }

  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    func key(_ id: (any Hashable & Sendable)?) -> AnyHashable? { id.map { AnyHashable($0) } }
    return left.edge == right.edge && left.point == right.point && key(left.id) == key(right.id)
  }

  fileprivate var isElsewhere: Bool {
    if let edge { return edge == .bottom || edge == .trailing }
    return id != nil || (point ?? .zero) != .zero
  }
}

// MARK: - Reader

/// Lets its views ask a scroll view inside to go somewhere. In a still it stays at its beginning, which is reported.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  @MainActor public static func _resolve(_ view: ScrollViewReader, in context: ViewContext) -> [ViewElement] {
    let proxy = ScrollViewProxy(reports: context.graph.reports)
    return Content._resolve(context.tracking { view.content(proxy) }, in: context)
  }
}

public struct ScrollViewProxy {
  fileprivate let reports: ReportSink

  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reports.add("scrollTo: the content is drawn from its beginning")
  }
}

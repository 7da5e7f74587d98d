import Foundation
import StillsCore
import StillsGeometry

// What says how scroll views move; where they do at rest is in `ScrollSettings`.

nonisolated extension View {
  /// Indicators never show in a still.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// How content looks where it goes under the newer look's navigation bar: behind a soft scrim, or, hard, behind a blur
  /// with a line below it. At other edges nothing is drawn.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    navigation { if edges.contains(.top), let style { $0.edgeEffect = style == .hard ? .hard : .soft } }
      .modifier(ReportModifier(Self.edgeReport("scrollEdgeEffectStyle", edges), in: .ios26))
  }
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    navigation { if edges.contains(.top), hidden { $0.edgeEffect = .hidden } }
  }

  private static func edgeReport(_ name: String, _ edges: Edge.Set) -> String? {
    edges == .top ? nil : "\(name): it is drawn at the top edge alone"
  }
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
  /// The places of the views to stop at, in the content.
  var targets: [CGRect] = []
}

/// Stops at whole lengths of the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let size = context.containerSize
    if context.axes.contains(.horizontal), size.width > 0 {
      target.rect.origin.x = (target.rect.minX / size.width).rounded() * size.width
    }
    if context.axes.contains(.vertical), size.height > 0 {
      target.rect.origin.y = (target.rect.minY / size.height).rounded() * size.height
    }
  }
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
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}

  /// Stops where the nearest of the marked views begins.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let wanted = target.rect.origin
    func nearest(_ positions: [CGFloat], to position: CGFloat) -> CGFloat {
      positions.min { abs($0 - position) < abs($1 - position) } ?? position
    }
    if context.axes.contains(.horizontal) { target.rect.origin.x = nearest(context.targets.map(\.minX), to: wanted.x) }
    if context.axes.contains(.vertical) { target.rect.origin.y = nearest(context.targets.map(\.minY), to: wanted.y) }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

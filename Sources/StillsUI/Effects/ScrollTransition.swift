import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

nonisolated extension View {
  /// What a view looks like on its way into and out of the scroll view around: as in the middle where all of it is seen,
  /// and on the way there as far as it is seen.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ElementModifier { content, context in
        VisualEffectElement(content, in: context) { proxy in
          ScrollTransitionPlace(proxy, axis: axis, leading: topLeading, trailing: bottomTrailing)
            .steps { transition(EmptyVisualEffect(), $0)._steps }
        }
      })
  }
}

/// How a scroll transition runs.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case identity, interactive, animated }

  let kind: Kind
  private var curve = UnitCurve.easeInOut
  private var limit: Threshold?

  init(kind: Kind) { self.kind = kind }

  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  public static let animated = ScrollTransitionConfiguration(kind: .animated)
  public static func animated(_ animation: Animation) -> Self { Self(kind: .animated) }
  public static func interactive(timingCurve: UnitCurve) -> Self {
    var configuration = Self(kind: .interactive)
    configuration.curve = timingCurve
    return configuration
  }
  public func animation(_ animation: Animation) -> Self { self }

  public func threshold(_ threshold: Threshold) -> Self {
    var copy = self
    copy.limit = threshold
    return copy
  }

  /// How much of a view is seen when it counts as there.
  public struct Threshold: Hashable, Sendable {
    /// Nil: its middle is in the middle.
    let amount: Double?
    /// How much nearer to the middle than the scroll view's ends it is measured, in points.
    var distance = 0.0
    public static let visible = Threshold(amount: 1)
    public static let hidden = Threshold(amount: 0)
    public static var centered: Threshold { Threshold(amount: nil) }
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
    public func inset(by distance: Double) -> Threshold {
      Threshold(amount: amount, distance: self.distance + (distance.isFinite ? distance : 0))
    }

    /// One that is measured from the middle and one that is not have nothing between them: the nearer is taken.
    public func interpolated(towards other: Threshold, amount part: Double) -> Threshold {
      guard let from = amount, let to = other.amount, part.isFinite else { return part < 0.5 ? self : other }
      return Threshold(amount: from + (to - from) * part, distance: distance + (other.distance - distance) * part)
    }
  }

  var inset: CGFloat { CGFloat(limit?.distance ?? 0) }

  /// How far a view is on its way: 0 is where it comes in, 1 where it is there.
  func progress(_ span: ScrollSpan) -> Double {
    // Where none is told, all of a view is to be seen; half of it where it changes at once, which is our choice.
    let limit: Threshold = self.limit ?? (kind == .animated ? .visible(0.5) : .visible)
    let way: Double
    if let amount = limit.amount {
      way = amount > 0 ? min(1, span.visible / amount) : 1
    } else {
      way = 1 - span.distance
    }
    switch kind {
    case .identity: return 1
    case .interactive: return curve.value(at: way)
    case .animated: return way >= 1 ? 1 : 0
    }
  }
}

/// A view along an axis of the scroll view around.
struct ScrollSpan {
  /// The part that is seen, of what could be.
  var visible = 1.0
  /// From the middle, of the way on which anything is seen.
  var distance = 0.0
  /// Whether the view's middle is before the scroll view's.
  var isBefore = false

  /// `lower` and `upper` are the scroll view's ends, seen from the view's beginning.
  init(length: CGFloat, lower: CGFloat, upper: CGFloat) {
    let room = min(length, upper - lower)
    guard room > 0, room.isFinite, lower.isFinite else { return }
    visible = Double(min(1, max(0, min(upper, length) - max(lower, 0)) / room))
    let away = length / 2 - (lower + upper) / 2
    distance = Double(min(1, abs(away) / ((length + upper - lower) / 2)))
    isBefore = away < 0
  }
}

/// Where a view is on its way through the scroll view around, if there is one.
struct ScrollTransitionPlace {
  private var phase = ScrollTransitionPhase.identity
  private var progress = 1.0

  init(
    _ proxy: GeometryProxy, axis: Axis?, leading: ScrollTransitionConfiguration, trailing: ScrollTransitionConfiguration
  ) {
    guard let bounds = proxy.bounds(of: .scrollView) else { return }
    let size = proxy.size
    func across(_ inset: CGFloat) -> ScrollSpan {
      ScrollSpan(length: size.width, lower: bounds.minX + inset, upper: bounds.maxX - inset)
    }
    func down(_ inset: CGFloat) -> ScrollSpan {
      ScrollSpan(length: size.height, lower: bounds.minY + inset, upper: bounds.maxY - inset)
    }
    // Untold, the axis that the scroll view scrolls in: the other shows all of the view.
    let isAcross = axis == .horizontal || (axis == nil && across(0).visible < down(0).visible)
    let span = isAcross ? across(0) : down(0)
    let way = span.isBefore ? leading : trailing
    progress = way.progress(way.inset == 0 ? span : isAcross ? across(way.inset) : down(way.inset))
    phase = progress >= 1 ? .identity : span.isBefore ? .topLeading : .bottomTrailing
  }

  /// Between what an end looks like and the middle.
  func steps(_ make: (ScrollTransitionPhase) -> [_VisualEffectStep]) -> [_VisualEffectStep] {
    let outside = make(phase)
    guard phase != .identity, progress > 0 else { return outside }
    let inside = make(.identity)
    guard outside.count == inside.count else { return progress < 0.5 ? outside : inside }
    return zip(outside, inside).map { $0.mixed(with: $1, by: progress) }
  }
}

extension _VisualEffectStep {
  /// Turns between two places are drawn along the straight line between them.
  fileprivate func mixed(with other: Self, by part: Double) -> Self {
    switch (kind, other.kind) {
    case (.transform(let from), .transform(let to)):
      Self(kind: .transform { from($0).mixed(with: to($0), by: CGFloat(part)) })
    case (.opacity(let from), .opacity(let to)): Self(kind: .opacity(from + (to - from) * part))
    case (.effect(let from), .effect(let to)): Self(kind: .effect(Self.mixed(from, to, by: part)))
    default: part < 0.5 ? self : other
    }
  }

  private static let plainColors: [Double] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]

  private static func mixed(_ from: DisplayEffect?, _ to: DisplayEffect?, by part: Double) -> DisplayEffect? {
    switch (from, to) {
    case (.blur(let radius, let isOpaque), nil): .blur(radius: radius * CGFloat(1 - part), opaque: isOpaque)
    case (nil, .blur(let radius, let isOpaque)): .blur(radius: radius * CGFloat(part), opaque: isOpaque)
    case (.blur(let from, let isOpaque), .blur(let to, _)):
      .blur(radius: from + (to - from) * CGFloat(part), opaque: isOpaque)
    case (.colorMatrix(let from), nil): colors(from, plainColors, by: part)
    case (nil, .colorMatrix(let to)): colors(plainColors, to, by: part)
    case (.colorMatrix(let from), .colorMatrix(let to)): colors(from, to, by: part)
    default: part < 0.5 ? from : to
    }
  }

  private static func colors(_ from: [Double], _ to: [Double], by part: Double) -> DisplayEffect {
    .colorMatrix(zip(from, to).map { $0 + ($1 - $0) * part })
  }
}

extension ProjectionTransform {
  fileprivate func mixed(with other: Self, by part: CGFloat) -> Self {
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
    var result = Self()
    (result.m11, result.m12, result.m13) = (between(m11, other.m11), between(m12, other.m12), between(m13, other.m13))
    (result.m21, result.m22, result.m23) = (between(m21, other.m21), between(m22, other.m22), between(m23, other.m23))
    (result.m31, result.m32, result.m33) = (between(m31, other.m31), between(m32, other.m32), between(m33, other.m33))
    return result
  }
}

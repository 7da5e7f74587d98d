import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// A change to how a view is drawn that leaves its place and size alone.
public protocol VisualEffect: Sendable {
  /// First to last, each around the ones before.
  var _steps: [_VisualEffectStep] { get }
}

/// One change of a visual effect.
public struct _VisualEffectStep: Sendable {
  enum Kind: Sendable {
    /// In the frame's own coordinates, for its size.
    case transform(@Sendable (CGSize) -> ProjectionTransform)
    case opacity(Double)
    /// Nil: none, in the place of one that could be.
    case effect(DisplayEffect?)
    case flattened
    /// Something that is not drawn, and what is said about it.
    case undrawn(String)
  }

  let kind: Kind
}

/// The view as it is.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _steps: [_VisualEffectStep] { [] }
}

struct ComposedVisualEffect: VisualEffect {
  let _steps: [_VisualEffectStep]
}

extension VisualEffect {
  func adding(_ kind: _VisualEffectStep.Kind) -> some VisualEffect {
    ComposedVisualEffect(_steps: _steps + [_VisualEffectStep(kind: kind)])
  }

  private func adding(_ matrix: ColorMatrix) -> some VisualEffect {
    adding(.effect(matrix.isFinite && matrix != .identity ? matrix.effect : nil))
  }

  private func transformed(
    around anchor: UnitPoint, by transform: @escaping @Sendable (CGSize) -> CGAffineTransform
  ) -> some VisualEffect {
    adding(
      .transform { ProjectionTransform(transform($0).around(anchor.point(in: CGRect(origin: .zero, size: $0)))) })
  }

  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(
      .transform { _ in ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height)) })
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
  public func offset(_ offset: CGPoint) -> some VisualEffect { self.offset(x: offset.x, y: offset.y) }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    transformed(around: anchor) { _ in CGAffineTransform(scaleX: scale.width, y: scale.height) }
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    transformed(around: anchor) { _ in CGAffineTransform(rotationAngle: angle.radians) }
  }

  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform { _ in ProjectionTransform(transform) })
  }

  public func projectionEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(.transform { _ in transform })
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    let (x, y, z) = axis
    return adding(
      .transform {
        SpaceRotation(angle: angle, axis: (x, y, z)).projected(
          around: anchor.point(in: CGRect(origin: .zero, size: $0)), depth: anchorZ, perspective: perspective, in: $0
        )
      })
  }

  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity.clampedToUnit)) }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.effect(radius > 0 && radius.isFinite ? .blur(radius: radius, opaque: opaque) : nil))
  }

  public func brightness(_ amount: Double) -> some VisualEffect { adding(ColorMatrix.brightness(amount)) }
  public func contrast(_ amount: Double) -> some VisualEffect { adding(ColorMatrix.contrast(amount)) }
  public func saturation(_ amount: Double) -> some VisualEffect { adding(ColorMatrix.saturation(amount)) }
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(ColorMatrix.saturation(1 - amount)) }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(ColorMatrix.hueRotation(angle)) }
  public func compositingGroup() -> some VisualEffect { adding(.flattened) }
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some VisualEffect {
    adding(.flattened)
  }
}

// MARK: - As a modifier

nonisolated extension View {
  /// Draws the view changed by what `effect` makes of its place.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      ElementModifier { content, context in
        VisualEffectElement(content, in: context) { effect(EmptyVisualEffect(), $0)._steps }
      })
  }
}

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

final class VisualEffectElement: UnaryElement {
  private let direction: LayoutDirection
  private let steps: (GeometryProxy) -> [_VisualEffectStep]
  private let report: @MainActor (String) -> Void
  private var placedSteps: [_VisualEffectStep] = []

  @MainActor init(
    _ content: ViewElement, in context: ViewContext, steps: @escaping (GeometryProxy) -> [_VisualEffectStep]
  ) {
    (direction, self.steps) = (context.environment.layoutDirection, steps)
    report = { context.report($0) }
    super.init(kind: "visualEffect", content: content)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    placedSteps = steps(GeometryProxy(frame: frame, context: context, direction: direction))
    for case .undrawn(let message) in placedSteps.map(\.kind) { MainActor.assumeIsolated { report(message) } }
    return super.placed(in: frame, proposal: proposal, context: context)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    paint(node, placedSteps[...], into: &painter)
  }

  /// The last step is the outermost.
  private func paint(_ node: PlacedNode, _ steps: ArraySlice<_VisualEffectStep>, into painter: inout Painter) {
    guard let step = steps.last else { return painter.paintChildren(of: node) }
    var group = DisplayGroup(commands: [])
    switch step.kind {
    case .transform(let make):
      switch make(node.frame.size).drawing(in: node.frame) {
      case .plain: paint(node, steps.dropLast(), into: &painter)
      case .nothing: break
      case .group(let group): painter.group(group) { paint(node, steps.dropLast(), into: &$0) }
      }
    case .opacity(let opacity):
      let outside = painter.opacity
      painter.opacity *= opacity
      paint(node, steps.dropLast(), into: &painter)
      painter.opacity = outside
    case .effect(nil), .undrawn: paint(node, steps.dropLast(), into: &painter)
    case .effect(let effect?):
      group.effects = [effect]
      painter.flattened(group) { paint(node, steps.dropLast(), into: &$0) }
    case .flattened:
      group.isFlattened = true
      painter.flattened(group) { paint(node, steps.dropLast(), into: &$0) }
    }
  }
}

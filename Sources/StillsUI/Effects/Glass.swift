import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

nonisolated extension View {
  /// A pane of glass behind the view, a capsule unless told otherwise. Stills blurs and tints what is below; the bending
  /// of light at the rim is not drawn.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()) -> some View {
    background { _GlassPane(glass: glass, shape: shape) }
  }

}

/// What a pane of glass looks like.
public struct Glass: Hashable, Sendable {
  enum Kind { case regular, clear, identity }

  let kind: Kind
  var color: Color?

  public static let regular = Glass(kind: .regular)
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  public func tint(_ color: Color?) -> Glass { Glass(kind: kind, color: color) }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass where none is given: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Panes of glass that belong together.
nonisolated public struct GlassEffectContainer<Content: View>: PrimitiveView {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _resolve(_ view: GlassEffectContainer, in context: ViewContext) -> [ViewElement] {
    Content._resolve(view.content, in: context)
  }
}

nonisolated struct _GlassPane<S: Shape>: PrimitiveView {
  let glass: Glass
  let shape: S

  @MainActor static func _resolve(_ view: _GlassPane, in context: ViewContext) -> [ViewElement] {
    guard view.glass.kind != .identity else { return [] }
    context.report("glassEffect: drawn as a blur without the bending of light")
    let mirrored = context.mirrors(view.shape)
    let pane = ShapeElement(view.shape, style: view.glass.ground(in: context.environment), mirrored: mirrored)
    return [
      ShapeElement(
        _StrokedShape(shape: view.shape, style: StrokeStyle()), style: Glass.rim(in: context.environment),
        mirrored: mirrored, background: pane)
    ]
  }
}

// MARK: - Drawing

// Tints and blur chosen by eye.
extension Glass {
  /// What a pane does to what lies below it.
  func ground(in environment: EnvironmentValues) -> ResolvedStyle {
    let grey: Double = environment.colorScheme == .dark ? 0.12 : 1
    var tint = ResolvedColor(red: grey, green: grey, blue: grey, alpha: kind == .clear ? 0.15 : 0.6)
    if let color = color?.resolvedColor(in: environment) {
      tint = color.multiplyingAlpha(by: kind == .clear ? 0.5 : 0.8)
    }
    return .backdrop(radius: kind == .clear ? 2 : 8, saturation: 1.4, tint: tint)
  }

  /// The bright line along a pane's edge.
  static func rim(in environment: EnvironmentValues) -> ResolvedStyle {
    .color(ResolvedColor.white.multiplyingAlpha(by: environment.colorScheme == .dark ? 0.15 : 0.5))
  }
}

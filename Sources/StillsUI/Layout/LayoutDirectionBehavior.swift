import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

nonisolated extension View {
  /// Draws the view mirrored where people read from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  /// Draws the view mirrored in one layout direction, or in none. Its frame and what is inside it do not know.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(MirrorModifier(behavior: behavior))
  }
}

nonisolated struct MirrorModifier: PrimitiveViewModifier {
  let behavior: LayoutDirectionBehavior

  @MainActor static func _resolve(
    _ modifier: MirrorModifier, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    guard modifier.behavior == .mirrors(in: context.environment.layoutDirection) else { return content(context) }
    let mirror = TransformModifier(kind: "mirrored") { size in
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    }
    return TransformModifier._resolve(mirror, content: content, in: context)
  }
}

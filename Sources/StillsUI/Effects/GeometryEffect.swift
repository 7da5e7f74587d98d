import Foundation
import StillsCore
import StillsGeometry

/// A modifier of one's own that draws its view mapped: `effectValue` answers how, in the view's own coordinates.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Nobody asks an effect for its body: it resolves itself.
  @MainActor public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }

  /// The effect as if its view were where it is; there is nothing else to ignore.
  nonisolated public func ignoredByLayout() -> Self { self }

  @MainActor public static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    var effect = modifier
    DynamicProperties.install(in: &effect, context: context)
    let installed = context.animated(effect)
    return TransformModifier._resolve(
      TransformModifier(projecting: TypeNames.plainName(of: Self.self)) { installed.effectValue(size: $0) },
      content: content, in: context)
  }
}

import Foundation
import StillsCore
import StillsLayout

/// Puts an element around each element of what it modifies.
nonisolated package struct ElementModifier: PrimitiveViewModifier {
  let wrap: @MainActor (ViewElement, ViewContext) -> ViewElement

  package init(_ wrap: @escaping @MainActor (ViewElement, ViewContext) -> ViewElement) { self.wrap = wrap }

  @MainActor package static func _resolve(
    _ modifier: ElementModifier, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    content(context).map { element in
      // Rows that are not known yet are wrapped when they are.
      guard let rows = element as? any ElementSequence else { return modifier.wrap(element, context) }
      return rows.mapped { modifier.wrap($0, context) }
    }
  }
}

extension View {
  /// Each element arranged by a layout for one child.
  nonisolated func unaryLayout<L: UnaryLayout>(
    _ layout: L, kind: String, warning: String? = nil, details: @escaping () -> String = { "" }
  ) -> some View {
    modifier(
      ElementModifier { content, context in
        if let warning { context.report(warning) }
        return LayoutElement(
          layout, kind: kind, items: [content], direction: context.environment.layoutDirection, details: details)
      })
  }
}

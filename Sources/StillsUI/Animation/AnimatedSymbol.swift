import Foundation
import StillsCore

extension ViewContext {
  /// A symbol on its way from the one before: colours pass into each other, another symbol fades over the old one.
  func animated(symbol: SymbolDrawing, resizing: Image.Resizing?) -> ViewElement {
    var inked = symbol
    inked.styles = symbol.styles.map { animated(style: $0) }
    let element = SymbolElement(inked, resizing: resizing)
    return fading(symbol.name, element, isSame: { $0 == $1 }) {
      if $0 == "symbolEffect" { report("contentTransition(.symbolEffect): drawn as a fade") }
    }
  }
}

/// Symbols are drawn as they are at rest.
nonisolated struct SymbolEffectModifier: PrimitiveViewModifier {
  let isActive: Bool

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    if modifier.isActive { context.report("symbolEffect: the symbol is drawn at rest") }
    return content(context)
  }
}

/// An effect that runs once when its value changes.
nonisolated struct SymbolChangeModifier<Value: Equatable>: PrimitiveViewModifier {
  let value: Value

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let memory = context.object(of: Self.self) { LastValue<Value>() }
    if let known = memory.value, known != modifier.value, context.graph.clock.isLive {
      context.report("symbolEffect: the symbol is drawn at rest")
    }
    memory.value = modifier.value
    return content(context.child(.content))
  }
}

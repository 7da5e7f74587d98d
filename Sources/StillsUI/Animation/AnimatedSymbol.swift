import Foundation
import StillsCore

extension ViewContext {
  /// A symbol on its way from the one before: colours pass into each other, another symbol fades over the old one.
  func animated(symbol: SymbolDrawing, resizing: Image.Resizing?) -> ViewElement {
    let transition = environment.contentTransition
    var inked = symbol
    inked.styles = symbol.styles.map { animated(style: $0) }
    let element = SymbolElement(inked, resizing: resizing)
    let change = blended(
      SymbolChange(name: symbol.name, element: element), isSame: { $0.name == $1.name },
      mix: { old, new, share in SymbolChange(name: new.name, element: new.element, old: old.element, share: share) })
    change.element = element
    guard let old = change.old, transition != .identity else { return element }
    if transition.name == "symbolEffect" { report("contentTransition(.symbolEffect): drawn as a fade") }
    return FadingContentElement(element, old: old, share: change.share)
  }
}

/// A symbol and the one it takes the place of.
private final class SymbolChange {
  let name: String
  var element: ViewElement
  let old: ViewElement?
  let share: Double

  init(name: String, element: ViewElement, old: ViewElement? = nil, share: Double = 1) {
    (self.name, self.element, self.old, self.share) = (name, element, old, share)
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
    let memory = context.child(.type(ObjectIdentifier(Self.self))).node.object(in: 0, of: ObjectIdentifier(Self.self)) {
      LastSymbolValue<Value>()
    }
    if let known = memory.value, known != modifier.value, context.graph.clock.isLive {
      context.report("symbolEffect: the symbol is drawn at rest")
    }
    memory.value = modifier.value
    return content(context.child(.content))
  }
}

private final class LastSymbolValue<Value> {
  var value: Value?
  init() {}
}

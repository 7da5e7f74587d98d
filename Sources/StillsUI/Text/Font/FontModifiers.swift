import Foundation

nonisolated extension View {
  public func font(_ font: Font?) -> some View { modifier(TextEnvironmentModifier { $0.font = font }) }

  /// Nil takes back a weight set further out.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(TextEnvironmentModifier { $0.fontTraits.weight = weight })
  }

  public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(TextEnvironmentModifier { $0.fontTraits.design = design })
  }

  public func fontWidth(_ width: Font.Width?) -> some View {
    modifier(TextEnvironmentModifier { $0.fontTraits.width = width })
  }

  public func bold(_ isActive: Bool = true) -> some View {
    modifier(TextEnvironmentModifier { $0.fontTraits.isBold = isActive })
  }

  public func italic(_ isActive: Bool = true) -> some View {
    modifier(TextEnvironmentModifier { $0.fontTraits.isItalic = isActive })
  }

  public func monospaced(_ isActive: Bool = true) -> some View {
    modifier(TextEnvironmentModifier { $0.fontTraits.isMonospaced = isActive })
  }

  public func monospacedDigit() -> some View {
    modifier(TextEnvironmentModifier { $0.fontTraits.hasMonospacedDigits = true })
  }
}

/// Changes what the environment says about text.
nonisolated package struct TextEnvironmentModifier: PrimitiveViewModifier {
  let change: (inout TextEnvironment) -> Void

  package init(change: @escaping (inout TextEnvironment) -> Void) { self.change = change }

  @MainActor package static func _resolve(
    _ modifier: TextEnvironmentModifier, content: @escaping @MainActor (ViewContext) -> [ViewElement],
    in context: ViewContext
  ) -> [ViewElement] {
    content(context.setting { modifier.change(&$0.text) })
  }
}

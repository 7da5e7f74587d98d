import Foundation

/// A control's style with its type hidden: makes the elements of a control from its parts.
///
/// Styles may be made of the control itself (`Button(configuration)`); inside a style the one around it is in force.
nonisolated package final class StyleBox<Configuration> {
  private let resolveBody: @MainActor (Configuration, ViewContext) -> [ViewElement]
  package let outer: StyleBox?
  /// Of the style's type; nil where several make one.
  package let name: String?

  package init(
    outer: StyleBox?, name: String? = nil, resolve: @escaping @MainActor (Configuration, ViewContext) -> [ViewElement]
  ) {
    (self.outer, self.name, resolveBody) = (outer, name, resolve)
  }

  /// `makeBody` is called with the style's own dynamic properties in place.
  package convenience init<Style, Body: View>(
    _ style: Style, outer: StyleBox?, makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.init(outer: outer, name: TypeNames.plainName(of: Style.self)) { configuration, context in
      let body = context.tracking {
        var style = style
        DynamicProperties.install(in: &style, context: context)
        return makeBody(style, configuration)
      }
      return Body._resolve(body, in: context.child(.body))
    }
  }

  @MainActor package func resolve(_ configuration: Configuration, in context: ViewContext) -> [ViewElement] {
    resolveBody(configuration, context)
  }
}

/// What is around controls of such a configuration; nil for the system's own style.
nonisolated struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleBox<Configuration>? { nil }
}

nonisolated extension View {
  /// Puts a style around the controls inside.
  func controlStyle<Style, Configuration, Made: View>(
    _ style: Style, _ path: WritableKeyPath<EnvironmentValues, StyleBox<Configuration>?>,
    makeBody: @escaping @MainActor (Style, Configuration) -> Made
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: path] = StyleBox(style, outer: $0[keyPath: path], makeBody: makeBody) })
  }
}

extension ViewContext {
  /// A control in the style around it, in whose body the one around that is in force; `usual` without a style.
  func styled<Configuration>(
    _ configuration: Configuration, _ path: WritableKeyPath<EnvironmentValues, StyleBox<Configuration>?>,
    usual: () -> [ViewElement]
  ) -> [ViewElement] {
    guard let style = environment[keyPath: path] else { return usual() }
    return style.resolve(configuration, in: setting { $0[keyPath: path] = style.outer })
  }
}

/// A part of a control that its style places: the label, the icon, the content.
nonisolated package struct ControlPart {
  private let resolvePart: @MainActor (ViewContext) -> [ViewElement]

  package init<Content: View>(_ content: Content) { resolvePart = { Content._resolve(content, in: $0) } }

  package static let empty = ControlPart(EmptyView())

  @MainActor package func resolve(in context: ViewContext) -> [ViewElement] { resolvePart(context) }
}

/// What a style's configuration calls `label`, `content` and so on: a part of a control, as a view. The parameters only
/// tell the parts of one control from each other and from another's.
nonisolated public struct _StylePart<Configuration, Role>: PrimitiveView {
  let part: ControlPart

  @MainActor public static func _resolve(_ view: _StylePart, in context: ViewContext) -> [ViewElement] {
    view.part.resolve(in: context)
  }
}

nonisolated public enum _StyleLabel {}
nonisolated public enum _StyleContent {}
nonisolated public enum _StyleTitle {}
nonisolated public enum _StyleIcon {}
nonisolated public enum _StyleValueLabel {}

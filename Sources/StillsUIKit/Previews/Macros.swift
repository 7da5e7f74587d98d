import StillsCore

/// Shows a view controller or a `UIView` under a title, or under its file's name.
///
/// The body's type is free so that a SwiftUI view's body, which this could take as well, prefers the macro for views.
/// Anything but an object is refused where the macro is expanded.
@freestanding(declaration)
public macro Preview<Content>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> Content
) = #externalMacro(module: "StillsMacros", type: "PreviewController")

import StillsCore

/// Shows a view under a title, or under its file's name.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StillsMacros", type: "Preview")

/// Shows a view for each of some values.
@freestanding(declaration)
public macro Preview<Arguments: Collection>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: Arguments,
  @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "StillsMacros", type: "PreviewArguments")

/// Makes a variable of a preview's body a property of the view shown, so that it keeps its value.
@attached(peer)
public macro Previewable() = #externalMacro(module: "StillsMacros", type: "Previewable")

/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` a
/// value of theirs, with its initial value for a default.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "StillsMacros", type: "Entry")

import Foundation

/// A view that stands for several, each a preview of its own where a `PreviewProvider` lists them.
@MainActor private protocol PreviewContainer {
  var previewChildren: [PreviewChild] { get }
}

/// One of a provider's previews.
@MainActor package struct PreviewChild {
  package var view: any View
  /// What the modifiers on it ask of the picture; of two that contradict each other the first wins.
  package var settings: [PreviewSetting] = []

  /// The previews in a view: the children of its groups and loops, each with the modifiers of the group.
  package static func all(in view: any View) -> [PreviewChild] {
    (view as? any PreviewContainer)?.previewChildren ?? [PreviewChild(view: view)]
  }
}

/// A modifier that says something about the picture as a whole.
nonisolated package struct PreviewSettingModifier: PrimitiveViewModifier {
  package var setting: PreviewSetting?

  package init(_ setting: PreviewSetting?) { self.setting = setting }

  @MainActor public static func _resolve(
    _ modifier: PreviewSettingModifier, content: @escaping @MainActor (ViewContext) -> [ViewElement],
    in context: ViewContext
  ) -> [ViewElement] { content(context) }
}

// MARK: - Containers

extension TupleView: PreviewContainer {
  @MainActor fileprivate var previewChildren: [PreviewChild] {
    Mirror(reflecting: value).children.compactMap { $0.value as? any View }.flatMap { PreviewChild.all(in: $0) }
  }
}

extension Group: PreviewContainer {
  @MainActor fileprivate var previewChildren: [PreviewChild] {
    (content as? any View).map { PreviewChild.all(in: $0) } ?? []
  }
}

extension ForEach: PreviewContainer {
  @MainActor fileprivate var previewChildren: [PreviewChild] {
    data.compactMap { content($0) as? any View }.flatMap { PreviewChild.all(in: $0) }
  }
}

extension Optional: PreviewContainer where Wrapped: View {
  @MainActor fileprivate var previewChildren: [PreviewChild] { map { PreviewChild.all(in: $0) } ?? [] }
}

extension EmptyView: PreviewContainer {
  @MainActor fileprivate var previewChildren: [PreviewChild] { [] }
}

extension _ConditionalContent: PreviewContainer {
  @MainActor fileprivate var previewChildren: [PreviewChild] {
    switch storage {
    case .first(let view): PreviewChild.all(in: view)
    case .second(let view): PreviewChild.all(in: view)
    }
  }
}

extension ModifiedContent: PreviewContainer {
  @MainActor fileprivate var previewChildren: [PreviewChild] {
    guard let view = content as? any View else { return [] }
    if let setting = (modifier as? PreviewSettingModifier)?.setting {
      return PreviewChild.all(in: view).map { PreviewChild(view: $0.view, settings: [setting] + $0.settings) }
    }
    guard let modifier = modifier as? any ViewModifier else { return [] }
    return PreviewChild.all(in: view).map { PreviewChild(view: modified($0.view, by: modifier), settings: $0.settings) }
  }
}

@MainActor private func modified(_ view: any View, by modifier: any ViewModifier) -> any View {
  func apply<Content: View, Modifier: ViewModifier>(_ view: Content, _ modifier: Modifier) -> any View {
    view.modifier(modifier)
  }
  return apply(view, modifier)
}

import StillsCore
import StillsUI

/// Finds the previews of a loaded library, in the order of files and lines.
@MainActor struct Discovery {
  /// A type that has previews, before any code of the user's has run.
  private struct Source {
    var origin: LoadedPreview.Origin
    var name: String
    var file: String
    var line: Int
    var load: @MainActor () throws -> [LoadedPreview]
  }

  var library: CompiledLibrary
  /// Types not to be asked, for asking has gone wrong before.
  var skipped: Set<String>
  /// Told of each type before it is asked.
  var willAsk: (String) -> Void
  /// Told of types that cannot tell their previews.
  var didFail: (String, any Error) -> Void

  func previews(in image: LibraryImage) -> [LoadedPreview] {
    let sources = image.conformingTypes().compactMap(source).sorted {
      ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name)
    }
    // An app that only hosts the views which have previews of their own is still a preview, but comes last.
    let ordered = sources.filter { $0.origin != .app } + sources.filter { $0.origin == .app }
    var previews: [LoadedPreview] = []
    for source in ordered {
      let key = "\(source.name) (\(source.file):\(source.line))"
      if skipped.contains(key) { continue }
      willAsk(key)
      do { previews += try source.load() } catch { didFail(key, error) }
    }
    return Self.numbered(previews)
  }

  // MARK: - Sources

  private func source(_ type: Any.Type) -> Source? {
    if let type = type as? any SelectorRegistry.Type {
      Selectors.register(type)
      return nil
    }
    if let type = type as? any _ManagedObjectRegistry.Type {
      ManagedModels.register(type)
      return nil
    }
    if let type = type as? any PreviewRegistry.Type { return source(macro: type) }
    if let type = type as? any PreviewProvider.Type { return source(provider: type) }
    if let type = type as? any App.Type { return source(app: type) }
    return nil
  }

  private func source(macro type: any PreviewRegistry.Type) -> Source {
    let file = FilePath.name(type.fileID)
    let line = type.line
    return Source(origin: .macro, name: "#Preview", file: file, line: line) {
      let preview = try type.makePreview()
      let effects = preview.traits.flatMap(\.effects)
      return preview.variants.map { variant in
        let title = [preview.title, variant.name].compactMap { $0 }.joined(separator: " ")
        return LoadedPreview(
          origin: .macro, name: title.isEmpty ? FilePath.stem(file) : title, hasTitle: !title.isEmpty, file: file,
          line: line,
          settings: effects.compactMap { effect in if case .setting(let setting) = effect { setting } else { nil } },
          content: { try Self.wrap(variant.content(), by: effects) })
      }
    }
  }

  private static func wrap(_ content: Any, by effects: [PreviewTrait<Preview.ViewTraits>.Effect]) throws -> Any {
    try effects.reduce(content) { content, effect in
      guard case .wrapping(let wrap) = effect, let view = content as? any View else { return content }
      return try wrap(view)
    }
  }

  private func source(provider type: any PreviewProvider.Type) -> Source {
    func children<Provider: PreviewProvider>(_ type: Provider.Type) -> [PreviewChild] {
      PreviewChild.all(in: type.previews)
    }
    let (name, place) = describe(type)
    return Source(origin: .provider, name: name, file: place.file, line: place.line) {
      children(type).map { child in
        let title = child.settings.lazy.compactMap { setting in if case .name(let name) = setting { name } else { nil }
        }.first
        return LoadedPreview(
          origin: .provider, name: title ?? name, hasTitle: title != nil, file: place.file, line: place.line,
          settings: child.settings, content: { child.view })
      }
    }
  }

  private func source(app type: any App.Type) -> Source {
    func view<Main: App>(_ type: Main.Type) throws -> any View {
      guard let view = Main._shownView() else {
        throw Failure(.nothingRendered, "the app has no window to show")
      }
      return view
    }
    let (name, place) = describe(type)
    return Source(origin: .app, name: name, file: place.file, line: place.line) {
      [
        LoadedPreview(
          origin: .app, name: name, hasTitle: false, file: place.file, line: place.line, settings: [],
          content: { try view(type) })
      ]
    }
  }

  // MARK: - Names

  /// A type's plain name, and where it is declared by the list made from the source.
  private func describe(_ type: Any.Type) -> (name: String, place: (file: String, line: Int)) {
    let path = Self.path(of: _typeName(type, qualified: true))
    let name = String(path.split(separator: ".").last ?? "")
    let known = library.declarations
    let declaration =
      known.first { $0.name == path } ?? known.first { $0.name.split(separator: ".").last.map(String.init) == name }
    return (name, (declaration?.file ?? "", declaration?.line ?? 0))
  }

  /// `App.Outer.(unknown context at $1f).Inner` is `Outer.Inner`.
  private static func path(of qualifiedName: String) -> String {
    var names: [Substring] = []
    var depth = 0
    for name in qualifiedName.split(separator: ".").dropFirst() {
      depth += name.count { $0 == "(" }
      if depth == 0 { names.append(name) }
      depth -= name.count { $0 == ")" }
    }
    return names.joined(separator: ".")
  }

  /// Several of one name get numbers: `Card`, `Card 2`.
  private static func numbered(_ previews: [LoadedPreview]) -> [LoadedPreview] {
    var taken: Set<String> = []
    return previews.map { preview in
      var preview = preview
      var number = 1
      while !taken.insert(preview.name.lowercased() + (number > 1 ? " \(number)" : "")).inserted { number += 1 }
      if number > 1 { preview.name += " \(number)" }
      return preview
    }
  }
}

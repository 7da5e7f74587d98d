import Foundation

/// Which language's rules a text is set by: forms of letters, breaks, and heights of lines.
nonisolated public struct TypesettingLanguage: Hashable, Sendable {
  fileprivate let language: Locale.Language?

  /// The text's own, else the environment's.
  public static let automatic = TypesettingLanguage(language: nil)
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

nonisolated extension View {
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(isEnabled ? .explicit(language) : .automatic, isEnabled: isEnabled)
  }

  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    modifier(
      TextEnvironmentModifier {
        if isEnabled { $0.attributes.language = language.language?.minimalIdentifier }
      })
  }
}

extension Text {
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    isEnabled ? setting { $0.language = language.language?.minimalIdentifier } : self
  }
}

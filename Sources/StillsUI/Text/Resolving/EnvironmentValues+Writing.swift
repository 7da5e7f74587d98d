import Foundation

extension EnvironmentValues {
  /// BCP 47.
  package var textLanguage: String? {
    let language = world.locale.prefix { $0 != "@" && $0 != "." }
    return language.isEmpty ? nil : language.replacingOccurrences(of: "_", with: "-")
  }
}

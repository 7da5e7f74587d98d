import Foundation

extension EnvironmentValues {
  /// BCP 47.
  package var textLanguage: String? {
    let name = world.locale.prefix { $0 != "@" && $0 != "." }
    return name.isEmpty ? nil : String(name.map { $0 == "_" ? "-" : $0 })
  }
}

import Foundation

extension EnvironmentValues {
  /// What values inside texts are written with.
  package var textFormatting: TextFormatting { TextFormatting(world: world) }

  /// BCP 47.
  package var textLanguage: String? {
    let language = world.locale.prefix { $0 != "@" && $0 != "." }
    return language.isEmpty ? nil : language.replacingOccurrences(of: "_", with: "-")
  }

  package var isRightToLeft: Bool { world.layoutDirection == .rightToLeft }
}

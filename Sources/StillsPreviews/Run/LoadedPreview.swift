import Stills
import StillsCore
import StillsUI

/// A preview that is ready to be drawn.
@MainActor package struct LoadedPreview {
  package enum Origin: String, Sendable {
    case macro = "#Preview"
    case provider = "PreviewProvider"
    case app = "App"
  }

  package var origin: Origin
  /// Its title, or a name made of its file's or type's; told apart by a number where several would be the same.
  package var name: String
  /// Whether the name is what the author wrote, not made of an identifier.
  package var hasTitle: Bool
  /// The file's name alone.
  package var file: String
  package var line: Int
  package var settings: [PreviewSetting]
  /// Makes the `View`, `UIView` or `UIViewController`.
  package var content: @MainActor () throws -> Any
}

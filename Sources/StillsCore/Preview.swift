import Foundation

/// What `#Preview` expands to: a type that can be found in a loaded library and asked for its preview.
public protocol PreviewRegistry {
  /// `Module/File.swift`, as `#fileID`.
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }
  @MainActor static func makePreview() throws -> Preview
}

/// One preview: a title, traits, and the screen it shows.
public struct Preview {
  public var title: String?
  public var traits: [PreviewTrait]
  /// A SwiftUI `View`, a `UIView` or a `UIViewController`.
  public var content: @MainActor () -> Any

  public init(title: String?, traits: [PreviewTrait], content: @escaping @MainActor () -> Any) {
    (self.title, self.traits, self.content) = (title, traits, content)
  }
}

/// How a preview wants to be shown; wins over the defaults, loses to the command line.
public enum PreviewTrait: Hashable, Sendable {
  case sizeThatFitsLayout
  case fixedLayout(width: CGFloat, height: CGFloat)
  case landscapeLeft, landscapeRight, portrait, portraitUpsideDown
  case device(String)
  case darkAppearance, lightAppearance
}

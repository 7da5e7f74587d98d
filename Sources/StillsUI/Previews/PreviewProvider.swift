import StillsCore

/// A type whose `previews` are shown, one picture for each child view.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
  /// Ignored: everything is shown as on iOS.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// Systems a preview can be meant for.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS
}

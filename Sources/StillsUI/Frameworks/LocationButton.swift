import Foundation

/// Asks once for the place where one is. Drawn as a prominent button, and reported.
nonisolated public struct LocationButton: View {
  public struct Title: Hashable, Sendable {
    let words: String
    public static let currentLocation = Title(words: "Current Location")
    public static let sendCurrentLocation = Title(words: "Send Current Location")
    public static let sendMyCurrentLocation = Title(words: "Send My Current Location")
    public static let shareCurrentLocation = Title(words: "Share Current Location")
    public static let shareMyCurrentLocation = Title(words: "Share My Current Location")
  }

  private let title: Title?
  private let action: @MainActor () -> Void

  /// Without a title it is its symbol alone.
  public init(_ title: Title? = .currentLocation, action: @escaping @MainActor () -> Void) {
    (self.title, self.action) = (title, action)
  }

  public var body: some View {
    Button(action: action) {
      if let title {
        Label(title.words, systemImage: "location")
      } else {
        Image(systemName: "location").accessibilityLabel("Current Location")
      }
    }
    .buttonStyle(.borderedProminent)
    .modifier(ReportModifier("LocationButton: drawn as a prominent button"))
  }
}

import Foundation
import StillsCore

/// What views ask of the screen as a whole.
package struct ScreenRequest {
  package var hidesStatusBar: Bool?
  package var hidesHomeIndicator: Bool?
  /// The scheme of the bar below the status bar, where it asks for one; nil: the screen's own.
  package var statusBarScheme: ColorScheme?

  package enum Key: PreferenceKey {
    package static var defaultValue: ScreenRequest { ScreenRequest() }
    package static func reduce(value: inout ScreenRequest, nextValue: () -> ScreenRequest) {
      let next = nextValue()
      value.hidesStatusBar = value.hidesStatusBar ?? next.hidesStatusBar
      value.hidesHomeIndicator = value.hidesHomeIndicator ?? next.hidesHomeIndicator
      value.statusBarScheme = value.statusBarScheme ?? next.statusBarScheme
    }
  }
}

extension PlacedNode {
  package var screenRequest: ScreenRequest { preference(ScreenRequest.Key.self) }
}

nonisolated extension View {
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    transformPreference(ScreenRequest.Key.self) { $0.hidesStatusBar = hidden }
  }

  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    transformPreference(ScreenRequest.Key.self) { $0.hidesHomeIndicator = visibility == .hidden }
  }
}

import Foundation
import StillsCore
import StillsDisplay

/// What an app has said about a bar itself, or about all bars of its kind: UIKit's `UINavigationBar`, `UITabBar` and
/// `UIToolbar`, and their `appearance()` proxies, made into values. Colours are resolved for the traits that were asked.
package struct BarStyle {
  package var slots = BarAppearanceSlots()
  /// Nil: as around.
  package var tint: ResolvedColor?
  /// A tab bar's items that are not chosen.
  package var unselectedItemTint: ResolvedColor?
  /// False: content starts below the bar, and the bar's ground is solid.
  package var isTranslucent = true
  /// `barStyle = .black`: white texts, and a white status bar.
  package var isBlack = false
  package var prefersLargeTitles: Bool?

  package init() {}
}

/// Where SwiftUI's bars learn what the app has said to UIKit's appearance proxies.
///
/// UIKit's side sets the three readers once, when its classes are first used; each turns its proxy as it is now into a
/// value. A bar asks once, when it comes on the screen: later changes of a proxy do not reach it (facts: uikit-bars §2).
@MainActor package enum BarProxies {
  package static var navigationBar: ((BarTraits) -> BarStyle)?
  package static var tabBar: ((BarTraits) -> BarStyle)?
  package static var toolbar: ((BarTraits) -> BarStyle)?
}

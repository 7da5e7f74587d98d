import Foundation
import StillsBars

/// SwiftUI's content of a controller: it says what stands in the bars of UIKit's controllers around it.
@MainActor package protocol HostedScreen: AnyObject {
  /// The bar with what the content says put in.
  func adjusting(_ bar: NavigationBar, traits: BarTraits) -> NavigationBar
  /// Nil where it says nothing about that.
  var hidesNavigationBar: Bool? { get }
  func toolbarItems(_ traits: BarTraits) -> [BarItem]
  /// Whether the view is in a window's tree.
  var isOnScreen: Bool { get }
  /// How far the content has scrolled under the bars; nil where nothing scrolls.
  var barScroll: BarScroll? { get }
}

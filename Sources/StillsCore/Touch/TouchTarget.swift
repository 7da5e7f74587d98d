import Foundation
import StillsGeometry

/// What a finger can do with an element. An element without one lets touches through to what lies behind it.
@MainActor public struct TouchTarget {
  /// What steps know a target by, beside the texts and identifiers inside it.
  package enum Role: Hashable {
    case button, toggle, link, field, tab, backButton, gesture, scrollView, segment
  }

  package var role: Role
  /// What a target is called that shows no text of its own.
  package var label: String?
  package var isEnabled = true
  /// A finger that comes down and goes up at a point of the screen; nil where taps go through.
  package var tap: (@MainActor (CGPoint) -> Void)?
  /// A finger that stays; nil where nothing waits for one.
  package var longPress: (@MainActor (CGPoint) -> Void)?
  /// Types into the element; nil where it takes no text.
  package var type: (@MainActor (String) -> Void)?

  package init(role: Role, label: String? = nil, isEnabled: Bool = true, tap: (@MainActor (CGPoint) -> Void)? = nil) {
    (self.role, self.label, self.isEnabled, self.tap) = (role, label, isEnabled, tap)
  }
}

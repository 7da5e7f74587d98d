import Foundation
import StillsCore
import StillsDisplay

/// What a navigation bar shows for the screen on top.
package struct NavigationBar {
  package var title: String?
  /// A second line, smaller and grey, below the title (newer look).
  package var subtitle: String?
  /// The inline title stands at the leading side, after the back button, as in editors.
  package var hasLeadingTitle = false
  /// In place of the inline title.
  package var titleView: ViewElement?
  /// A line above the bar's row.
  package var prompt: String?
  /// The title in large letters below the row while content is at its beginning.
  package var isLarge = false
  package var backButton: BackButton?
  /// From the leading side inwards.
  package var leading: [BarItem] = []
  /// As they stand, the last one at the trailing edge. (UIKit's `rightBarButtonItems` count from the edge: reverse them.)
  package var trailing: [BarItem] = []
  package var searchField: BarSearchField?
  /// What is searched in, to choose from: below everything else while somebody searches.
  package var searchScopes: ViewElement?
  /// A small arrow behind the title, for its menu.
  package var showsTitleMenu = false
  /// The inline title as what opens the menu; nil: it does not open.
  package var titleMenu: ((ViewElement) -> ViewElement)?
  package var appearance: BarAppearanceChoice
  /// Of items without their own; nil: that of the traits.
  package var tint: ResolvedColor?

  package init(appearance: BarAppearanceChoice) { self.appearance = appearance }

  /// Whether anything stands in it. SwiftUI shows no bar that is empty; UIKit does.
  package var isEmpty: Bool {
    title == nil && titleView == nil && prompt == nil && backButton == nil && leading.isEmpty && trailing.isEmpty
      && searchField == nil
  }
}

/// The arrow back, and where it leads.
package struct BackButton {
  package enum DisplayMode: Hashable { case automatic, generic, minimal }

  /// Of the screen below; nil: `Back`.
  package var title: String?
  package var mode = DisplayMode.automatic
  package var tint: ResolvedColor?
  package var action: (@MainActor () -> Void)?

  package init(title: String?, action: (@MainActor () -> Void)? = nil) { (self.title, self.action) = (title, action) }
}

/// A field to search in.
package struct BarSearchField {
  package var prompt: String
  package var text: String
  package var identifier: String?
  /// What is searched for beside the text, in front of it.
  package var tokens: [ViewElement] = []
  /// Whether somebody searches: a button to cancel stands beside it.
  package var isActive = false
  /// Whether it stands in place of the title then.
  package var hidesTitle = true
  package var setActive: (@MainActor (Bool) -> Void)?
  /// Replaces what is typed; nil where nobody listens.
  package var type: (@MainActor (String) -> Void)?

  package init(prompt: String = "Search", text: String = "", type: (@MainActor (String) -> Void)? = nil) {
    (self.prompt, self.text, self.type) = (prompt, text, type)
  }
}

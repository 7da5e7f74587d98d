import Foundation
import StillsCore
import StillsDisplay

/// Something that stands in a bar.
package struct BarItem {
  package enum Content {
    case text(String)
    /// A symbol of the catalog, at the size of bars.
    case symbol(String)
    case image(BarImage)
    /// A view of the author's own, measured without a proposal for its width and centred in the bar's height.
    case element(ViewElement)
    /// Room of so many points in addition to the usual distance.
    case fixedSpace(CGFloat)
    /// Room that takes what is left; in navigation bars it has no width, but splits groups.
    case flexibleSpace
  }

  package var content: Content
  /// `.done`, `.prominent`, a confirming action: bold, and filled with the tint in the newer look.
  package var isProminent = false
  package var isEnabled = true
  package var tint: ResolvedColor?
  /// Forces the width when it is more than nothing.
  package var width: CGFloat = 0
  /// False: an own ground is not drawn, and none is shared with its neighbours (newer look).
  package var sharesGround = true
  package var identifier: String?
  /// What it is called by that shows no text.
  package var label: String?
  /// What a touch does; nil: the content's own views take touches.
  package var action: (@MainActor () -> Void)?

  package init(_ content: Content, isProminent: Bool = false, action: (@MainActor () -> Void)? = nil) {
    (self.content, self.isProminent, self.action) = (content, isProminent, action)
  }

  package var isSpace: Bool {
    switch content {
    case .fixedSpace, .flexibleSpace: true
    case .text, .symbol, .image, .element: false
    }
  }
}

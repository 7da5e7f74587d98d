import Foundation
import StillsGeometry

/// What a finger can do with an element. An element without one lets touches through to what lies behind it.
@MainActor public struct TouchTarget {
  /// What steps know a target by, beside the texts and identifiers inside it.
  package enum Role: String, Hashable {
    case button, toggle, link, field, tab, backButton, gesture, scrollView, segment, slider, stepper, menu, row
    case backdrop

    /// What it is called in messages.
    package var name: String {
      switch self {
      case .backButton: "back button"
      case .scrollView: "scroll view"
      default: rawValue
      }
    }
  }

  /// Where touches count.
  package enum Area {
    /// Everywhere in the element's frame.
    case frame
    /// Where something is drawn inside, or where a content shape says.
    case content
    /// Inside an outline, in screen points as the layout has them.
    case path(Path)
  }

  package var role: Role
  /// What a target is called that shows no text of its own.
  package var label: String?
  /// What it may be called beside its label.
  package var names: [String] = []
  package var isEnabled = true
  package var area = Area.frame
  /// Where a step that names the target puts the finger; nil: in the middle, or wherever the target is met.
  package var point: CGPoint?
  /// A finger that comes down and goes up at a point, in the coordinates of the element's frame; nil where taps go
  /// through.
  package var tap: (@MainActor (CGPoint) -> Void)?
  /// Told when a finger that may tap comes down and when it is over; nil where that does not show.
  package var showPressed: (@MainActor (Bool) -> Void)?
  /// A finger that stays; nil where nothing waits for one.
  package var longPress: (@MainActor (CGPoint) -> Void)?
  /// Types into the element; nil where it takes no text.
  package var type: (@MainActor (String) -> Void)?
  /// Chooses what the element stands for, as `select` does; nil: as a tap.
  package var select: (@MainActor () -> Void)?
  /// What `select` can choose inside, by name: the choices of a closed menu.
  package var choices: [(name: String, choose: @MainActor () -> Void)] = []
  /// Recognizers of gestures, those put on first in front.
  package var reactions: [TouchReaction] = []
  /// Whether what lies inside takes no touches while this does.
  package var blocksInside = false
  /// How the element scrolls.
  package var scroll: ScrollHandle?

  package init(role: Role, label: String? = nil, isEnabled: Bool = true, tap: (@MainActor (CGPoint) -> Void)? = nil) {
    (self.role, self.label, self.isEnabled, self.tap) = (role, label, isEnabled, tap)
  }
}

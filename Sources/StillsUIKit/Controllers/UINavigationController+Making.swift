import Foundation

/// Controllers that can be made without arguments even where a subclass replaces only some of the ways to make one.
///
/// Swift hands `init()` on to a subclass only if that overrides every designated initialiser, of which a navigation
/// controller has four. Apps often override two or three of them, as they could when the others were conveniences, and
/// still write `MyNavigationController()`. UIKit sends `init(nibName:bundle:)` then, and so does this; where the class has
/// lost that one, what is left to it is tried (`StandIn`).
@MainActor @preconcurrency public protocol _NavigationControllerMaking { static func _made() -> Self }

extension _NavigationControllerMaking {
  @_disfavoredOverload
  public init() { self = Self._made() }
}

extension UINavigationController: _NavigationControllerMaking {
  public class func _made() -> Self { StandIn.make(self, by: [.plain, .archive]) }
}

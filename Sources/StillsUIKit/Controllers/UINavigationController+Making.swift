import Foundation

/// Controllers that can be made without arguments even where a subclass replaces only some of the ways to make one.
///
/// Swift hands `init()` on to a subclass only if that overrides every designated initialiser, of which a navigation
/// controller has four. Apps often override two or three of them, as they could when the others were conveniences, and
/// still write `MyNavigationController()`: then it is made as from an empty archive, by the one initialiser that every
/// subclass has.
@MainActor @preconcurrency public protocol _NavigationControllerMaking { init?(coder: NSCoder) }

extension _NavigationControllerMaking {
  @_disfavoredOverload
  public init() {
    guard let made = Self(coder: NSCoder()) else {
      fatalError("\(Self.self)() is made by init(coder:) here, which made nothing")
    }
    self = made
  }
}

extension UINavigationController: _NavigationControllerMaking {}

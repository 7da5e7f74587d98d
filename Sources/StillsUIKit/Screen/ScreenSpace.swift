import Foundation

/// The screen's own coordinates.
private final class ScreenSpace: NSObject, UICoordinateSpace {
  var bounds: CGRect { UIScreen.main.bounds }
}

extension UIScreen {
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace() }
  public var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace() }
  public var maximumFramesPerSecond: Int { 60 }
  public var isCaptured: Bool { false }
}

extension UIWindowScene {
  /// All of the screen: there is one window scene.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace() }
  public var isFullScreen: Bool { true }
}

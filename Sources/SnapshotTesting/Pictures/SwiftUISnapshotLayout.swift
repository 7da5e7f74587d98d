import Foundation

/// The size of a view's picture.
public enum SwiftUISnapshotLayout {
  /// In the middle of a device's safe area, the whole screen in the picture.
  case device(config: ViewImageConfig)
  /// In the middle of so many points.
  case fixed(width: CGFloat, height: CGFloat)
  /// As big as the view wants to be: its ideal size, in which no text is cut short.
  case sizeThatFits
}

import Foundation
import StillsDisplay
import StillsGeometry
import StillsLayout
import StillsTypesetting

/// Everything outside the view that can change its picture. Given by the caller; the defaults are fixed:
/// an iPhone 16 in portrait, light, text size Large, en_US, GMT, 9:41.
public struct World: Sendable {
  public enum Orientation: String, Sendable, CaseIterable { case portrait, landscape }
  public enum Appearance: String, Sendable, CaseIterable { case light, dark }
  /// Whose drawing of system controls and bars.
  public enum Look: String, Sendable, CaseIterable { case ios18, ios26 }

  /// What part of the screen is the picture.
  public enum Canvas: Hashable, Sendable {
    /// The whole screen with its status bar and home indicator.
    case device
    /// The view alone at its ideal size.
    case fit
    /// The view alone in a canvas of so many points.
    case size(CGSize)
  }

  /// What lies under the views.
  package enum Ground: Hashable, Sendable {
    /// The system's background, or nothing where the view alone is the picture.
    case automatic
    case systemBackground, clear
  }

  public enum StatusBar: Hashable, Sendable {
    case time(String)
    case hidden
  }

  public var device: Device
  public var orientation = Orientation.portrait
  public var appearance = Appearance.light
  public var typeSize = TypeSize.large
  public var look = Look.ios18
  public var canvas = Canvas.device
  package var ground = Ground.automatic
  /// POSIX style: `en_US`, `ko_KR`.
  public var locale = "en_US"
  public var timeZone = "GMT"
  public var layoutDirection: LayoutDirection?
  /// Seconds since 1970; the default is 2007-01-09 09:41 GMT.
  public var clock: TimeInterval = 1_168_335_660
  public var statusBar = StatusBar.time("9:41")
  /// Bars of signal in the status bar, from 0 to 4.
  public var signalBars = 4
  public var showsHomeIndicator = true
  /// Replaces the device's own insets.
  public var safeArea: EdgeInsets?
  /// Pixels a point; nil: the device's.
  public var scale: CGFloat?
  /// Translations; none: keys are their own text.
  public var strings = StringTables()
  /// The app's own pictures and colours.
  public var assets = AssetLibrary.empty
  /// What comes from the network, by its address: nothing else is loaded.
  public var remoteImages: [URL: Data] = [:]

  public init(device: Device = .default) { self.device = device }
}

/// The twelve Dynamic Type categories.
public enum TypeSize: String, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall = "xs", small = "s", medium = "m", large = "l", xLarge = "xl", xxLarge = "xxl", xxxLarge = "xxxl"
  case accessibility1 = "ax1", accessibility2 = "ax2", accessibility3 = "ax3", accessibility4 = "ax4", accessibility5 =
    "ax5"

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  public static func < (left: TypeSize, right: TypeSize) -> Bool { left.rank < right.rank }
}

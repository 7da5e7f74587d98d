import Foundation
import StillsCore

public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}

public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that the picture is of.
@MainActor @preconcurrency open class UIDevice: NSObject {
  public static let current = UIDevice()

  private var world: World { World.shown }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { world.device.isPad ? .pad : .phone }
  open var model: String { world.device.isPad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var name: String { world.device.name }
  open var systemName: String { world.device.isPad ? "iPadOS" : "iOS" }
  /// The one whose look is drawn.
  open var systemVersion: String { world.look == .ios26 ? "26.0" : "18.0" }
  open var orientation: UIDeviceOrientation { world.orientation == .landscape ? .landscapeLeft : .portrait }
}

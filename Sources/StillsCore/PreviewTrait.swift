import Foundation

/// How a preview wants to be shown; wins over the defaults, loses to the command line.
public struct PreviewTrait<T> {
  package enum Effect {
    case setting(PreviewSetting)
    /// Puts something around the view.
    case wrapping(@MainActor (any View) throws -> any View)
  }

  package var effects: [Effect]

  package init(_ effects: [Effect]) { self.effects = effects }
}

/// What traits, and modifiers such as `previewLayout`, ask of the picture as a whole.
package enum PreviewSetting: Hashable, Sendable {
  case fit
  case fixed(width: CGFloat, height: CGFloat)
  case wholeDevice
  case portrait, landscape
  case device(String)
  case dark, light
  case name(String)
  /// What is done with the screen before the picture is taken, as on the command line.
  case steps([String])
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The whole screen of the device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait([.setting(.wholeDevice)]) }
  /// The view alone at its ideal size.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait([.setting(.fit)]) }
  /// The view alone in a canvas of so many points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait([.setting(.fixed(width: width, height: height))])
  }

  public static var portrait: PreviewTrait<T> { PreviewTrait([.setting(.portrait)]) }
  /// Drawn as `portrait`: the picture is always the right way up.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait([.setting(.portrait)]) }
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait([.setting(.landscape)]) }
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait([.setting(.landscape)]) }
}

import Foundation
import StillsCore

/// How much room a preview gets.
public enum PreviewLayout: Hashable, Sendable {
  /// The whole screen of the device.
  case device
  /// The view's ideal size.
  case sizeThatFits
  /// So many points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name: `"iPhone SE (3rd generation)"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

public enum InterfaceOrientation: Hashable, Sendable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

nonisolated extension View {
  /// Names the picture of a `PreviewProvider`'s view.
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewSettingModifier(value.map(PreviewSetting.name)))
  }

  public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewSettingModifier(value.setting))
  }

  public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewSettingModifier(value.map { .device($0.rawValue) }))
  }

  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewSettingModifier(value == .portrait || value == .portraitUpsideDown ? .portrait : .landscape))
  }
}

extension PreviewLayout {
  fileprivate var setting: PreviewSetting {
    switch self {
    case .device: .wholeDevice
    case .sizeThatFits: .fit
    case .fixed(let width, let height): .fixed(width: width, height: height)
    }
  }
}

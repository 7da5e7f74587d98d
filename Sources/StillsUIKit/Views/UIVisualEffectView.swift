import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

nonisolated open class UIVisualEffect: NSObject, @unchecked Sendable { public override init() {} }

/// Blurs what lies behind, under a tint that depends on the style.
nonisolated open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Hashable, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  package let style: Style
  public init(style: Style) { self.style = style }

  /// Numbers near those of the system's materials; the tint is what is seen over white or black.
  package func tint(isDark: Bool) -> ResolvedColor {
    func tint(_ white: Double, _ alpha: Double) -> ResolvedColor {
      ResolvedColor(red: white, green: white, blue: white, alpha: alpha)
    }
    func adaptive(_ light: ResolvedColor, _ dark: ResolvedColor, _ isDark: Bool) -> ResolvedColor {
      isDark ? dark : light
    }
    switch style {
    case .extraLight: return tint(0.97, 0.82)
    case .light: return tint(1, 0.3)
    case .dark: return tint(0.11, 0.73)
    case .regular, .prominent: return adaptive(tint(0.97, 0.8), tint(0.11, 0.73), isDark)
    case .systemUltraThinMaterial: return adaptive(tint(0.95, 0.44), tint(0.15, 0.55), isDark)
    case .systemThinMaterial: return adaptive(tint(0.95, 0.6), tint(0.15, 0.7), isDark)
    case .systemMaterial: return adaptive(tint(0.95, 0.78), tint(0.15, 0.82), isDark)
    case .systemThickMaterial: return adaptive(tint(0.95, 0.9), tint(0.15, 0.9), isDark)
    case .systemChromeMaterial: return adaptive(tint(0.976, 0.94), tint(0.11, 0.94), isDark)
    case .systemUltraThinMaterialLight: return tint(0.95, 0.44)
    case .systemThinMaterialLight: return tint(0.95, 0.6)
    case .systemMaterialLight: return tint(0.95, 0.78)
    case .systemThickMaterialLight: return tint(0.95, 0.9)
    case .systemChromeMaterialLight: return tint(0.976, 0.94)
    case .systemUltraThinMaterialDark: return tint(0.15, 0.55)
    case .systemThinMaterialDark: return tint(0.15, 0.7)
    case .systemMaterialDark: return tint(0.15, 0.82)
    case .systemThickMaterialDark: return tint(0.15, 0.9)
    case .systemChromeMaterialDark: return tint(0.11, 0.94)
    }
  }
}

public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

nonisolated open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public init(blurEffect: UIBlurEffect) {}
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// A pane of glass, as iOS 26 has it: what lies behind is blurred and tinted, and not bent.
nonisolated open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Hashable, Sendable { case regular, clear }
  package let style: Style
  open var isInteractive = false
  open var tintColor: UIColor?

  public override init() { style = .regular }
  public init(style: Style) { self.style = style }

  /// As SwiftUI's glass has it: chosen by eye.
  package func tint(_ traits: UITraitCollection) -> ResolvedColor {
    if let tintColor { return tintColor.resolved(with: traits).multiplyingAlpha(by: style == .clear ? 0.5 : 0.8) }
    let grey: Double = traits.userInterfaceStyle == .dark ? 0.12 : 1
    return ResolvedColor(red: grey, green: grey, blue: grey, alpha: style == .clear ? 0.15 : 0.6)
  }
}

/// Panes of glass that belong together; it draws nothing itself.
nonisolated open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable { open var spacing: CGFloat = 0 }

@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { noteChange() } }
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func setUp() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return }
    if let glass = effect as? UIGlassEffect {
      UIKitStage.report("UIGlassEffect: drawn as a blur without the bending of light")
      let tint = glass.tint(traitCollection), radius: CGFloat = glass.style == .clear ? 2 : 8
      return painter.append([.backdrop(layer.outline(in: rect), radius: radius, saturation: 1.4, tint: tint)])
    }
    guard let blur = effect as? UIBlurEffect else { return }
    let tint = blur.tint(isDark: traitCollection.userInterfaceStyle == .dark)
    painter.append([.backdrop(layer.outline(in: rect), radius: 20, saturation: 1.8, tint: tint)])
  }
}

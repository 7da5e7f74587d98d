import Foundation
import StillsDisplay

/// The system's own button styles.
nonisolated package enum ButtonLook: Hashable, Sendable { case plain, borderless, bordered, prominent }

/// A button in one of the system's styles.
nonisolated package struct BuiltInButton: PrimitiveView {
  let look: ButtonLook
  /// What a button of glass is made of.
  var glass: Glass?
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor package static func _resolve(_ view: BuiltInButton, in context: ViewContext) -> [ViewElement] {
    var colors = ButtonColors(view.look, role: view.configuration.role, in: context.environment)
    if let glass = view.glass {
      colors.put(on: glass, view.look, role: view.configuration.role, in: context.environment)
    }
    let pressed = context.pressedState()
    let isPressed = pressed.read(in: context) && context.environment.isEnabled
    let inside = context.container(axis: .horizontal).setting {
      colors.apply(to: &$0)
      if view.look.hasGround { $0.applyFont(of: ButtonMetrics(in: context.environment)) }
    }
    // Several views in a label stand side by side.
    let label = view.configuration.label.part.resolve(in: inside)
    let row =
      label.count == 1
      ? label[0]
      : LayoutElement(HStackLayout(), kind: "HStack", items: label, direction: context.environment.layoutDirection)
    func button(_ content: ViewElement, isBare: Bool, area: TouchTarget.Area) -> ViewElement {
      let shown = isPressed ? OpacityElement(view.look.pressedOpacity, content: content) : content
      return ButtonElement(shown, view.configuration, in: context, isBare: isBare, area: area) { pressed.set($0) }
    }
    guard let ground = colors.ground else {
      return [button(row, isBare: view.look == .borderless, area: view.look == .plain ? .content : .frame)]
    }
    let platter = PlatterElement(
      row, insets: ButtonMetrics(in: context.environment).insets, style: ground, rim: colors.rim,
      outline: context.environment.buttonOutline(isGlass: view.glass != nil),
      isSquare: context.environment.buttonBorderShape == .circle,
      fillsWidth: context.environment.buttonSizing == .flexible)
    return [button(platter, isBare: false, area: .frame)]
  }
}

extension ButtonLook {
  nonisolated fileprivate var hasGround: Bool { self == .bordered || self == .prominent }

  /// Our choice, by eye: labels alone fade as UIKit's system buttons do, grounds less.
  fileprivate var pressedOpacity: Double { hasGround ? 0.75 : 0.2 }
}

// MARK: - Colours

/// What label and ground are inked with (facts: controls §1, measured §3).
private struct ButtonColors {
  /// Nil: as around.
  var label: AnyShapeStyle?
  var ground: ResolvedStyle?
  var rim: ResolvedStyle?

  /// Labels on glass are inked as text is until somebody tints them (our reading of the newer look; no facts).
  @MainActor mutating func put(
    on glass: Glass, _ look: ButtonLook, role: ButtonRole?, in environment: EnvironmentValues
  ) {
    if look == .bordered {
      ground = glass.kind == .identity ? ResolvedStyle.color(.clear) : glass.ground(in: environment)
      if environment.isEnabled, role != .destructive, environment.tint == nil, !environment.hasForegroundStyle {
        label = AnyShapeStyle(Color.primary)
      }
    }
    if glass.kind != .identity { rim = Glass.rim(in: environment) }
  }

  @MainActor init(_ look: ButtonLook, role: ButtonRole?, in environment: EnvironmentValues) {
    let tint = role == .destructive ? Color.red : Color(resolved: environment.tintColor)
    // A foreground style set around wins over the tint.
    let ink =
      environment.hasForegroundStyle && role != .destructive
      ? nil : role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(LabelTint())
    guard environment.isEnabled else {
      label = AnyShapeStyle(Color(uiColor: .tertiaryLabel))
      ground = look.hasGround ? Color(uiColor: .tertiarySystemFill)._resolve(in: environment) : nil
      return
    }
    switch look {
    case .plain: label = nil
    case .borderless: label = ink
    case .bordered:
      label = ink
      ground = Self.borderedGround(tint, role: role, in: environment)
    case .prominent:
      label = environment.hasForegroundStyle ? nil : AnyShapeStyle(Color.white)
      var environment = environment
      // The newer look's items are inked as text, but filled with the tint.
      if environment.isInBar, environment.world.look == .ios26 { environment.tint = environment.tintAroundBar }
      ground = (role == .destructive ? Color.red._resolve(in: environment) : environment.tintStyle)
    }
  }

  /// Grey unless a tint is set; measured (233, 233, 235) on white.
  @MainActor private static func borderedGround(
    _ tint: Color, role: ButtonRole?, in environment: EnvironmentValues
  ) -> ResolvedStyle {
    guard environment.tint != nil else { return Color(uiColor: .secondarySystemFill)._resolve(in: environment) }
    return tint.opacity(0.15)._resolve(in: environment)
  }

  func apply(to environment: inout EnvironmentValues) {
    if let label { environment.setForeground([label]) }
  }
}

/// The tint as one colour, where each part of the label is: a symbol in it may have an accent of its own.
private struct LabelTint: ShapeStyle {
  func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    ResolvedStyle.color(environment.tintColor).atLevel(level)
  }
}

// MARK: - Sizes

/// A bordered button's insets and font (facts: controls §1).
struct ButtonMetrics {
  var insets: EdgeInsets
  var font: Font?

  init(in environment: EnvironmentValues) {
    func insets(_ vertical: CGFloat, _ horizontal: CGFloat) -> EdgeInsets {
      EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
    switch environment.controlSize {
    case .mini, .small:
      (self.insets, font) = (insets(environment.world.look == .ios26 ? 6 : 5, 10), .subheadline)
    case .regular: (self.insets, font) = (insets(7, 12), nil)
    case .large, .extraLarge: (self.insets, font) = (insets(15, 20), nil)
    }
    if environment.buttonBorderShape == .circle {
      self.insets = EdgeInsets(self.insets.top)
    }
  }
}

extension EnvironmentValues {
  /// A font of the author's own stays.
  fileprivate mutating func applyFont(of metrics: ButtonMetrics) {
    if let font = metrics.font, text.font == nil { text.font = font }
  }

  /// The ground’s shape: continuous corners; at a radius of 8 they begin where the ones in pictures do, 10 from the ends.
  fileprivate func buttonOutline(isGlass: Bool) -> PlatterElement.Outline {
    switch buttonBorderShape.kind {
    case .capsule, .circle: return .capsule
    case .roundedRectangle(let radius?): return .rounded(radius)
    case .roundedRectangle(nil): return .rounded(standardButtonRadius)
    case .automatic:
      let isRound = isGlass || world.look == .ios26 || controlSize < .regular
      return isRound ? .capsule : .rounded(standardButtonRadius)
    }
  }

  private var standardButtonRadius: CGFloat {
    switch controlSize {
    case .mini, .small: 7
    case .regular: 8
    case .large, .extraLarge: 12
    }
  }
}

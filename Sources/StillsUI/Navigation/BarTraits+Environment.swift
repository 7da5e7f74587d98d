import Foundation
import StillsBars
import StillsCore
import StillsDisplay

extension BarTraits {
  /// What SwiftUI's bars adapt to. `scheme`: what a screen has asked for its bar.
  @MainActor init(_ environment: EnvironmentValues, scheme: ColorScheme? = nil) {
    var environment = environment
    if let scheme { environment.colorScheme = scheme }
    self.init(
      world: environment.world, typesetter: environment.surroundings.typesetter,
      isDark: environment.colorScheme == .dark, isRightToLeft: environment.layoutDirection == .rightToLeft,
      tint: environment.tintColor)
    (isInSheet, isElevated) = (environment.isInSheet, environment.isElevated)
  }
}

/// What `toolbarBackground` and its like say about one kind of bar.
struct BarRequest {
  var isHidden: Bool?
  var background: (any ShapeStyle)?
  var backgroundVisibility: Visibility?
  var colorScheme: ColorScheme?

  /// What `other` says wins.
  mutating func merge(_ other: BarRequest) {
    isHidden = other.isHidden ?? isHidden
    background = other.background ?? background
    backgroundVisibility = other.backgroundVisibility ?? backgroundVisibility
    colorScheme = other.colorScheme ?? colorScheme
  }

  /// The appearances that follow, over those of the app's proxies.
  ///
  /// A style shows once content has scrolled under the bar, and at the edge, too, where its visibility is `visible`;
  /// hidden, there is never a ground.
  @MainActor func appearance(
    over style: BarStyle, in environment: EnvironmentValues, traits: BarTraits, edge: TopEdgeEffect? = nil
  ) -> BarAppearanceChoice {
    var fallback: BarAppearance = style.isTranslucent ? .default(traits) : .opaque(traits)
    if traits.isGlass, style.isTranslucent {
      switch edge {
      case .hard: fallback = .default(traits)
      case .hidden: fallback = BarAppearance()
      case .soft, nil: fallback = .glass(traits)
      }
    }
    var choice = BarAppearanceChoice(bar: style.slots, fallback: fallback)
    var standard = style.slots.standard ?? fallback
    switch backgroundVisibility {
    case .hidden:
      let bare = standard.withoutBackground
      choice.screen = BarAppearanceSlots(standard: bare, compact: bare, scrollEdge: bare, compactScrollEdge: bare)
      return choice
    case .visible, .automatic, nil: break
    }
    if let background {
      var environment = environment
      environment.colorScheme = traits.isDark ? .dark : .light
      let resolved = background._resolve(in: environment)
      let grid = traits.pixelGrid
      standard.effect = .none
      standard.backgroundColor = nil
      standard.backgroundFill = { area in
        var painter = Painter(pixelGrid: grid)
        painter.fill(Path(area), with: resolved, in: area)
        return painter.commands
      }
      (choice.screen.standard, choice.screen.compact) = (standard, standard)
    }
    if backgroundVisibility == .visible {
      if traits.isGlass, background == nil, style.slots.standard == nil { standard = .default(traits) }
      choice.screen = BarAppearanceSlots(
        standard: standard, compact: standard, scrollEdge: standard, compactScrollEdge: standard)
    }
    return choice
  }
}

extension BarAppearance {
  /// The newer look's: content shows through, under a soft scrim once it has scrolled: about 14 % of ink fading over 80
  /// points (facts: controls §7).
  fileprivate static func glass(_ traits: BarTraits) -> BarAppearance {
    var appearance = BarAppearance()
    let ink = traits.color(.label)
    appearance.backgroundFill = { area in
      let stops = [
        GradientStop(color: ink.multiplyingAlpha(by: 0.14), location: 0),
        GradientStop(color: ink.multiplyingAlpha(by: 0), location: 1),
      ]
      let paint = Paint.linearGradient(
        stops: stops, start: CGPoint(x: area.midX, y: area.minY), end: CGPoint(x: area.midX, y: area.minY + 80))
      return [.fill(Path(area), paint, FillStyle())]
    }
    return appearance
  }
}

/// What a screen says about the tab bar around it.
struct TabBarRequest {
  enum Key: PreferenceKey {
    static var defaultValue: BarRequest { BarRequest() }
    static func reduce(value: inout BarRequest, nextValue: () -> BarRequest) { value.merge(nextValue()) }
  }
}

import Foundation
import StillsCore
import StillsGeometry

/// What modifiers say to the scroll view inside.
struct ScrollSettings {
  /// Around the content.
  var margins = EdgeInsets()
  /// The content's point that meets the same point of the view at first.
  var initialAnchor: UnitPoint?
  /// Where content stands that is shorter than the view.
  var alignmentAnchor: UnitPoint?
  /// Whether the content is cut at the view's edges.
  var clips = true
  /// Whether a finger moves it.
  var isEnabled = true
  var behavior: (any ScrollTargetBehavior)?
  var position: ScrollPositionLink?
  /// What the reader around was asked for.
  var requests: ScrollRequests?
  var geometryObservers: [@MainActor (ScrollGeometry) -> Void] = []
  /// What pulling it down does.
  var refresh: RefreshAction?
  var phaseObservers: [(ScrollPhase, ScrollPhase) -> Void] = []

  /// For the views inside a scroll view: a reader is asked by scroll views in it, however deep.
  var inside: ScrollSettings {
    var settings = ScrollSettings()
    settings.requests = requests
    return settings
  }
}

extension EnvironmentValues {
  private struct ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

  private struct ScrollAxesKey: EnvironmentKey { static var defaultValue: Axis.Set { [] } }

  /// The axes along which the scroll views around offer no length.
  var scrollAxes: Axis.Set {
    get { self[ScrollAxesKey.self] }
    set { self[ScrollAxesKey.self] = newValue }
  }

  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

nonisolated extension View {
  func scroll(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
    modifier(EnvironmentModifier { change(&$0.scrollSettings) })
  }

  // MARK: Margins

  /// Room around the content of scroll views inside; indicators do not show in a still.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scroll { settings in
      guard placement != .scrollIndicators else { return }
      for edge in Edge.allCases where edges.contains(edge) { settings.margins[edge] = insets[edge] }
    }
  }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? defaultPadding), for: placement)
  }

  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }

  // MARK: Position at rest

  /// Where scroll views inside start, and where their content stands when it is short.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scroll { ($0.initialAnchor, $0.alignmentAnchor) = (anchor, anchor) }
  }

  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    scroll { settings in
      if role == .initialOffset { settings.initialAnchor = anchor }
      if role == .alignment { settings.alignmentAnchor = anchor }
    }
  }

  public func scrollPosition(initialAnchor: UnitPoint?) -> some View { scroll { $0.initialAnchor = initialAnchor } }

  // MARK: Clipping

  /// Lets content show outside of scroll views inside.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { scroll { $0.clips = !disabled } }
}

/// What content margins move.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// What a scroll anchor is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

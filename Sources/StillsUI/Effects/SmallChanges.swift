import Foundation
import StillsCore

// Small wishes about how the system draws its own.

nonisolated extension EnvironmentValues {
  private struct LabelIconSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private struct LabelIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private struct LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  /// Between a label's icon and its title.
  var labelIconSpacing: CGFloat? {
    get { self[LabelIconSpacingKey.self] }
    set { self[LabelIconSpacingKey.self] = newValue }
  }

  /// The room that a label's icon stands in the middle of.
  var labelIconWidth: CGFloat? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }

  /// Whether links in lists have an arrow.
  var navigationLinkIndicator: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

nonisolated extension View {
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { environment(\.labelIconSpacing, spacing) }
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { environment(\.labelIconWidth, value) }
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicator, visibility)
  }

  // MARK: Accepted, and said so

  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View {
    undrawn(id == nil ? nil : "glassEffectUnion")
  }
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    undrawn(length == nil ? nil : "listSectionMargins")
  }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    undrawn(mode == .gradient ? "symbolColorRenderingMode" : nil)
  }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    undrawn(mode == .draw ? "symbolVariableValueMode" : nil)
  }
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { undrawn("onScrollTargetVisibilityChange") }

  public func sectionIndexLabel(_ label: Text?) -> some View { undrawn(label == nil ? nil : "sectionIndexLabel") }
  public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View { undrawn("sectionIndexLabel") }
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S) -> some View { undrawn("sectionIndexLabel") }

  private func undrawn(_ kind: String?) -> some View { modifier(UndrawnModifier(kind: kind)) }

  // MARK: The same at rest

  /// Shapes that have one name flow into each other when they change places.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
  public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }
}

/// Accepted without an effect on what is drawn: reported where it is used.
nonisolated struct UndrawnModifier: PrimitiveViewModifier {
  let kind: String?

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    if let kind = modifier.kind { context.report("\(kind): it is not drawn") }
    return content(context)
  }
}

nonisolated public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

nonisolated public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

nonisolated public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

nonisolated public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

nonisolated public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

nonisolated public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  public static let look = ScrollInputKind(name: "look")
}

nonisolated public enum TextInputFormattingControlPlacement: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let contextMenu = Set(rawValue: 1)
    public static let inputAssistant = Set(rawValue: 2)
    public static let all: Set = [.contextMenu, .inputAssistant]
    public static let `default`: Set = .all
  }
}

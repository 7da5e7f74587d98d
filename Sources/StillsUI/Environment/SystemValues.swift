import Foundation
import StillsCore
import StillsLayout

// Values that say how a screen stands while nobody touches it.

nonisolated extension EnvironmentValues {
  /// Whether the author's value says that the field here has the focus.
  public var isFocused: Bool { fieldFocus.get?() ?? false }
  public var isLuminanceReduced: Bool { false }
  public var isSceneCaptured: Bool { false }
  public var isHoverEffectEnabled: Bool { true }
  public var isTabBarShowingSections: Bool { false }
  public var tabBarPlacement: TabBarPlacement? { nil }
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
  public var autocorrectionDisabled: Bool { false }
  public var undoManager: UndoManager? { nil }
  public var keyboardShortcut: KeyboardShortcut? { nil }
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { .automatic }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }

  /// Whether a finger moves the scroll views inside.
  public var isScrollEnabled: Bool {
    get { scrollSettings.isEnabled }
    set { scrollSettings.isEnabled = newValue }
  }

  private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
  private struct LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  public internal(set) var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

/// Where a tab bar is.
nonisolated public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let topBar = TabBarPlacement(name: "topBar")
  public static let sidebar = TabBarPlacement(name: "sidebar")
}

nonisolated public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")
}

nonisolated public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// Looks anew for the view that has the focus at first.
public struct ResetFocusAction: Sendable {
  @MainActor public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Would ask for a review; a still asks for none.
public struct RequestReviewAction: Sendable {
  @MainActor public func callAsFunction() {}
}

/// Takes back what was done. In a still nothing is recorded.
open class UndoManager: NSObject {
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open var levelsOfUndo = 0
  open var undoActionName: String { "" }
  open var redoActionName: String { "" }
  open var isUndoRegistrationEnabled: Bool { false }
  open func undo() {}
  open func redo() {}
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func removeAllActions() {}
  open func setActionName(_ actionName: String) {}
  public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
}

nonisolated extension View {
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

  /// Hidden, controls inside show themselves without their labels.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    modifier(
      EnvironmentModifier {
        $0.labelsVisibility = visibility
        $0.hidesLabels = visibility == .hidden
      })
  }
}

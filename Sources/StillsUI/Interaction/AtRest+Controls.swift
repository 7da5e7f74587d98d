import Foundation
import StillsCore

// More of what shows only once someone looks for words, writes, or works with a pointer or a pencil.

nonisolated extension View {
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    undrawnPresentation("findNavigator", isPresented.wrappedValue)
  }
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View { self }
  public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View { self }
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View { self }
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }
  public func typeSelectEquivalent(_ key: LocalizedStringKey) -> some View { self }
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  public func textInputCompletion(_ completion: String) -> some View { self }
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
  public func translationPresentation(isPresented: Binding<Bool>, text: String) -> some View {
    undrawnPresentation("translationPresentation", isPresented.wrappedValue)
  }
}

nonisolated public struct HandGestureShortcut: Hashable, Sendable {
  public static let primaryAction = HandGestureShortcut()
}

nonisolated public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

nonisolated public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  public let location: CGPoint?
}

nonisolated public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilDoubleTapGestureValue)
  case ended(PencilDoubleTapGestureValue)
  case failed
}

nonisolated public enum DialogSeverity: Hashable, Sendable { case automatic, standard, critical }

nonisolated extension Image {
  /// How bright an image may shine; pictures have the standard range.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }

  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// Lets a view above give itself another name.
public struct RenameAction {
  let action: () -> Void
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button for the rename action around it; disabled where there is none.
nonisolated public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  private let label: Label

  public init() where Label == StillsUI.Label<Text, Image> {
    label = StillsUI.Label("Rename", systemImage: "pencil")
  }

  @MainActor public var body: some View {
    Button(action: { rename?() }) { label }.disabled(rename == nil)
  }
}

import Foundation
import StillsCore

/// How text gets into a field: a tap gives it the focus, typing adds to its end, a line break submits it.
@MainActor package struct TextTyping {
  private let text: Binding<String>
  private let names: [String]
  private let takesLines: Bool
  private let isEnabled: Bool
  private let focus: FieldFocus
  private let submit: (() -> Void)?
  private let place: ObjectIdentifier
  private let focused: FocusCenter

  /// `takesLines`: a line break is text, as in an editor.
  package init(_ text: Binding<String>, names: [String], takesLines: Bool, in context: ViewContext) {
    (self.text, self.names, self.takesLines) = (text, names, takesLines)
    isEnabled = context.environment.isEnabled
    focus = context.environment.fieldFocus
    submit = context.environment.submitAction
    place = ObjectIdentifier(context.node)
    focused = context.graph.memory { FocusCenter() }
    focused.refresh(place, type: type)
  }

  package var target: TouchTarget {
    var target = TouchTarget(role: .field, label: names.first, isEnabled: isEnabled) { _ in takeFocus() }
    target.names = Array(names.dropFirst())
    target.type = { type($0) }
    return target
  }

  private func takeFocus() { focused.take(place, focus: focus, type: type) }

  private func type(_ words: String) {
    takeFocus()
    guard !takesLines, let end = words.firstIndex(of: "\n") else {
      text.wrappedValue += words
      return
    }
    if end > words.startIndex { text.wrappedValue += String(words[..<end]) }
    submit?()
  }
}

/// Which field is typed in: one at most on a screen.
@MainActor package final class FocusCenter {
  private var current: (place: ObjectIdentifier, focus: FieldFocus, type: @MainActor (String) -> Void)?

  nonisolated package init() {}

  func take(_ place: ObjectIdentifier, focus: FieldFocus, type: @escaping @MainActor (String) -> Void) {
    if let current, current.place != place { current.focus.set?(false) }
    current = (place, focus, type)
    focus.set?(true)
  }

  /// The field was made anew: what is typed goes to the new one.
  func refresh(_ place: ObjectIdentifier, type: @escaping @MainActor (String) -> Void) {
    if current?.place == place { current?.type = type }
  }

  /// Types into the field that has the focus; false where none has.
  package func type(_ words: String) -> Bool {
    guard let current else { return false }
    current.type(words)
    return true
  }
}

/// What a view's `focused` says of the fields inside.
struct FieldFocus {
  /// Told when a field gets the focus, and when it loses it.
  var set: ((Bool) -> Void)?
}

nonisolated extension EnvironmentValues {
  private struct FieldFocusKey: EnvironmentKey { static var defaultValue: FieldFocus { FieldFocus() } }
  private struct SubmitActionKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

  var fieldFocus: FieldFocus {
    get { self[FieldFocusKey.self] }
    set { self[FieldFocusKey.self] = newValue }
  }

  /// What a field does when a line break is typed in it.
  package var submitAction: (() -> Void)? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

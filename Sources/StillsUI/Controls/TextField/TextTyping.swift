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
    focused.note(context.node, focus: focus, type: type)
  }

  package var target: TouchTarget {
    var target = TouchTarget(role: .field, label: names.first, isEnabled: isEnabled) { _ in takeFocus() }
    target.names = Array(names.dropFirst())
    target.type = { type($0) }
    return target
  }

  private func takeFocus() { focused.take(place, focus: focus) }

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

/// Which field is typed in: one at most on a screen. The author may move the focus, by the value a field is bound to.
@MainActor package final class FocusCenter {
  private struct Field {
    let place: ObjectIdentifier
    weak var node: IdentityNode?
    var focus: FieldFocus
    var type: @MainActor (String) -> Void

    /// What the author's value says; nil: it says nothing of this field.
    @MainActor var isFocused: Bool? { focus.get?() }
  }

  /// The fields of the screen, in the order in which they came up.
  private var fields: [Field] = []
  private var current: ObjectIdentifier?

  nonisolated package init() {}

  func take(_ place: ObjectIdentifier, focus: FieldFocus) {
    if let current = focusedField, current.place != place { current.focus.set?(false) }
    current = place
    focus.set?(true)
  }

  /// A field came up or was made anew: what is typed goes to the new one.
  func note(_ node: IdentityNode, focus: FieldFocus, type: @escaping @MainActor (String) -> Void) {
    let place = ObjectIdentifier(node)
    let field = Field(place: place, node: node, focus: focus, type: type)
    if let index = fields.firstIndex(where: { $0.place == place }) {
      fields[index] = field
      return
    }
    fields.append(field)
    node.onRemoval.append { [weak self] in
      self?.fields.removeAll { $0.place == place }
      if self?.current == place { self?.current = nil }
    }
  }

  /// The field that was typed in last, unless the author's values say otherwise.
  private var focusedField: Field? {
    fields.removeAll { $0.node == nil }
    let last = fields.first { $0.place == current }
    if last?.isFocused == true { return last }
    if let bound = fields.first(where: { $0.isFocused == true }) { return bound }
    return last?.isFocused == nil ? last : nil
  }

  /// Types into the field that has the focus; false where none has.
  package func type(_ words: String) -> Bool {
    guard let field = focusedField else { return false }
    field.type(words)
    return true
  }
}

/// What a view's `focused` says of the fields inside.
struct FieldFocus {
  /// Whether the author's value says that a field has the focus.
  var get: (() -> Bool)?
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

import Foundation
import StillsCore

// MARK: - Alerts

nonisolated extension View {
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alertCard(title, isPresented, actions: ControlPart(actions()), message: nil)
  }

  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alertCard(Text(titleKey), isPresented, actions: ControlPart(actions()), message: nil)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alertCard(Text(title), isPresented, actions: ControlPart(actions()), message: nil)
  }

  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alertCard(title, isPresented, actions: ControlPart(actions()), message: ControlPart(message()))
  }

  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alertCard(Text(titleKey), isPresented, actions: ControlPart(actions()), message: ControlPart(message()))
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alertCard(Text(title), isPresented, actions: ControlPart(actions()), message: ControlPart(message()))
  }

  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alertCard(title, isPresented, isShown: data != nil, actions: data.map { ControlPart(actions($0)) }, message: nil)
  }

  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alertCard(
      Text(titleKey), isPresented, isShown: data != nil, actions: data.map { ControlPart(actions($0)) }, message: nil)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alertCard(
      Text(title), isPresented, isShown: data != nil, actions: data.map { ControlPart(actions($0)) }, message: nil)
  }

  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alertCard(
      title, isPresented, isShown: data != nil, actions: data.map { ControlPart(actions($0)) },
      message: data.map { ControlPart(message($0)) })
  }

  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alertCard(
      Text(titleKey), isPresented, isShown: data != nil, actions: data.map { ControlPart(actions($0)) },
      message: data.map { ControlPart(message($0)) })
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alertCard(
      Text(title), isPresented, isShown: data != nil, actions: data.map { ControlPart(actions($0)) },
      message: data.map { ControlPart(message($0)) })
  }

  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alertCard(
      Text(error?.errorDescription ?? ""), isPresented, isShown: error != nil, actions: ControlPart(actions()),
      message: nil)
  }

  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    alertCard(
      Text(error?.errorDescription ?? ""), isPresented, isShown: error != nil,
      actions: error.map { ControlPart(actions($0)) }, message: error.map { ControlPart(message($0)) })
  }

  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return alertCard(
      alert?.title ?? Text(verbatim: ""), isPresented, isShown: alert != nil,
      actions: alert.map { ControlPart($0.actions) }, message: alert?.message.map { ControlPart($0) })
  }

  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let alert = item.wrappedValue.map(content)
    return alertCard(
      alert?.title ?? Text(verbatim: ""),
      Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
      isShown: alert != nil, actions: alert.map { ControlPart($0.actions) },
      message: alert?.message.map { ControlPart($0) })
  }
}

/// The alert of the older forms.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }

  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  fileprivate var actions: some View { Alert.views(of: buttons) }

  fileprivate static func views(of buttons: [Button]) -> some View {
    ForEach(Array(buttons.indices), id: \.self) { index in
      StillsUI.Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
    }
  }
}

// MARK: - Choices

nonisolated extension View {
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    choiceCards(title, isPresented, titleVisibility, actions: ControlPart(actions()), message: nil)
  }

  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    choiceCards(Text(titleKey), isPresented, titleVisibility, actions: ControlPart(actions()), message: nil)
  }

  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    choiceCards(Text(title), isPresented, titleVisibility, actions: ControlPart(actions()), message: nil)
  }

  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    choiceCards(title, isPresented, titleVisibility, actions: ControlPart(actions()), message: ControlPart(message()))
  }

  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    choiceCards(
      Text(titleKey), isPresented, titleVisibility, actions: ControlPart(actions()), message: ControlPart(message()))
  }

  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    choiceCards(
      Text(title), isPresented, titleVisibility, actions: ControlPart(actions()), message: ControlPart(message()))
  }

  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    choiceCards(
      title, isPresented, isShown: data != nil, titleVisibility, actions: data.map { ControlPart(actions($0)) },
      message: nil)
  }

  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    choiceCards(
      Text(titleKey), isPresented, isShown: data != nil, titleVisibility,
      actions: data.map { ControlPart(actions($0)) }, message: nil)
  }

  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    choiceCards(
      Text(title), isPresented, isShown: data != nil, titleVisibility, actions: data.map { ControlPart(actions($0)) },
      message: nil)
  }

  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    choiceCards(
      title, isPresented, isShown: data != nil, titleVisibility, actions: data.map { ControlPart(actions($0)) },
      message: data.map { ControlPart(message($0)) })
  }

  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    choiceCards(
      Text(titleKey), isPresented, isShown: data != nil, titleVisibility,
      actions: data.map { ControlPart(actions($0)) }, message: data.map { ControlPart(message($0)) })
  }

  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    choiceCards(
      Text(title), isPresented, isShown: data != nil, titleVisibility, actions: data.map { ControlPart(actions($0)) },
      message: data.map { ControlPart(message($0)) })
  }

  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return choiceCards(
      sheet?.title ?? Text(verbatim: ""), isPresented, isShown: sheet != nil, .visible,
      actions: sheet.map { ControlPart(Alert.views(of: $0.buttons)) }, message: sheet?.message.map { ControlPart($0) })
  }

  public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
    let sheet = item.wrappedValue.map(content)
    return choiceCards(
      sheet?.title ?? Text(verbatim: ""),
      Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }), isShown: sheet != nil,
      .visible, actions: sheet.map { ControlPart(Alert.views(of: $0.buttons)) },
      message: sheet?.message.map { ControlPart($0) })
  }

  public func dialogIcon(_ icon: Image?) -> some View { self }
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}

/// The choice of the older forms.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

// MARK: - Files

nonisolated extension View {
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { undrawnPresentation("fileImporter", isPresented.wrappedValue) }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { undrawnPresentation("fileImporter", isPresented.wrappedValue) }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { undrawnPresentation("fileImporter", isPresented.wrappedValue) }
}

import Foundation

// How text is typed is no part of a still; the modifiers are taken so that screens compile, and change nothing drawn.

/// The keyboards of UIKit.
nonisolated public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a text is about, for suggestions.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

nonisolated public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

nonisolated public struct TextInputAutocapitalization: Hashable, Sendable {
  private enum Kind { case never, words, sentences, characters }
  private let kind: Kind
  public static var never: TextInputAutocapitalization { .init(kind: .never) }
  public static var words: TextInputAutocapitalization { .init(kind: .words) }
  public static var sentences: TextInputAutocapitalization { .init(kind: .sentences) }
  public static var characters: TextInputAutocapitalization { .init(kind: .characters) }
}

nonisolated public struct SubmitLabel: Hashable, Sendable {
  private enum Kind { case done, go, send, join, route, search, `return`, next, `continue` }
  private let kind: Kind
  public static var done: SubmitLabel { .init(kind: .done) }
  public static var go: SubmitLabel { .init(kind: .go) }
  public static var send: SubmitLabel { .init(kind: .send) }
  public static var join: SubmitLabel { .init(kind: .join) }
  public static var route: SubmitLabel { .init(kind: .route) }
  public static var search: SubmitLabel { .init(kind: .search) }
  public static var `return`: SubmitLabel { .init(kind: .return) }
  public static var next: SubmitLabel { .init(kind: .next) }
  public static var `continue`: SubmitLabel { .init(kind: .continue) }
}

nonisolated public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

nonisolated extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View { modifier(EmptyModifier()) }
  public func textContentType(_ type: UITextContentType?) -> some View { modifier(EmptyModifier()) }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { modifier(EmptyModifier()) }
  public func disableAutocorrection(_ disable: Bool?) -> some View { modifier(EmptyModifier()) }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { modifier(EmptyModifier()) }
  public func submitLabel(_ label: SubmitLabel) -> some View { modifier(EmptyModifier()) }
  /// Keeps submitting inside from what views further out do.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(EnvironmentModifier { if isBlocking { $0.submitAction = nil } })
  }

  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    modifier(EmptyModifier())
  }

  /// Runs when a line break is typed into a field inside; those further out run too.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(
      EnvironmentModifier {
        guard triggers.contains(.text) else { return }
        let outer = $0.submitAction
        $0.submitAction = {
          action()
          outer?()
        }
      })
  }

  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { modifier(EmptyModifier()) }
}

/// Whether text can be selected.
nonisolated public protocol TextSelectability { static var allowsSelection: Bool { get } }

nonisolated public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }
nonisolated public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }

nonisolated extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: Self { Self() }
}

nonisolated extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: Self { Self() }
}

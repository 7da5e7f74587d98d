import StillsCore

// Lists of places that an assistive technology offers to go to.

/// One of the system's own rotors.
nonisolated public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  public static let links = AccessibilitySystemRotor("links")
  public static func links(visited: Bool) -> AccessibilitySystemRotor { Self(visited ? "visitedLinks" : "links") }
  public static let headings = AccessibilitySystemRotor("headings")
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    Self("headings\(level.rawValue)")
  }
  public static let boldText = AccessibilitySystemRotor("boldText")
  public static let italicText = AccessibilitySystemRotor("italicText")
  public static let underlineText = AccessibilitySystemRotor("underlineText")
  public static let misspelledWords = AccessibilitySystemRotor("misspelledWords")
  public static let images = AccessibilitySystemRotor("images")
  public static let textFields = AccessibilitySystemRotor("textFields")
  public static let tables = AccessibilitySystemRotor("tables")
  public static let lists = AccessibilitySystemRotor("lists")
  public static let landmarks = AccessibilitySystemRotor("landmarks")
}

/// Content of a rotor.
public protocol AccessibilityRotorContent {}

nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  public init(
    _ key: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  public init(
    _ label: Text? = nil, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  public init(_ key: LocalizedStringKey, textRange: Range<String.Index>) where ID == Never {}
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, textRange: Range<String.Index>) where ID == Never {}
}

/// Keeps nothing: no rotor is drawn.
nonisolated public struct _AccessibilityRotorParts: AccessibilityRotorContent {
  init() {}
}

@resultBuilder nonisolated public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> _AccessibilityRotorParts { .init() }
  public static func buildBlock(_ parts: _AccessibilityRotorParts...) -> _AccessibilityRotorParts { .init() }
  public static func buildIf(_ part: _AccessibilityRotorParts?) -> _AccessibilityRotorParts { .init() }
  public static func buildEither(first: _AccessibilityRotorParts) -> _AccessibilityRotorParts { .init() }
  public static func buildEither(second: _AccessibilityRotorParts) -> _AccessibilityRotorParts { .init() }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    nonisolated(unsafe) let path = id
    self.init(data: data, content: content, id: { $0[keyPath: path] })
  }

  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
}

nonisolated extension View {
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}

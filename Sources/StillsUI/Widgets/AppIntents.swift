import Foundation
import StillsCore

// What widgets need of AppIntents: intents with their parameters. Nothing performs them here.

public protocol IntentResult {}

nonisolated public struct _IntentResult: IntentResult, Sendable {}

nonisolated extension IntentResult where Self == _IntentResult {
  public static func result() -> _IntentResult { _IntentResult() }
}

public protocol AppIntent {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var openAppWhenRun: Bool { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var openAppWhenRun: Bool { false }
}

/// What somebody chooses for a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> _IntentResult { _IntentResult() }
}

nonisolated public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  private let text: String
  public init(stringLiteral value: String) { text = value }
  public init(_ description: LocalizedStringResource, categoryName: LocalizedStringResource? = nil) {
    text = String(localized: description)
  }
}

/// A parameter of an intent, which keeps its value for all copies of the intent.
@propertyWrapper nonisolated public struct IntentParameter<Value> {
  private final class Box {
    var value: Value?
    init(_ value: Value?) { self.value = value }
  }

  private let box: Box

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value
  ) { box = Box(defaultValue) }

  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) { box = Box(nil) }

  public init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, query: Query
  ) { box = Box(nil) }

  public var wrappedValue: Value {
    get {
      guard let value = box.value else { return Self.none }
      return value
    }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: IntentParameter { self }

  /// Of a parameter that was given no value: nothing, or what is nearest to it. Others trap, as on iOS.
  private static var none: Value {
    if let optional = Value.self as? any ExpressibleByNilLiteral.Type,
      let none = optional.init(nilLiteral: ()) as? Value
    {
      return none
    }
    let nearest: [Any] = ["", false, 0, 0.0, Date(timeIntervalSince1970: 0)]
    for value in nearest {
      if let value = value as? Value { return value }
    }
    preconditionFailure("a parameter of \(Value.self) has no value")
  }
}

extension AppIntent {
  public typealias Parameter = IntentParameter
}

public protocol AppEnum: RawRepresentable, CaseIterable, Hashable where RawValue: LosslessStringConvertible {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

nonisolated public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  public let name: String
  public init(stringLiteral value: String) { name = value }
  public init(name: LocalizedStringResource) { self.name = String(localized: name) }
}

nonisolated public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public let title: String
  public init(stringLiteral value: String) { title = value }
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {
    self.title = String(localized: title)
  }
}

// MARK: - Entities

public protocol AppEntity: Identifiable {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: DefaultQuery { get }
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  var displayRepresentation: DisplayRepresentation { get }
}

public protocol EntityQuery {
  associatedtype Entity: AppEntity
  associatedtype Result: Collection = [Entity]
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}

// MARK: - Controls

extension Button {
  /// A button that performs an intent: it is drawn, and a touch does nothing.
  nonisolated public init<I: AppIntent>(
    role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label
  ) { self.init(role: role, action: {}, label: label) }
}

extension Button where Label == Text {
  nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I) {
    self.init(role: role, action: {}, label: { Text(titleKey) })
  }
}

extension Toggle {
  nonisolated public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}

import Foundation
import StillsCore
import StillsUIKit

// `@Query` is a macro, as SwiftData's is: a property wrapper could not tell its elements by the property's type alone.

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "StillsMacros", type: "Query")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "StillsMacros", type: "Query")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "StillsMacros", type: "Query")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation = .default
) = #externalMacro(module: "StillsMacros", type: "Query")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction
) = #externalMacro(module: "StillsMacros", type: "Query")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation = .default
) = #externalMacro(module: "StillsMacros", type: "Query")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation = .default
) = #externalMacro(module: "StillsMacros", type: "Query")

@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation = .default
) = #externalMacro(module: "StillsMacros", type: "Query")

/// The objects of the container around that a view shows, found anew whenever they change.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>
  private let result: ([Element]) -> Result
  private var context: ModelContext?
  private var isPlaced = false

  private init(_ descriptor: FetchDescriptor<Element>) where Result == [Element] {
    (self.descriptor, result) = (descriptor, { $0 })
  }

  public var wrappedValue: Result { result(found) }
  public var projectedValue: Query { self }
  public var modelContext: ModelContext { context ?? ModelContext(ModelContainer(schema: Schema([]))) }
  public var fetchError: (any Error)? { nil }

  private var found: [Element] {
    guard let context else { return [] }
    do { return try context.fetch(descriptor) } catch {
      MainActor.assumeIsolated { UIKitStage.report("Query of \(Element.self): \(error); it finds nothing") }
      return []
    }
  }

  @MainActor public static func _install(_ property: inout Query, slot: DynamicPropertySlot) {
    property.context = slot.context.environment.shownModelContext
    if property.context == nil {
      slot.context.report("Query of \(Element.self): there is no modelContainer above; it finds nothing")
    }
  }
}

extension Query where Result == [Element] {
  public init() { self.init(FetchDescriptor()) }
  public init(animation: Animation) { self.init(FetchDescriptor()) }
  public init(transaction: Transaction) { self.init(FetchDescriptor()) }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation = .default
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation = .default
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation = .default
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) { self.init(descriptor) }
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) { self.init(descriptor) }
}

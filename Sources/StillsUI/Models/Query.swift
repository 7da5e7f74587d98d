import Foundation
import StillsCore
import StillsUIKit

/// The objects of the container around that a view shows, found anew whenever they change.
///
/// Its only argument is the kind of object, so that it follows from the property's type where the view's initialiser
/// sets the query.
@propertyWrapper public struct Query<Element: PersistentModel>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>
  private var context: ModelContext?
  private var isPlaced = false

  private init(_ descriptor: FetchDescriptor<Element>) { self.descriptor = descriptor }

  /// Here and not in an extension: only then may views that declare `@Query var` be made without saying so.
  public init() { self.init(FetchDescriptor()) }

  public var wrappedValue: [Element] { found }
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

extension Query {
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

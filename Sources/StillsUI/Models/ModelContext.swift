import Foundation
import Observation

/// Which objects are wanted, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

/// The objects of a container, in the order in which they were inserted.
public final class ModelContext: Observable, Equatable {
  private unowned let owner: ModelContainer?
  private let kept: ModelContainer?
  private let registrar = ObservationRegistrar()
  private var models: [any PersistentModel] = []
  private var known: Set<ObjectIdentifier> = []
  private var completed = 0
  private var revision = 0

  public var autosaveEnabled = true
  public private(set) var hasChanges = false
  public var undoManager: UndoManager?
  public var author: String?

  /// A container's own context, which keeps no container.
  init(of container: ModelContainer) { (owner, kept) = (container, nil) }

  /// Another view of a container: it shows the same objects.
  public init(_ container: ModelContainer) { (owner, kept) = (nil, container) }

  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  public var container: ModelContainer { kept ?? owner ?? ModelContainer(schema: Schema([])) }

  /// Where the objects are.
  private var store: ModelContext { kept?.storedContext ?? self }

  public var insertedModelsArray: [any PersistentModel] { store.models }
  public var deletedModelsArray: [any PersistentModel] { [] }
  public var changedModelsArray: [any PersistentModel] { [] }

  // MARK: - Changing

  public func insert<T: PersistentModel>(_ model: T) {
    let store = store
    guard !store.known.contains(ObjectIdentifier(model)) else { return }
    store.change { store.add(model) }
  }

  public func delete<T: PersistentModel>(_ model: T) {
    let store = store
    store.change { store.remove(model) }
  }

  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
  }

  public func save() throws { store.hasChanges = false }
  public func rollback() {}
  public func processPendingChanges() {}

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  private func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.revisionRead) {
      body()
      revision += 1
      hasChanges = true
    }
  }

  private func add(_ model: any PersistentModel) {
    guard known.insert(ObjectIdentifier(model)).inserted else { return }
    models.append(model)
    model._storedContext = self
    for reachable in Self.reachable(from: model) { add(reachable) }
  }

  private func remove(_ model: any PersistentModel) {
    guard known.remove(ObjectIdentifier(model)) != nil else { return }
    models.removeAll { $0 === model }
    completed = min(completed, models.count)
    model._storedContext = nil
    for relationship in type(of: model)._relationships {
      let targets = relationship.targets(model)
      if relationship.deleteRule == .cascade { for target in targets { remove(target) } }
    }
    for other in models {
      for relationship in type(of: other)._relationships { relationship.forget(model, other) }
      for relationship in type(of: model)._relationships { relationship.forget(other, model) }
    }
  }

  /// The objects that stored properties hold: they come with the one that holds them.
  private static func reachable(from model: any PersistentModel) -> [any PersistentModel] {
    Mirror(reflecting: model).children.flatMap { child -> [any PersistentModel] in
      if let one = child.value as? any PersistentModel { return [one] }
      return (child.value as? [any PersistentModel]) ?? []
    }
  }

  /// New objects are told who belongs to them.
  private func complete() {
    guard completed < models.count else { return }
    var index = completed
    while index < models.count {
      for reachable in Self.reachable(from: models[index]) { add(reachable) }
      index += 1
    }
    let news = models[completed...]
    completed = models.count
    var types: [any PersistentModel.Type] = []
    for model in models where !types.contains(where: { $0 == type(of: model) }) { types.append(type(of: model)) }
    for relationship in types.flatMap({ $0._relationships }) { for model in news { relationship.complete(model) } }
  }

  // MARK: - Finding

  /// What readers of the objects read.
  fileprivate var revisionRead: Int {
    registrar.access(self, keyPath: \.revisionRead)
    return revision
  }

  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    let store = store
    _ = store.revisionRead
    store.complete()
    var found = store.models.compactMap { $0 as? T }
    if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty {
      found = found.enumerated().sorted { left, right in
        for sort in descriptor.sortBy {
          switch sort.compare(left.element, right.element) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return left.offset < right.offset
      }.map(\.element)
    }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(max(0, offset))) }
    if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    return found
  }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws { for model in try fetch(descriptor) { try block(model) } }

  public func model(for persistentModelID: PersistentIdentifier) -> (any PersistentModel)? {
    store.models.first { $0.persistentModelID == persistentModelID }
  }

  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    model(for: persistentModelID) as? T
  }
}

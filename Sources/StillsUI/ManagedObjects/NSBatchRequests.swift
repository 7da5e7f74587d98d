import Foundation

/// What a store answers.
open class NSPersistentStoreResult: NSObject {}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType
  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) { (self.result, resultType) = (result, type) }
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchUpdateRequestResultType
  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) { (self.result, resultType) = (result, type) }
}

open class NSBatchInsertResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchInsertRequestResultType
  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) { (self.result, resultType) = (result, type) }
}

/// Deletes in the store itself: contexts learn of it when they are told, or look anew.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  fileprivate let find: (NSManagedObjectContext) throws -> [NSManagedObjectID]

  public init<T>(fetchRequest fetch: NSFetchRequest<T>) {
    find = { try $0.storedIdentifiers(fetch) }
  }

  public init(objectIDs objects: [NSManagedObjectID]) { find = { _ in objects } }
}

/// Changes values in the store itself.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  open var predicate: _NSPredicate?
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var includesSubentities = true
  public let entityName: String

  public init(entityName: String) { self.entityName = entityName }
  public init(entity: NSEntityDescription) { entityName = entity.shownName }
}

/// Adds objects to the store itself.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  public let entityName: String
  fileprivate let fill: (NSManagedObjectContext, NSEntityDescription) -> Void

  private init(entityName: String, fill: @escaping (NSManagedObjectContext, NSEntityDescription) -> Void) {
    (self.entityName, self.fill) = (entityName, fill)
  }

  public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entityName) { context, entity in
      for dictionary in dictionaries { ManagedModels.make(entity, in: context).setValuesForKeys(dictionary) }
    }
  }

  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.shownName, objects: dictionaries)
  }

  public convenience init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.init(entityName: entityName) { context, entity in
      var isDone = false
      while !isDone {
        let object = ManagedModels.make(entity, in: context)
        isDone = handler(object)
        if isDone { context.delete(object) }
      }
    }
  }

  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { self.init(entityName: entity.shownName, managedObjectHandler: handler) }

  public convenience init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entityName) { context, entity in
      while true {
        let dictionary = NSMutableDictionary()
        if handler(dictionary) { return }
        let object = ManagedModels.make(entity, in: context)
        for case let key as NSString in dictionary.allKeys {
          object.setValue(dictionary.object(forKey: key), forKey: String(describing: key))
        }
      }
    }
  }

  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) { self.init(entityName: entity.shownName, dictionaryHandler: handler) }
}

extension NSManagedObjectContext {
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest:
      let ids = try request.find(self)
      persistentStoreCoordinator?.remove(ids)
      let result: Any =
        switch request.resultType {
        case .resultTypeStatusOnly: true
        case .resultTypeObjectIDs: ids
        case .resultTypeCount: ids.count
        }
      return NSBatchDeleteResult(result, request.resultType)
    case let request as NSBatchUpdateRequest:
      let ids = try update(request)
      let result: Any =
        switch request.resultType {
        case .statusOnlyResultType: true
        case .updatedObjectIDsResultType: ids
        case .updatedObjectsCountResultType: ids.count
        }
      return NSBatchUpdateResult(result, request.resultType)
    case let request as NSBatchInsertRequest:
      let ids = try insert(request)
      let result: Any =
        switch request.resultType {
        case .statusOnly: true
        case .objectIDs: ids
        case .count: ids.count
        }
      return NSBatchInsertResult(result, request.resultType)
    default:
      ManagedReport.add("NSManagedObjectContext.execute: \(type(of: request)) is not known; nothing is done")
      return NSPersistentStoreResult()
    }
  }

  /// A context of its own sees the store as it is.
  private func storeContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    context.mergePolicy = mergePolicy
    return context
  }

  fileprivate func storedIdentifiers<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObjectID] {
    let identifiers = NSFetchRequest<NSManagedObjectID>()
    identifiers.entity = request.entity(in: self)
    (identifiers.predicate, identifiers.sortDescriptors) = (request.predicate, request.sortDescriptors)
    (identifiers.fetchLimit, identifiers.fetchOffset) = (request.fetchLimit, request.fetchOffset)
    identifiers.includesSubentities = request.includesSubentities
    identifiers.resultType = .managedObjectIDResultType
    return try storeContext().fetch(identifiers)
  }

  private func update(_ request: NSBatchUpdateRequest) throws -> [NSManagedObjectID] {
    let found = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
    found.predicate = request.predicate
    found.includesSubentities = request.includesSubentities
    let context = storeContext()
    let ids = try storedIdentifiers(found)
    for id in ids {
      let object = context.object(with: id)
      for (key, value) in request.propertiesToUpdate ?? [:] {
        guard let name = (key.base as? NSPropertyDescription)?.name ?? KeyValues.text(key.base) else { continue }
        let value = (value as? _NSExpression)?.term.value(object, [:]) ?? KeyValues.plain(value)
        persistentStoreCoordinator?.change(id) { $0.values[name] = ManagedValue.kept(value).map { .value($0) } }
      }
    }
    return ids
  }

  private func insert(_ request: NSBatchInsertRequest) throws -> [NSManagedObjectID] {
    let context = storeContext()
    guard let entity = context.entity(named: request.entityName) else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSCoreDataError,
        userInfo: [NSLocalizedDescriptionKey: "There is no entity \(request.entityName)."])
    }
    request.fill(context, entity)
    let objects = context.inserted
    try context.save()
    return objects.filter { $0.managedObjectContext != nil }.map(\.objectID)
  }
}

/// A request whose answer comes later; here it comes at once.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) { (fetchRequest, completionBlock) = (request, blk) }
}

open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  public let finalResult: [ResultType]?
  public let operationError: (any Error)? = nil

  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ result: [ResultType]) {
    (fetchRequest, finalResult) = (request, result)
  }
}

extension NSManagedObjectContext {
  @discardableResult
  public func execute<T>(_ request: NSAsynchronousFetchRequest<T>) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(request, try fetch(request.fetchRequest))
    request.completionBlock?(result)
    return result
  }
}

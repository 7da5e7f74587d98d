import Foundation

extension NSManagedObjectContext {
  /// The object of an identifier; nil where there is none, or it is deleted.
  func found(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let known = known[id] { return known.isDeleted ? nil : known }
    return source?.row(id).map(make)
  }

  private func make(_ row: StoredRow) -> NSManagedObject {
    let object = ManagedModels.make(row.id.entity, in: nil)
    object.objectID = row.id
    object.managedObjectContext = self
    fill(object, row)
    known[row.id] = object
    object.awakeFromFetch()
    return object
  }

  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let found = known[objectID] ?? found(objectID) { return found }
    let object = ManagedModels.make(objectID.entity, in: nil)
    object.objectID = objectID
    object.managedObjectContext = self
    known[objectID] = object
    return object
  }

  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let found = found(objectID) else {
      throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError)
    }
    return found
  }

  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { known[objectID] }

  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }

  /// All objects of an entity, those that are not saved at the end.
  func objects(of entity: NSEntityDescription, includingSubentities: Bool, pending: Bool = true) -> [NSManagedObject] {
    func isWanted(_ other: NSEntityDescription) -> Bool {
      includingSubentities ? other.isKindOf(entity: entity) : other === entity || other.name == entity.name
    }
    let kept = (source?.identifiers() ?? []).filter { isWanted($0.entity) }.compactMap(found)
    return pending ? kept + inserted.filter { isWanted($0.entity) } : kept
  }

  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = try results(request)
    let typed = found.compactMap { $0 as? T }
    if typed.count < found.count {
      ManagedReport.add("fetch: \(found.count - typed.count) objects are no \(T.self); they are left out")
    }
    return typed
  }

  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try objects(request).count }

  private func objects<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    _ = revisionRead
    guard let entity = request.entity(in: self) else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSCoreDataError,
        userInfo: [NSLocalizedDescriptionKey: "A fetch request must have an entity."])
    }
    var found = objects(
      of: entity, includingSubentities: request.includesSubentities, pending: request.includesPendingChanges)
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    found = (request.sortDescriptors ?? []).sort(found)
    if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    return found
  }

  private func results<T>(_ request: NSFetchRequest<T>) throws -> [Any] {
    switch request.resultType {
    case .countResultType: return [NSNumber(value: try objects(request).count)]
    case .managedObjectIDResultType: return try objects(request).map(\.objectID)
    case .dictionaryResultType: return request.dictionaries(try objects(request))
    default: return try objects(request)
    }
  }
}

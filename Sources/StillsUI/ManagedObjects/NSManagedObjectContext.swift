import Foundation
import Observation
import StillsUIKit

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// Objects that are being looked at and changed. All contexts do at once what they are asked for, where they are asked.
open class NSManagedObjectContext: NSObject {
  public struct ConcurrencyType: Hashable, Sendable {
    private let name: String
    public static let mainQueue = ConcurrencyType(name: "mainQueue")
    public static let privateQueue = ConcurrencyType(name: "privateQueue")
  }

  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var name: String?
  open var transactionAuthor: String?
  open var undoManager: UndoManager?
  open var mergePolicy: Any = NSMergePolicy.error
  open var automaticallyMergesChangesFromParent = false
  open var shouldDeleteInaccessibleFaults = true
  open var propagatesDeletesAtEndOfEvent = true
  open var retainsRegisteredObjects = false
  open var stalenessInterval: TimeInterval = -1
  public let userInfo = NSMutableDictionary()

  private var coordinator: NSPersistentStoreCoordinator?
  private var parentContext: NSManagedObjectContext?
  private let registrar = ObservationRegistrar()
  private var revision = 0
  var known: [NSManagedObjectID: NSManagedObject] = [:]
  /// In the order in which they were made, changed and deleted.
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  private var isNoticing = false
  /// What has changed since that was last told.
  private var news = ContextNews()

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parentContext?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator = newValue
      newValue?.attach(self)
    }
  }

  open var parent: NSManagedObjectContext? {
    get { parentContext }
    set {
      parentContext = newValue
      newValue?.children.append(WeakContext(context: self))
    }
  }

  struct WeakContext { weak var context: NSManagedObjectContext? }
  private(set) var children: [WeakContext] = []

  var source: (any ManagedSource)? { parentContext ?? coordinator }
  var model: NSManagedObjectModel? { source?.model }

  func entity(named name: String) -> NSEntityDescription? {
    model?.entity(named: name)
      ?? ManagedModels.files.lazy.compactMap { ManagedModels.model($0.name)?.entity(named: name) }.first
  }

  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  open var updatedObjects: Set<NSManagedObject> { Set(updated) }
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  open var registeredObjects: Set<NSManagedObject> { Set(known.values) }

  // MARK: - Changing

  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil || object.isDeleted else { return }
    object.managedObjectContext = self
    object.isInserted = true
    object.isDeleted = false
    known[object.objectID] = object
    inserted.append(object)
    object.awakeFromInsert()
    note { $0.inserted.append(object) }
  }

  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.prepareForDeletion()
    willChange(object)
    object.isDeleted = true
    for relationship in object.entity.relationships {
      let targets = object.related(relationship.name)
      switch relationship.deleteRule {
      case .cascadeDeleteRule: for target in targets { delete(target) }
      case .nullifyDeleteRule:
        guard let inverse = relationship.inverseRelationship else { continue }
        for target in targets where !target.isDeleted { target.unlink(inverse, object) }
      case .noActionDeleteRule, .denyDeleteRule: continue
      }
    }
    moveToDeleted(object)
    note { $0.deleted.append(object) }
  }

  /// What was never saved is forgotten, all else deleted when the context is saved.
  func moveToDeleted(_ object: NSManagedObject) {
    updated.removeAll { $0 === object }
    object.isUpdated = false
    if object.isInserted {
      inserted.removeAll { $0 === object }
      forget(object)
    } else {
      deleted.append(object)
    }
  }

  /// Before the first change since the last save the values are put aside.
  func willChange(_ object: NSManagedObject) {
    if object.saved == nil, !object.isInserted { object.saved = object.values }
  }

  func didChange(_ object: NSManagedObject) {
    if !object.isInserted, !object.isUpdated, !object.isDeleted {
      object.isUpdated = true
      updated.append(object)
    }
    note { if !$0.updated.contains(where: { $0 === object }) { $0.updated.append(object) } }
  }

  open func rollback() {
    for object in updated + deleted {
      object.objectWillChange.send()
      if let saved = object.saved { object.values = saved }
      settle(object)
    }
    for object in inserted {
      object.isInserted = false
      forget(object)
    }
    (inserted, updated, deleted) = ([], [], [])
    note { _ in }
  }

  open func reset() {
    for object in known.values.sorted(by: { $0.objectID.number < $1.objectID.number }) {
      settle(object)
      object.isInserted = false
      object.managedObjectContext = nil
    }
    (known, inserted, updated, deleted) = ([:], [], [], [])
    note { _ in }
  }

  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, !object.isInserted, !(flag && object.isUpdated) else { return }
    reload(object)
  }

  open func refreshAllObjects() {
    for object in known.values.sorted(by: { $0.objectID.number < $1.objectID.number }) where !object.hasChanges {
      reload(object)
    }
  }

  open func undo() { ManagedReport.add("NSManagedObjectContext.undo(): nothing is recorded; nothing is done") }
  open func redo() { ManagedReport.add("NSManagedObjectContext.redo(): nothing is recorded; nothing is done") }
  open func detectConflicts(for object: NSManagedObject) {}
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

  func settle(_ object: NSManagedObject) {
    (object.isUpdated, object.isDeleted, object.saved) = (false, false, nil)
  }

  func forget(_ object: NSManagedObject) {
    known[object.objectID] = nil
    object.isInserted = false
    object.managedObjectContext = nil
  }

  func reload(_ object: NSManagedObject) {
    guard let row = source?.row(object.objectID) else { return }
    object.objectWillChange.send()
    updated.removeAll { $0 === object }
    settle(object)
    fill(object, row)
    note { if !$0.refreshed.contains(where: { $0 === object }) { $0.refreshed.append(object) } }
  }

  func fill(_ object: NSManagedObject, _ row: StoredRow) {
    object.values = row.values.mapValues { stored in
      if case .value(let value) = stored { value } else { stored }
    }
  }

  // MARK: - What others have saved

  open func mergeChanges(fromContextDidSave notification: Notification) {
    func objects(_ key: String) -> [NSManagedObject] {
      (KeyValues.elements(of: notification.userInfo?[key]) ?? []).compactMap { $0 as? NSManagedObject }
    }
    for object in objects(NSUpdatedObjectsKey) {
      if let own = known[object.objectID], own !== object, !own.hasChanges { reload(own) }
    }
    for object in objects(NSDeletedObjectsKey) where known[object.objectID] !== object { drop(object.objectID) }
    note { _ in }
  }

  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    func identifiers(_ keys: String...) -> [NSManagedObjectID] {
      keys.flatMap { KeyValues.elements(of: changeNotificationData[$0]) ?? [] }.compactMap {
        ($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID
      }
    }
    for context in contexts {
      for id in identifiers(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey) {
        if let object = context.known[id], !object.hasChanges { context.reload(object) }
      }
      for id in identifiers(NSDeletedObjectsKey, NSDeletedObjectIDsKey) { context.drop(id) }
      context.note { _ in }
    }
  }

  // MARK: - Telling

  /// Those who show objects of this context read it.
  var revisionRead: Int {
    registrar.access(self, keyPath: \.revisionRead)
    return revision
  }

  func note(_ change: (inout ContextNews) -> Void) {
    registrar.withMutation(of: self, keyPath: \.revisionRead) { revision += 1 }
    change(&news)
    guard !isNoticing, concurrencyType == .mainQueueConcurrencyType, MainThread.isHere else { return }
    isNoticing = true
    Task { @MainActor [weak self] in
      self?.isNoticing = false
      self?.processPendingChanges()
    }
  }

  /// Tells who listens what has changed.
  open func processPendingChanges() {
    guard !news.isEmpty else { return }
    let told = news
    news = ContextNews()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: told.userInfo)
  }

  // MARK: - Blocks

  open func perform(_ block: @escaping () -> Void) {
    block()
    processPendingChanges()
  }

  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping () throws -> T
  ) async rethrows -> T {
    defer { processPendingChanges() }
    return try block()
  }

  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    defer { processPendingChanges() }
    return try block()
  }
}

extension NSManagedObjectContext: Observable {}

/// A state of a store to look at; there is only the present one.
open class NSQueryGenerationToken: NSObject {
  public static let current = NSQueryGenerationToken()
}

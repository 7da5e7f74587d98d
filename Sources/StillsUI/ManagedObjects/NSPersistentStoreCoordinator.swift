import Foundation

/// Where objects are kept: in memory, for as long as a picture takes, whatever is asked for.
open class NSPersistentStore: NSObject {
  public struct StoreType: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
  }

  public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var url: URL?
  open var identifier: String! = "store"
  public let type: String
  public let configurationName: String
  public let options: [AnyHashable: Any]?
  open var isReadOnly: Bool { options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false }
  open var metadata: [String: Any]! = [:]

  init(type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?) {
    (self.type, configurationName, self.url) = (type, configuration ?? "PF_DEFAULT_CONFIGURATION_NAME", url)
    self.options = options
  }
}

/// The rows of all stores together.
open class NSPersistentStoreCoordinator: NSObject {
  public let managedObjectModel: NSManagedObjectModel
  public private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?
  private var rows: [NSManagedObjectID: StoredRow] = [:]
  private var order: [NSManagedObjectID] = []
  private var contexts: [NSManagedObjectContext.WeakContext] = []

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    ManagedModels.use(model)
  }

  func attach(_ context: NSManagedObjectContext) {
    contexts.removeAll { $0.context == nil || $0.context === context }
    contexts.append(NSManagedObjectContext.WeakContext(context: context))
  }

  // MARK: - Stores

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: storeType, configuration: configuration, url: storeURL, options: options)
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    return store
  }

  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
        options: storeDescription.options)
      block(storeDescription, nil)
    } catch { block(storeDescription, error) }
  }

  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty { removeAll() }
  }

  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    removeAll()
  }

  open func destroyPersistentStore(
    at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { removeAll() }

  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
  ) throws {
    ManagedReport.add("replacePersistentStore: stores of files are not read; nothing is replaced")
  }

  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    store.url = URL
    return store
  }

  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  @discardableResult
  open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
    store.url = url
    return true
  }

  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata }

  open class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] { [:] }

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    order.first { $0.uriRepresentation() == url }
  }

  open func perform(_ block: @escaping () -> Void) { block() }
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  // MARK: - Rows

  private func removeAll() { (rows, order) = ([:], []) }

  /// Changes in the store itself, which contexts learn of only when they look.
  func change(_ id: NSManagedObjectID, _ body: (inout StoredRow) -> Void) {
    if var row = rows[id] {
      body(&row)
      rows[id] = row
    }
  }

  func add(_ row: StoredRow) {
    if rows.updateValue(row, forKey: row.id) == nil { order.append(row.id) }
    row.id.isTemporaryID = false
    row.id.persistentStore = persistentStores.first
  }

  func remove(_ ids: [NSManagedObjectID]) {
    let gone = Set(ids)
    for id in ids { rows[id] = nil }
    order.removeAll { gone.contains($0) }
    // No row leads to one that is gone.
    for id in order {
      guard let row = rows[id] else { continue }
      for (key, value) in row.values {
        switch value {
        case .object(let target) where gone.contains(target): rows[id]?.values[key] = nil
        case .objects(let targets) where targets.contains(where: { gone.contains($0) }):
          rows[id]?.values[key] = .objects(targets.filter { !gone.contains($0) })
        default: break
        }
      }
    }
  }
}

extension NSPersistentStoreCoordinator: ManagedSource {
  var model: NSManagedObjectModel? { managedObjectModel }
  func identifiers() -> [NSManagedObjectID] { order }
  func row(_ id: NSManagedObjectID) -> StoredRow? { rows[id] }

  func take(_ changes: StoredChanges, from context: NSManagedObjectContext) {
    for row in changes.inserted + changes.updated { add(row) }
    if !changes.deleted.isEmpty { remove(changes.deleted) }
    for other in contexts.compactMap(\.context) where other !== context && other.automaticallyMergesChangesFromParent {
      other.merge(changes)
    }
    NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: self)
  }
}

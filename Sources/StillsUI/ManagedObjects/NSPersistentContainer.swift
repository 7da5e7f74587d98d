import Foundation

/// How a store would be kept; a picture's is in memory, and new.
open class NSPersistentStoreDescription: NSObject {
  open var type = NSSQLiteStoreType
  open var url: URL?
  open var configuration: String?
  open var timeout: TimeInterval = 240
  open var isReadOnly = false
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  private var settings: [String: NSObject] = [:]
  private var pragmas: [String: NSObject] = [:]

  public init(url: URL) { self.url = url }
  public override init() { super.init() }

  open var options: [String: NSObject] { settings }
  open var sqlitePragmas: [String: NSObject] { pragmas }
  open func setOption(_ option: NSObject?, forKey key: String) { settings[key] = option }
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { pragmas[name] = value }
}

/// A model, a store and a context to look at it.
open class NSPersistentContainer: NSObject {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let place = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: place)]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// The model is that of the file of this name: `Library.xcdatamodeld`.
  public convenience init(name: String) {
    let model = ManagedModels.model(name)
    if model == nil {
      ManagedReport.addStanding(
        "NSPersistentContainer(name: “\(name)”): there is no \(name).xcdatamodeld beside the sources")
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  public convenience init(name: String, bundle: Bundle) { self.init(name: name) }

  open class func defaultDirectoryURL() -> URL {
    URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("Application Support")
  }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    block(context)
    context.processPendingChanges()
  }

  public func performBackgroundTask<T>(
    isolation: isolated (any Actor)? = #isolation, _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}

// MARK: - Of several devices

public enum CKDatabaseScope: Int, Sendable { case `public` = 1, `private`, shared }

/// With whom a store would be shared.
open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String
  open var databaseScope = CKDatabaseScope.private
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
  public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}

/// A container like any other: a still shares nothing.
open class NSPersistentCloudKitContainer: NSPersistentContainer {
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  public static let eventNotificationUserInfoKey = "event"

  open class Event: NSObject {
    public enum EventType: Int, Sendable { case setup, `import`, export }
    open var type: EventType { .setup }
    open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var endDate: Date? { nil }
    open var succeeded: Bool { false }
    open var error: (any Error)? { nil }
  }

  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}

  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
}

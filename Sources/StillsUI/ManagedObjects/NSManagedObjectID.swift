import Foundation

/// Which object it is, in every context.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  public let entity: NSEntityDescription
  /// In the order in which objects were made.
  let number: Int
  public internal(set) var isTemporaryID = true
  public internal(set) weak var persistentStore: NSPersistentStore?

  init(entity: NSEntityDescription) {
    self.entity = entity
    number = Self.next()
    super.init()
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var last = 0

  private static func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }

  open func uriRepresentation() -> URL {
    URL(string: "x-coredata://store/\(entity.className)/\(isTemporaryID ? "t" : "p")\(number)")
      ?? URL(fileURLWithPath: "/")
  }

  open override var description: String { uriRepresentation().absoluteString }
  open override var hash: Int { number }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID) === self }
}

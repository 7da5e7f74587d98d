import Foundation

/// What contexts and stores have in common: rows that lie beneath.
protocol ManagedSource: AnyObject {
  var model: NSManagedObjectModel? { get }
  func identifiers() -> [NSManagedObjectID]
  func row(_ id: NSManagedObjectID) -> StoredRow?
  func take(_ changes: StoredChanges, from context: NSManagedObjectContext)
}

/// What a context saves.
struct StoredChanges {
  var inserted: [StoredRow] = []
  var updated: [StoredRow] = []
  var deleted: [NSManagedObjectID] = []
}

/// What a property has in a store: relationships lead to identifiers.
enum StoredValue {
  case value(Any)
  case object(NSManagedObjectID)
  case objects([NSManagedObjectID])
}

/// An object as it lies in a store.
struct StoredRow {
  var id: NSManagedObjectID
  var values: [String: StoredValue]
}

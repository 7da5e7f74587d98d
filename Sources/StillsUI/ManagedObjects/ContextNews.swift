import Foundation

/// Changes that nobody has been told of.
struct ContextNews {
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  var refreshed: [NSManagedObject] = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    if !inserted.isEmpty { info[NSInsertedObjectsKey] = Set(inserted) }
    let changed = updated.filter { object in !inserted.contains { $0 === object } }
    if !changed.isEmpty { info[NSUpdatedObjectsKey] = Set(changed) }
    if !deleted.isEmpty { info[NSDeletedObjectsKey] = Set(deleted) }
    if !refreshed.isEmpty { info[NSRefreshedObjectsKey] = Set(refreshed) }
    return info
  }
}

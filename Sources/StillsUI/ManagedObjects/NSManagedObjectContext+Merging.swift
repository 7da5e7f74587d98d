import Foundation

// What others have saved.
extension NSManagedObjectContext {
  func merge(_ changes: StoredChanges) {
    for row in changes.updated {
      if let object = known[row.id], !object.hasChanges { reload(object) }
    }
    for id in changes.deleted { drop(id) }
    note { _ in }
  }

  func drop(_ id: NSManagedObjectID) {
    guard let object = known[id] else { return }
    object.objectWillChange.send()
    updated.removeAll { $0 === object }
    deleted.removeAll { $0 === object }
    settle(object)
    forget(object)
    note { $0.deleted.append(object) }
  }

  /// A child has saved into this context.
  func tellChanged(_ changes: StoredChanges) {
    note { news in
      news.inserted += changes.inserted.compactMap { known[$0.id] }
      news.updated += changes.updated.compactMap { known[$0.id] }
    }
  }

  func tellChildren(_ changes: StoredChanges, except saver: NSManagedObjectContext) {
    for child in children.compactMap(\.context) where child !== saver && child.automaticallyMergesChangesFromParent {
      child.merge(changes)
    }
  }
}

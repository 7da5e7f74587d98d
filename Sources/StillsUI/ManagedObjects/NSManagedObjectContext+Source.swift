import Foundation

/// As what lies beneath another context.
extension NSManagedObjectContext: ManagedSource {
  func identifiers() -> [NSManagedObjectID] {
    let gone = Set(deleted.map(\.objectID))
    return (source?.identifiers() ?? []).filter { !gone.contains($0) } + inserted.map(\.objectID)
  }

  func row(_ id: NSManagedObjectID) -> StoredRow? {
    if let object = known[id] { return object.isDeleted ? nil : object.row }
    return source?.row(id)
  }

  func take(_ changes: StoredChanges, from context: NSManagedObjectContext) {
    for row in changes.inserted where known[row.id] == nil {
      let object = ManagedModels.make(row.id.entity, in: nil)
      object.objectID = row.id
      object.managedObjectContext = self
      object.isInserted = true
      known[row.id] = object
      inserted.append(object)
      fill(object, row)
    }
    for row in changes.updated {
      guard let object = found(row.id) else { continue }
      object.willChange()
      fill(object, row)
      didChange(object)
    }
    for id in changes.deleted {
      guard let object = found(id) else { continue }
      willChange(object)
      object.isDeleted = true
      moveToDeleted(object)
    }
    tellChanged(changes)
    tellChildren(changes, except: context)
  }
}

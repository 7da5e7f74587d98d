import Foundation
import StillsCore

extension NSManagedObjectContext {
  /// Puts changes into what lies beneath: the parent, or the store.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    prepare()
    try unite()
    for object in inserted { try object.validateForInsert() }
    for object in updated { try object.validateForUpdate() }
    for object in deleted { try object.validateForDelete() }
    guard let source else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSCoreDataError,
        userInfo: [NSLocalizedDescriptionKey: "This NSManagedObjectContext has no persistent store coordinator."])
    }
    derive()
    let changes = StoredChanges(
      inserted: inserted.map(\.row), updated: updated.map(\.row), deleted: deleted.map(\.objectID))
    let saved = (inserted, updated, deleted)
    for object in inserted { object.isInserted = false }
    for object in inserted + updated + deleted { settle(object) }
    for object in deleted { forget(object) }
    (inserted, updated, deleted) = ([], [], [])
    source.take(changes, from: self)
    for object in saved.0 + saved.1 + saved.2 { object.didSave() }
    tell(saved.0, saved.1, saved.2)
    processPendingChanges()
  }

  /// Objects may change themselves and others before they are saved; what changes then is asked again.
  private func prepare() {
    var asked: Set<ObjectIdentifier> = []
    // As many rounds as a screen has to come to rest.
    for _ in 0..<64 {
      let open = (inserted + updated + deleted).filter { !asked.contains(ObjectIdentifier($0)) }
      guard !open.isEmpty else { return }
      for object in open {
        asked.insert(ObjectIdentifier(object))
        object.willSave()
      }
    }
  }

  private func tell(_ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject]) {
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self,
      userInfo: [
        NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated), NSDeletedObjectsKey: Set(deleted),
      ])
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: self,
      userInfo: [
        NSInsertedObjectIDsKey: Set(inserted.map(\.objectID)), NSUpdatedObjectIDsKey: Set(updated.map(\.objectID)),
        NSDeletedObjectIDsKey: Set(deleted.map(\.objectID)),
      ])
  }

  private func derive() {
    for object in inserted + updated {
      for case let attribute as NSDerivedAttributeDescription in object.entity.attributes {
        let term = attribute.derivationExpression?.term ?? Self.term(attribute)
        if let term { object.values[attribute.name] = term.value(object, [:]) }
      }
    }
  }

  /// `now:()`, `lowercase:(name)`, `items.@count`.
  private static func term(_ attribute: NSDerivedAttributeDescription) -> PredicateTerm? {
    guard let text = attribute.derivation, !text.isEmpty else { return nil }
    do { return try PredicateParser.term(text, arguments: []) } catch {
      ManagedReport.add("\(attribute.name): the derivation “\(text)” is not known; it is nil")
      return nil
    }
  }
}

extension NSManagedObject {
  /// As it is put into what lies beneath.
  var row: StoredRow {
    var stored: [String: StoredValue] = [:]
    for (key, value) in values {
      switch value {
      case let known as StoredValue: stored[key] = known
      case let members as ManagedMembers: stored[key] = .objects(members.objects.map(\.objectID))
      case let object as NSManagedObject where entity.relationship(key) != nil: stored[key] = .object(object.objectID)
      default: stored[key] = .value(value)
      }
    }
    return StoredRow(id: objectID, values: stored)
  }
}

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

  // MARK: - Uniqueness

  /// Objects that must be unique and say the same become one, as the merge policy has it.
  private func unite() throws {
    let type = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
    for object in inserted where object.isInserted {
      for constraint in object.entity.allConstraints {
        let values = constraint.map { KeyValues.plain(object.values[$0]) }
        guard !values.contains(where: { $0 == nil }), let other = twin(of: object, constraint, values) else { continue }
        guard type != .errorMergePolicyType else {
          let names = constraint.joined(separator: ", ")
          throw NSError(
            domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
            userInfo: [NSLocalizedDescriptionKey: "Another \(object.entity.shownName) has the same \(names)."])
        }
        let isStoreRight =
          type == .mergeByPropertyStoreTrumpMergePolicyType || type == .rollbackMergePolicyType
        merge(object, into: other, keepingValues: isStoreRight)
        break
      }
    }
  }

  private func twin(of object: NSManagedObject, _ constraint: [String], _ values: [Any?]) -> NSManagedObject? {
    objects(of: object.entity, includingSubentities: true).first { other in
      guard other !== object, !other.isDeleted, !other.isInserted || other.objectID.number < object.objectID.number
      else { return false }
      return zip(constraint, values).allSatisfy { KeyValues.isEqual(other.values[$0], $1) }
    }
  }

  private func merge(_ object: NSManagedObject, into other: NSManagedObject, keepingValues: Bool) {
    if !keepingValues {
      for attribute in object.entity.attributes {
        if let value = object.values[attribute.name] { other.write(value, attribute.name) }
      }
    }
    for relationship in object.entity.relationships {
      let targets = object.related(relationship.name)
      guard !targets.isEmpty else { continue }
      object.relate(relationship, to: [])
      if relationship.isToMany {
        other.add(targets, to: relationship)
      } else if !keepingValues || other.related(relationship.name).isEmpty {
        other.relate(relationship, to: targets)
      }
    }
    inserted.removeAll { $0 === object }
    updated.removeAll { $0 === object }
    forget(object)
  }
}

extension NSEntityDescription {
  fileprivate var allConstraints: [[String]] {
    let own = uniquenessConstraints.map { constraint in
      constraint.compactMap { ($0 as? NSPropertyDescription)?.name ?? KeyValues.text($0) }
    }
    return (superentity?.allConstraints ?? []) + own.filter { !$0.isEmpty }
  }
}

extension NSManagedObject {
  fileprivate var row: StoredRow {
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

  // MARK: - Validating

  func validate() throws {
    var problems: [NSError] = []
    for property in entity.properties where !property.isOptional && !property.isTransient {
      if let attribute = property as? NSAttributeDescription {
        if attribute is NSDerivedAttributeDescription || KeyValues.plain(values[attribute.name]) != nil { continue }
        // A number that no optional shows is never missing.
        if Self.numbers.contains(attribute.attributeType), attribute.attributeValueClassName == nil { continue }
        problems.append(problem(NSValidationMissingMandatoryPropertyError, attribute.name, "is a required value"))
      } else if let relationship = property as? NSRelationshipDescription {
        let count = related(relationship.name).count
        if count < max(1, relationship.minCount) {
          let code =
            relationship.isToMany
            ? NSValidationRelationshipLacksMinimumCountError : NSValidationMissingMandatoryPropertyError
          problems.append(problem(code, relationship.name, "is a required value"))
        } else if relationship.maxCount > 0, count > relationship.maxCount {
          problems.append(
            problem(NSValidationRelationshipExceedsMaximumCountError, relationship.name, "has too many objects"))
        }
      }
    }
    guard let first = problems.first else { return }
    if problems.count == 1 { throw first }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
      userInfo: [
        NSLocalizedDescriptionKey: "Multiple validation errors occurred.", NSDetailedErrorsKey: problems,
      ])
  }

  private static let numbers: Set<NSAttributeType> = [
    .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
    .floatAttributeType, .booleanAttributeType,
  ]

  func validateDeletion() throws {
    for relationship in entity.relationships where relationship.deleteRule == .denyDeleteRule {
      if related(relationship.name).contains(where: { !$0.isDeleted }) {
        throw problem(NSValidationRelationshipDeniedDeleteError, relationship.name, "still has objects")
      }
    }
  }

  private func problem(_ code: Int, _ key: String, _ words: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: [
        NSLocalizedDescriptionKey: "\(key) \(words).", NSValidationKeyErrorKey: key, NSValidationObjectErrorKey: self,
      ])
  }
}

// MARK: - As what lies beneath another context

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
      updated.removeAll { $0 === object }
      object.isUpdated = false
      if object.isInserted {
        inserted.removeAll { $0 === object }
        forget(object)
      } else {
        deleted.append(object)
      }
    }
    tellChanged(changes)
    tellChildren(changes, except: context)
  }
}

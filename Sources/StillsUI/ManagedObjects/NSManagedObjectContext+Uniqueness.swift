import Foundation

extension NSManagedObjectContext {
  /// Objects that must be unique and say the same become one, as the merge policy has it.
  func unite() throws {
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

import Foundation

extension NSManagedObject {
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

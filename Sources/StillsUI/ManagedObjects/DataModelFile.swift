import Foundation

/// What Xcode's `contents` file of a data model says.
package struct DataModelFile {
  package struct Attribute {
    package var name: String
    package var isOptional: Bool
    package var isTransient: Bool
    /// As in the file: `Integer 16`.
    package var type: String
    package var isScalar: Bool
    package var defaultText: String?
    package var className: String?
    package var transformer: String?
    package var derivation: String?
  }

  package struct Relationship {
    package var name: String
    package var isOptional: Bool
    package var isTransient: Bool
    package var isToMany: Bool
    package var isOrdered: Bool
    package var minCount: Int
    package var maxCount: Int
    package var deleteRule: String
    package var destination: String?
    package var inverse: String?
    package var inverseEntity: String?
  }

  package struct Entity {
    /// Who writes the class.
    package enum Generation { case whole, extensionOnly, none }
    package var name: String
    package var className: String
    package var parent: String?
    package var isAbstract: Bool
    package var generation: Generation
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    package var fetchedProperties: [String] = []
    package var constraints: [[String]] = []
    package var userInfo: [String: String] = [:]
  }

  /// That of the folder, without its ending.
  package var name: String
  /// The file itself.
  package let contents: String
  package var entities: [Entity] = []

  package init(name: String, contents: [UInt8]) {
    self.name = name
    self.contents = String(decoding: contents, as: UTF8.self)
    var isInEntity = false
    for tag in XMLTag.all(in: contents) {
      switch tag.name {
      case "entity":
        isInEntity = !tag.isEnd
        if !tag.isEnd, let entity = Self.entity(tag) { entities.append(entity) }
        if tag.isWhole { isInEntity = false }
      case "attribute" where isInEntity && !tag.isEnd:
        if let attribute = Self.attribute(tag) { change { $0.attributes.append(attribute) } }
      case "relationship" where isInEntity && !tag.isEnd:
        if let relationship = Self.relationship(tag) { change { $0.relationships.append(relationship) } }
      case "fetchedProperty" where isInEntity && !tag.isEnd:
        if let name = tag["name"] { change { $0.fetchedProperties.append(name) } }
      case "uniquenessConstraint" where isInEntity && !tag.isEnd:
        change { $0.constraints.append([]) }
      case "constraint" where isInEntity && !tag.isEnd:
        if let name = tag["value"] {
          change { if !$0.constraints.isEmpty { $0.constraints[$0.constraints.count - 1].append(name) } }
        }
      default: break
      }
    }
  }

  private mutating func change(_ body: (inout Entity) -> Void) {
    if !entities.isEmpty { body(&entities[entities.count - 1]) }
  }

  private static func entity(_ tag: XMLTag) -> Entity? {
    guard let name = tag["name"] else { return nil }
    let generation: Entity.Generation =
      switch tag["codeGenerationType"] {
      case "class": .whole
      case "category": .extensionOnly
      default: .none
      }
    let className = tag["representedClassName"]?.split(separator: ".").last.map(String.init)
    return Entity(
      name: name, className: className ?? "NSManagedObject", parent: tag["parentEntity"],
      isAbstract: tag["isAbstract"] == "YES", generation: className == nil ? .none : generation)
  }

  private static func attribute(_ tag: XMLTag) -> Attribute? {
    guard let name = tag["name"] else { return nil }
    return Attribute(
      name: name, isOptional: tag["optional"] == "YES", isTransient: tag["transient"] == "YES",
      type: tag["attributeType"] ?? "Undefined", isScalar: tag["usesScalarValueType"] == "YES",
      defaultText: tag["defaultValueString"] ?? tag["defaultDateTimeInterval"], className: tag["customClassName"],
      transformer: tag["valueTransformerName"],
      derivation: tag["derived"] == "YES" ? tag["derivationExpression"] ?? "" : nil)
  }

  private static func relationship(_ tag: XMLTag) -> Relationship? {
    guard let name = tag["name"] else { return nil }
    return Relationship(
      name: name, isOptional: tag["optional"] == "YES", isTransient: tag["transient"] == "YES",
      isToMany: tag["toMany"] == "YES", isOrdered: tag["ordered"] == "YES",
      minCount: tag["minCount"].flatMap { Int($0) } ?? 0, maxCount: tag["maxCount"].flatMap { Int($0) } ?? 0,
      deleteRule: tag["deletionRule"] ?? "Nullify", destination: tag["destinationEntity"], inverse: tag["inverseName"],
      inverseEntity: tag["inverseEntity"])
  }
}

extension DataModelFile.Attribute {
  package var attributeType: NSAttributeType {
    switch type {
    case "Integer 16": .integer16AttributeType
    case "Integer 32": .integer32AttributeType
    case "Integer 64": .integer64AttributeType
    case "Decimal": .decimalAttributeType
    case "Double": .doubleAttributeType
    case "Float": .floatAttributeType
    case "String": .stringAttributeType
    case "Boolean": .booleanAttributeType
    case "Date": .dateAttributeType
    case "Binary": .binaryDataAttributeType
    case "UUID": .UUIDAttributeType
    case "URI": .URIAttributeType
    case "Transformable": .transformableAttributeType
    default: .undefinedAttributeType
    }
  }

  var defaultValue: Any? {
    guard let text = defaultText else { return nil }
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: return Int64(text)
    case .doubleAttributeType, .floatAttributeType: return Double(text)
    case .decimalAttributeType: return NSDecimalNumber(string: text)
    case .booleanAttributeType: return text == "YES" || text == "1" || text == "true"
    case .stringAttributeType: return text
    case .dateAttributeType: return Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: return UUID(uuidString: text)
    case .URIAttributeType: return URL(string: text)
    default: return nil
    }
  }
}

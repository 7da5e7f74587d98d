import Foundation

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

/// One of an entity's properties.
open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  open var versionHashModifier: String?
  open var isIndexed = false
  open var isIndexedBySpotlight = false
  open var isStoredInExternalRecord = false
  open internal(set) weak var entity: NSEntityDescription?

  public override init() { super.init() }
}

/// A property with a value of its own.
open class NSAttributeDescription: NSPropertyDescription {
  public struct AttributeType: Hashable, Sendable, RawRepresentable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ type: NSAttributeType) { rawValue = type.rawValue }
    public static let undefined = AttributeType(.undefinedAttributeType)
    public static let integer16 = AttributeType(.integer16AttributeType)
    public static let integer32 = AttributeType(.integer32AttributeType)
    public static let integer64 = AttributeType(.integer64AttributeType)
    public static let decimal = AttributeType(.decimalAttributeType)
    public static let double = AttributeType(.doubleAttributeType)
    public static let float = AttributeType(.floatAttributeType)
    public static let string = AttributeType(.stringAttributeType)
    public static let boolean = AttributeType(.booleanAttributeType)
    public static let date = AttributeType(.dateAttributeType)
    public static let binaryData = AttributeType(.binaryDataAttributeType)
    public static let uuid = AttributeType(.UUIDAttributeType)
    public static let uri = AttributeType(.URIAttributeType)
    public static let transformable = AttributeType(.transformableAttributeType)
    public static let objectID = AttributeType(.objectIDAttributeType)
    public static let composite = AttributeType(.compositeAttributeType)
  }

  open var attributeType = NSAttributeType.undefinedAttributeType
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
  open var preservesValueInHistoryOnDeletion = false
  open var allowsCloudEncryption = false

  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
}

/// A value that follows from others; it is worked out when objects are saved.
open class NSDerivedAttributeDescription: NSAttributeDescription {
  open var derivationExpression: _NSExpression?
  /// The expression's text.
  var derivation: String?
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A property that leads to other objects: to many, unless `maxCount` is 1.
open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var minCount = 0
  open var maxCount = 0
  open var isOrdered = false
  open var deleteRule = NSDeleteRule.nullifyDeleteRule

  open var isToMany: Bool { maxCount != 1 }
}

/// Objects that a request finds; a still finds none for it.
open class NSFetchedPropertyDescription: NSPropertyDescription {
  open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?
}

open class NSFetchIndexElementDescription: NSObject {
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {}
}

public enum NSFetchIndexElementType: UInt, Sendable { case binary, rTree }

/// How a store would find objects faster.
open class NSFetchIndexDescription: NSObject {
  open var name: String
  open var elements: [NSFetchIndexElementDescription]
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    (self.name, self.elements) = (name, elements ?? [])
  }
}

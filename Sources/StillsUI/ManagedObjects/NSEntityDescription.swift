import Foundation

/// A kind of stored object: what it is called, and what it has.
open class NSEntityDescription: NSObject {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var renamingIdentifier: String?
  open var versionHashModifier: String?
  open var userInfo: [AnyHashable: Any]?
  open var uniquenessConstraints: [[Any]] = []
  open var indexes: [NSFetchIndexDescription] = []
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  open internal(set) weak var superentity: NSEntityDescription?
  private var ownProperties: [NSPropertyDescription] = []
  private var known: [String: NSPropertyDescription]?

  public override init() { super.init() }

  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities {
        entity.superentity = self
        entity.forget()
      }
    }
  }

  /// Those of the entity above come first.
  open var properties: [NSPropertyDescription] {
    get {
      (superentity?.properties ?? []).filter { above in !ownProperties.contains { $0.name == above.name } }
        + ownProperties
    }
    set {
      let inherited = superentity?.properties ?? []
      ownProperties = newValue.filter { property in !inherited.contains { $0 === property } }
      for property in ownProperties { property.entity = self }
      forget()
    }
  }

  private func forget() {
    known = nil
    for entity in subentities { entity.forget() }
  }

  open var propertiesByName: [String: NSPropertyDescription] {
    if let known { return known }
    let named = Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
    known = named
    return named
  }

  var attributes: [NSAttributeDescription] { properties.compactMap { $0 as? NSAttributeDescription } }
  var relationships: [NSRelationshipDescription] { properties.compactMap { $0 as? NSRelationshipDescription } }

  open var attributesByName: [String: NSAttributeDescription] {
    Dictionary(attributes.map { ($0.name, $0) }) { _, last in last }
  }

  open var relationshipsByName: [String: NSRelationshipDescription] {
    Dictionary(relationships.map { ($0.name, $0) }) { _, last in last }
  }

  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { _, last in last }
  }

  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationships.filter { $0.destinationEntity === entity }
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    var current: NSEntityDescription? = self
    while let known = current {
      if known === entity || (known.name != nil && known.name == entity.name) { return true }
      current = known.superentity
    }
    return false
  }

  func relationship(_ key: String) -> NSRelationshipDescription? { propertiesByName[key] as? NSRelationshipDescription }
  func attribute(_ key: String) -> NSAttributeDescription? { propertiesByName[key] as? NSAttributeDescription }

  /// The class without the module in front.
  var className: String { (managedObjectClassName ?? "").split(separator: ".").last.map(String.init) ?? "" }

  var shownName: String { name ?? className }

  // MARK: - Finding and making

  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.entity(named: entityName)
  }

  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.entity(named: entityName) ?? ManagedModels.unknown(entityName)
    return ManagedModels.make(entity, in: context)
  }

  open override var description: String { "entity \(shownName)" }
}

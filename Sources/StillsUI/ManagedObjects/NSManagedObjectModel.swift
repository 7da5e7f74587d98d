import Foundation

/// All kinds of objects that a store keeps.
open class NSManagedObjectModel: NSObject {
  private var templates: [String: NSFetchRequest<NSFetchRequestResult>] = [:]
  open var versionIdentifiers: Set<AnyHashable> = []
  open var localizationDictionary: [String: String]?

  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }

  public override init() { super.init() }

  /// The model of a name, wherever its file would be: `Library.momd`.
  public init?(contentsOf url: URL) {
    super.init()
    let name = url.deletingPathExtension().lastPathComponent
    guard let file = ManagedModels.file(name) else { return nil }
    add(file)
  }

  init(files: [DataModelFile]) {
    super.init()
    for file in files { add(file) }
  }

  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel(files: ManagedModels.files)
  }

  public init?(byMerging models: [NSManagedObjectModel]?) {
    super.init()
    entities = models?.flatMap(\.entities) ?? []
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { _, last in last }
  }

  open var configurations: [String] { [] }
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? { entities }
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {}

  open var fetchRequestTemplatesByName: [String: NSFetchRequest<NSFetchRequestResult>] { templates }

  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? { templates[name] }

  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<NSFetchRequestResult>?, forName name: String
  ) { templates[name] = fetchRequestTemplate }

  func entity(named name: String) -> NSEntityDescription? { entities.first { $0.name == name } }

  // MARK: - Files

  private func add(_ file: DataModelFile) {
    let made = file.entities.map { description -> NSEntityDescription in
      let entity = NSEntityDescription()
      entity.name = description.name
      entity.managedObjectClassName = description.className
      entity.isAbstract = description.isAbstract
      entity.uniquenessConstraints = description.constraints.map { $0.map { $0 as Any } }
      entity.userInfo = description.userInfo
      return entity
    }
    entities += made
    func named(_ name: String?) -> NSEntityDescription? { name.flatMap { name in made.first { $0.name == name } } }
    for (entity, description) in zip(made, file.entities) {
      if let parent = named(description.parent) { parent.subentities.append(entity) }
    }
    for (entity, description) in zip(made, file.entities) {
      entity.properties +=
        description.attributes.map(Self.attribute)
        + description.relationships.map { Self.relationship($0, to: named($0.destination)) }
        + description.fetchedProperties.map { name in
          let property = NSFetchedPropertyDescription()
          property.name = name
          return property
        }
    }
    for (entity, description) in zip(made, file.entities) {
      for relationship in description.relationships {
        guard let inverse = relationship.inverse,
          let target = named(relationship.inverseEntity ?? relationship.destination)
        else { continue }
        entity.relationship(relationship.name)?.inverseRelationship = target.relationship(inverse)
      }
    }
  }

  private static func attribute(_ file: DataModelFile.Attribute) -> NSPropertyDescription {
    let attribute: NSAttributeDescription
    if let derivation = file.derivation {
      let derived = NSDerivedAttributeDescription()
      derived.derivation = derivation
      attribute = derived
    } else {
      attribute = NSAttributeDescription()
    }
    attribute.name = file.name
    attribute.isOptional = file.isOptional
    attribute.isTransient = file.isTransient
    attribute.attributeType = file.attributeType
    attribute.defaultValue = file.defaultValue
    attribute.attributeValueClassName = file.className
    attribute.valueTransformerName = file.transformer
    return attribute
  }

  private static func relationship(
    _ file: DataModelFile.Relationship, to target: NSEntityDescription?
  ) -> NSPropertyDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = file.name
    relationship.isOptional = file.isOptional
    relationship.isTransient = file.isTransient
    relationship.isOrdered = file.isOrdered
    relationship.minCount = file.minCount
    relationship.maxCount = file.isToMany ? file.maxCount : 1
    relationship.destinationEntity = target
    relationship.deleteRule =
      switch file.deleteRule {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
    return relationship
  }
}

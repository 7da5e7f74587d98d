import Foundation
import StillsCombine

/// What a request may find.
public protocol NSFetchRequestResult {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

/// A stored object. Its values are kept by name; the properties of its class read and write them.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  public let entity: NSEntityDescription
  public internal(set) var objectID: NSManagedObjectID
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public internal(set) var isInserted = false
  public internal(set) var isUpdated = false
  public internal(set) var isDeleted = false
  public var faultingState: Int { 0 }
  public var isFault: Bool { false }
  public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  public var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// Attributes and what they have; relationships, and the object, `ManagedMembers` or `StoredValue` they lead to.
  var values: [String: Any] = [:]
  /// The values before the changes that are not saved.
  var saved: [String: Any]?

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity: entity)
    super.init()
    for attribute in entity.attributes {
      if let value = KeyValues.plain(attribute.defaultValue) { values[attribute.name] = value }
    }
    context?.insert(self)
  }

  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: ManagedModels.entity(of: Self.self, in: moc.model), insertInto: moc)
  }

  /// An object of no context.
  public convenience override init() { self.init(entity: ManagedModels.entity(of: Self.self), insertInto: nil) }

  open class func entity() -> NSEntityDescription { ManagedModels.entity(of: self) }

  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().shownName)
  }

  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  open override var hash: Int { objectID.number }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObject) === self }

  open override var description: String {
    let names = entity.properties.map(\.name)
    let list = names.map { name in "\(name) = \(KeyValues.plain(values[name]).map { "\($0)" } ?? "nil")" }
    return "<\(type(of: self)): \(objectID)> (entity: \(entity.shownName)) {\(list.joined(separator: "; "))}"
  }

  // MARK: - For subclasses

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func awake(fromSnapshotEvents flags: Int) {}
  open func prepareForDeletion() {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws { try validate() }
  open func validateForUpdate() throws { try validate() }
  open func validateForDelete() throws { try validateDeletion() }

  // MARK: - Values by name

  open func value(forKey key: String) -> Any? {
    if entity.propertiesByName[key] == nil, values[key] == nil, !entity.properties.isEmpty {
      return key == "objectID" ? objectID : unmodelled(key)
    }
    return shown(key)
  }

  open func setValue(_ value: Any?, forKey key: String) { write(value, key) }

  open func value(forKeyPath keyPath: String) -> Any? { KeyValues.value(of: self, path: keyPath) }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let names = keyPath.split(separator: ".").map(String.init)
    guard let last = names.last else { return }
    let target: Any? = names.count == 1 ? self : self.value(forKeyPath: names.dropLast().joined(separator: "."))
    (target as? NSManagedObject)?.setValue(value, forKey: last)
  }

  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for key in keyedValues.keys.sorted() { setValue(keyedValues[key], forKey: key) }
  }

  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  open func primitiveValue(forKey key: String) -> Any? { shown(key) }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { write(value, key, isQuiet: true) }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) { willChange() }
  open func didChangeValue(forKey key: String) {}

  open func hasFault(forRelationshipNamed key: String) -> Bool { false }
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { related(key).map(\.objectID) }

  /// A property of the class that the model does not know.
  private func unmodelled(_ key: String) -> Any? { KeyValues.property(key, of: self) }

  // MARK: - Changes

  open func changedValues() -> [String: Any] {
    guard hasChanges else { return [:] }
    let before = saved ?? [:]
    var changed: [String: Any] = [:]
    for name in entity.properties.map(\.name) {
      let now = KeyValues.plain(values[name])
      if isInserted ? now != nil : !KeyValues.isEqual(before[name], now) {
        changed[name] = shown(name) ?? NSNull()
      }
    }
    return changed
  }

  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let before = isInserted ? [:] : saved ?? values
    let names = keys ?? entity.properties.map(\.name)
    return Dictionary(names.map { ($0, KeyValues.plain(before[$0]) ?? NSNull()) }) { first, _ in first }
  }
}

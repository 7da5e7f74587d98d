import Foundation

/// The objects of a relationship as a set that changes it.
final class RelatedSet: NSMutableSet {
  private let owner: NSManagedObject
  private let relationship: NSRelationshipDescription

  init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
    (self.owner, self.relationship) = (owner, relationship)
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) {
    (owner, relationship) = (NSManagedObject(entity: NSEntityDescription(), insertInto: nil), .init())
    super.init(capacity: numItems)
  }

  required convenience init?(coder aDecoder: NSCoder) { return nil }

  private var objects: [NSManagedObject] { owner.related(relationship.name) }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override var allObjects: [Any] { objects }

  override func add(_ object: Any) {
    if let object = object as? NSManagedObject { owner.add([object], to: relationship) }
  }

  override func remove(_ object: Any) {
    if let object = object as? NSManagedObject { owner.remove([object], from: relationship) }
  }
}

extension NSManagedObject {
  /// A set of what a relationship leads to; changing the one changes the other.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    guard let relationship = entity.relationship(key), relationship.isToMany else {
      ManagedReport.add("\(entity.shownName): \(key) is no relationship to many; a set of its own is taken")
      return NSMutableSet()
    }
    return RelatedSet(self, relationship)
  }
}

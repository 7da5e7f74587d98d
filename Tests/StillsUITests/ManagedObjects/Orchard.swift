import Foundation
import SwiftUI

/// A tree in an orchard.
final class Tree: NSManagedObject, Identifiable {
  var name: String? {
    get { _managedValue("name") }
    set { _setManagedValue(newValue, "name") }
  }
  var height: Int16 {
    get { _managedValue("height") }
    set { _setManagedValue(newValue, "height") }
  }
  var isOld: Bool {
    get { _managedValue("isOld") }
    set { _setManagedValue(newValue, "isOld") }
  }
  var row: Row? {
    get { _managedValue("row") }
    set { _setManagedValue(newValue, "row") }
  }

  class func fetchRequest() -> NSFetchRequest<Tree> { NSFetchRequest<Tree>(entityName: "Tree") }
}

/// A row of trees.
final class Row: NSManagedObject, Identifiable {
  var title: String? {
    get { _managedValue("title") }
    set { _setManagedValue(newValue, "title") }
  }
  var trees: NSSet? {
    get { _managedValue("trees") }
    set { _setManagedValue(newValue, "trees") }
  }
  func addToTrees(_ value: Tree) { _managedCall("addToTrees", value) }
  func removeFromTrees(_ values: NSSet) { _managedCall("removeFromTrees", values) }
}

/// A container of trees and rows, each its own.
enum Orchard {
  private enum Registry: _ManagedObjectRegistry {
    static func register(_ models: _ManagedObjectModels) {
      models.add(Tree.self) { Tree(entity: $0, insertInto: $1) }
      models.add(Row.self) { Row(entity: $0, insertInto: $1) }
    }
  }

  static func attribute(
    _ name: String, _ type: NSAttributeType, _ value: Any? = nil, isOptional: Bool = true
  )
    -> NSAttributeDescription
  {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType, attribute.isOptional) = (name, type, isOptional)
    attribute.defaultValue = value
    return attribute
  }

  static func model(deleteRule: NSDeleteRule = .nullifyDeleteRule, unique: [String] = []) -> NSManagedObjectModel {
    ManagedModels.register(Registry.self)
    let tree = NSEntityDescription(), row = NSEntityDescription()
    (tree.name, tree.managedObjectClassName) = ("Tree", "Tree")
    (row.name, row.managedObjectClassName) = ("Row", "Orchard.Row")
    let trees = NSRelationshipDescription(), home = NSRelationshipDescription()
    (trees.name, trees.destinationEntity, trees.deleteRule) = ("trees", tree, deleteRule)
    (home.name, home.destinationEntity, home.maxCount) = ("row", row, 1)
    (trees.inverseRelationship, home.inverseRelationship) = (home, trees)
    tree.properties = [
      attribute("name", .stringAttributeType, isOptional: false), attribute("height", .integer16AttributeType, 3),
      attribute("isOld", .booleanAttributeType, false), home,
    ]
    row.properties = [attribute("title", .stringAttributeType), trees]
    if !unique.isEmpty { row.uniquenessConstraints = [unique.map { $0 as Any }] }
    let model = NSManagedObjectModel()
    model.entities = [tree, row]
    return model
  }

  static func container(
    deleteRule: NSDeleteRule = .nullifyDeleteRule, unique: [String] = []
  ) -> NSPersistentContainer {
    let container = NSPersistentContainer(
      name: "Orchard", managedObjectModel: model(deleteRule: deleteRule, unique: unique))
    container.loadPersistentStores { _, _ in }
    return container
  }

  @discardableResult
  static func plant(
    _ name: String, _ height: Int16 = 3, in context: NSManagedObjectContext, row: Row? = nil
  ) -> Tree {
    let tree = Tree(context: context)
    (tree.name, tree.height) = (name, height)
    if let row { tree.row = row }
    return tree
  }

  static func row(_ title: String, in context: NSManagedObjectContext) -> Row {
    let row = Row(context: context)
    row.title = title
    return row
  }

  static func names(_ context: NSManagedObjectContext, _ format: String? = nil) throws -> [String] {
    let request = Tree.fetchRequest()
    request.predicate = format.map { _NSPredicate(format: $0) }
    request.sortDescriptors = [_NSSortDescriptor(key: "name", ascending: true)]
    return try context.fetch(request).map { $0.name ?? "" }
  }
}

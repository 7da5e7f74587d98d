import Foundation
import SwiftUI
import Testing

/// Objects of contexts, without views.
@Suite struct ManagedObjectTests {
  @Test func newObjectsHaveDefaultsAndAreFound() throws {
    let context = Orchard.container().viewContext
    let tree = Tree(context: context)
    #expect(tree.height == 3 && tree.name == nil && !tree.isOld && tree.entity.name == "Tree")
    #expect(tree.objectID.isTemporaryID && tree.isInserted && context.hasChanges)
    tree.name = "Apple"
    tree.setValue(9, forKey: "height")
    #expect(tree.height == 9 && tree.value(forKey: "name") as? String == "Apple")
    #expect(try context.fetch(Tree.fetchRequest()) == [tree])
    try context.save()
    #expect(!tree.objectID.isTemporaryID && !tree.isInserted && !context.hasChanges)
    #expect(context.object(with: tree.objectID) === tree)
  }

  @Test func requestsFilterSortAndCut() throws {
    let context = Orchard.container().viewContext
    for (name, height) in [("Pear", 5), ("Apple", 5), ("Cherry", 2)] {
      Orchard.plant(name, Int16(height), in: context)
    }
    let request = Tree.fetchRequest()
    request.sortDescriptors = [
      _NSSortDescriptor(keyPath: \Tree.height, ascending: false), _NSSortDescriptor(key: "name", ascending: true),
    ]
    #expect(try context.fetch(request).map(\.name) == ["Apple", "Pear", "Cherry"])
    (request.fetchOffset, request.fetchLimit) = (1, 1)
    #expect(try context.fetch(request).map(\.name) == ["Pear"])
    #expect(try Orchard.names(context, "height < 5 OR name LIKE 'A*'") == ["Apple", "Cherry"])
    #expect(try context.count(for: Tree.fetchRequest()) == 3)
    let sums = NSFetchRequest<NSDictionary>(entityName: "Tree")
    let sum = NSExpressionDescription()
    sum.name = "total"
    sum.expression = _NSExpression(forFunction: "sum:", arguments: [_NSExpression(forKeyPath: "height")])
    (sums.resultType, sums.propertiesToFetch) = (.dictionaryResultType, [sum])
    #expect(try context.fetch(sums).first?["total"] as? Double == 12)
  }

  @Test func onlyTheGroupsThatAreWantedAreFound() throws {
    let context = Orchard.container().viewContext
    for (name, height) in [("Apple", 5), ("Pear", 7), ("Plum", 5)] { Orchard.plant(name, Int16(height), in: context) }
    let count = NSExpressionDescription()
    count.name = "count"
    count.expression = _NSExpression(forFunction: "count:", arguments: [_NSExpression(forKeyPath: "name")])
    let groups = NSFetchRequest<NSDictionary>(entityName: "Tree")
    groups.resultType = .dictionaryResultType
    groups.propertiesToFetch = ["height", count]
    groups.propertiesToGroupBy = ["height"]
    #expect(try context.fetch(groups).count == 2)
    groups.havingPredicate = _NSPredicate(format: "count > 1")
    #expect(try context.fetch(groups).map { "\($0["height"] ?? "none")" } == ["5"])
  }

  @Test func bothSidesOfARelationshipSayTheSame() {
    let context = Orchard.container().viewContext
    let first = Orchard.row("first", in: context), second = Orchard.row("second", in: context)
    let tree = Orchard.plant("Apple", in: context, row: first)
    #expect(first.trees?.count == 1 && first.trees?.contains(tree) == true)
    second.addToTrees(tree)
    #expect(tree.row === second && first.trees?.count == 0)
    second.removeFromTrees(NSSet(array: [tree]))
    #expect(tree.row == nil && second.trees?.count == 0)
    first.trees = NSSet(array: [tree, Orchard.plant("Pear", in: context)])
    #expect(tree.row === first && (first.trees as? Set<Tree>)?.count == 2)
    #expect(first.value(forKeyPath: "trees.@max.height") as? Int16 == 3)
    let trees = second.mutableSetValue(forKey: "trees")
    trees.add(tree)
    #expect(tree.row === second && trees.count == 1 && trees.contains(tree) && first.trees?.count == 1)
    trees.remove(tree)
    #expect(tree.row == nil && trees.allObjects.isEmpty)
  }

  @Test(arguments: [NSDeleteRule.nullifyDeleteRule, .cascadeDeleteRule, .denyDeleteRule])
  func deletingFollowsItsRule(rule: NSDeleteRule) throws {
    let context = Orchard.container(deleteRule: rule).viewContext
    let row = Orchard.row("first", in: context)
    let tree = Orchard.plant("Apple", in: context, row: row)
    try context.save()
    context.delete(row)
    switch rule {
    case .cascadeDeleteRule:
      try context.save()
      #expect(try Orchard.names(context) == [])
    case .denyDeleteRule:
      #expect(throws: NSError.self) { try context.save() }
    default:
      try context.save()
      #expect(tree.row == nil)
      #expect(try Orchard.names(context) == ["Apple"])
    }
  }

  @Test func whatIsNotSavedCanBeTakenBack() throws {
    let context = Orchard.container().viewContext
    let row = Orchard.row("first", in: context)
    let kept = Orchard.plant("Apple", in: context, row: row), deleted = Orchard.plant("Pear", in: context)
    try context.save()
    kept.name = "Quince"
    kept.row = nil
    #expect(kept.changedValues()["name"] as? String == "Quince")
    context.delete(deleted)
    Orchard.plant("Cherry", in: context)
    context.rollback()
    #expect(try Orchard.names(context) == ["Apple", "Pear"])
    #expect(kept.row === row && row.trees?.count == 1 && !context.hasChanges)
  }

  @Test func contextsSeeWhatOthersHaveSaved() throws {
    let container = Orchard.container()
    let view = container.viewContext, background = container.newBackgroundContext()
    view.automaticallyMergesChangesFromParent = true
    let row = Orchard.row("first", in: background)
    let tree = Orchard.plant("Apple", in: background, row: row)
    #expect(try Orchard.names(view) == [])
    try background.save()
    let seen = try #require(try view.fetch(Tree.fetchRequest()).first)
    #expect(seen !== tree && seen.objectID == tree.objectID && seen.row?.title == "first")
    tree.name = "Quince"
    try background.save()
    #expect(seen.name == "Quince")
    background.delete(tree)
    try background.save()
    #expect(try Orchard.names(view) == [])
  }

  @Test func childrenSaveIntoTheirParents() throws {
    let container = Orchard.container(), child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = container.viewContext
    let old = Orchard.plant("Apple", in: container.viewContext)
    try container.viewContext.save()
    (child.object(with: old.objectID) as? Tree)?.name = "Quince"
    Orchard.plant("Pear", in: child)
    #expect(try Orchard.names(container.viewContext) == ["Apple"])
    try child.save()
    #expect(try Orchard.names(container.viewContext) == ["Pear", "Quince"])
    #expect(container.viewContext.hasChanges && old.name == "Quince")
  }

  @Test func valuesThatMustBeThereAreAskedFor() {
    let context = Orchard.container().viewContext
    _ = Tree(context: context)
    #expect { try context.save() } throws: { ($0 as NSError).code == NSValidationMissingMandatoryPropertyError }
  }

  @Test func uniqueObjectsBecomeOneAsThePolicyHasIt() throws {
    let context = Orchard.container(unique: ["title"]).viewContext
    Orchard.plant("Apple", in: context, row: Orchard.row("first", in: context))
    try context.save()
    Orchard.plant("Pear", in: context, row: Orchard.row("first", in: context))
    #expect { try context.save() } throws: { ($0 as NSError).code == NSManagedObjectConstraintMergeError }
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    let rows = try context.fetch(NSFetchRequest<Row>(entityName: "Row"))
    #expect(rows.count == 1 && rows[0].trees?.count == 2)
  }

  @Test func batchesChangeTheStoreItself() throws {
    let container = Orchard.container(), context = container.viewContext
    let insert = NSBatchInsertRequest(
      entityName: "Tree", objects: [["name": "Apple", "height": 2], ["name": "Pear", "height": 8]])
    insert.resultType = .count
    let inserted = try context.execute(insert) as? NSBatchInsertResult
    #expect(inserted?.result as? Int == 2)
    let update = NSBatchUpdateRequest(entityName: "Tree")
    (update.predicate, update.propertiesToUpdate) = (_NSPredicate(format: "height > 5"), ["isOld": true])
    try context.execute(update)
    #expect(try Orchard.names(context, "isOld == YES") == ["Pear"])
    let old: NSFetchRequest<NSFetchRequestResult> = Tree.fetchRequest()
    old.predicate = _NSPredicate(format: "isOld == YES")
    try context.execute(NSBatchDeleteRequest(fetchRequest: old))
    #expect(try Orchard.names(context) == ["Apple"])
  }

  private final class Listener: NSFetchedResultsControllerDelegate {
    var told: [String] = []
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
      told.append("done \(controller.fetchedObjects?.count ?? -1)")
    }
    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      told.append("\(type) \((anObject as? Tree)?.name ?? "") \(indexPath ?? []) \(newIndexPath ?? [])")
    }
  }

  @Test func controllersTellWhatHasChanged() throws {
    let context = Orchard.container().viewContext
    let pear = Orchard.plant("Pear", 8, in: context)
    try context.save()
    let request = Tree.fetchRequest()
    request.sortDescriptors = [_NSSortDescriptor(key: "name", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let listener = Listener()
    controller.delegate = listener
    try controller.performFetch()
    Orchard.plant("Apple", in: context)
    try context.save()
    #expect(listener.told == ["insert Apple [] [0, 0]", "done 2"])
    #expect(controller.object(at: [0, 1]) === pear && controller.sections?.first?.numberOfObjects == 2)
    listener.told = []
    context.delete(pear)
    try context.save()
    #expect(listener.told == ["delete Pear [0, 1] []", "done 1"])
  }

  private final class Saved: @unchecked Sendable { var names: [String] = [] }

  private func plantInBackground(_ name: String, of container: NSPersistentContainer) {
    container.performBackgroundTask { context in
      Orchard.plant(name, in: context)
      try? context.save()
    }
  }

  @Test func noticesAndBlocksComeWhenObjectsAreSaved() async throws {
    let container = Orchard.container()
    let saved = Saved(), coordinator = container.persistentStoreCoordinator
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: nil, queue: nil
    ) { notification in
      let context = notification.object as? NSManagedObjectContext
      guard context?.persistentStoreCoordinator === coordinator else { return }
      let trees = notification.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> ?? []
      saved.names += trees.compactMap { ($0 as? Tree)?.name }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    plantInBackground("Apple", of: container)
    try await container.performBackgroundTask { context in
      Orchard.plant("Pear", in: context)
      try context.save()
    }
    let count = try await container.viewContext.perform { try Orchard.names(container.viewContext).count }
    #expect(saved.names == ["Apple", "Pear"] && count == 2)
  }
}

/// Descriptors of orders.
@Suite struct SortDescriptorTests {
  @Test func textsAreOrderedForReaders() {
    let context = Orchard.container().viewContext
    let trees = ["pear 10", "Pear 9", "Äpfel", "apple", nil].map { name in
      let tree = Orchard.plant("", in: context)
      tree.name = name
      return tree
    }
    let ordered: [SortDescriptor<Tree>] = [SortDescriptor(\.isOld), SortDescriptor(\.name, order: .reverse)]
    #expect(
      ordered.map { _NSSortDescriptor($0) }.sort(trees).map(\.name) == ["pear 10", "Pear 9", "apple", "Äpfel", nil])
    func names(_ selector: Selector?) -> [String?] {
      [_NSSortDescriptor(key: "name", ascending: true, selector: selector)].sort(trees).map(\.name)
    }
    #expect(names("localizedStandardCompare:") == [nil, "Äpfel", "apple", "Pear 9", "pear 10"])
    #expect(names("caseInsensitiveCompare:") == [nil, "apple", "Äpfel", "pear 10", "Pear 9"])
    #expect(names(nil) == [nil, "Pear 9", "apple", "pear 10", "Äpfel"])
  }
}

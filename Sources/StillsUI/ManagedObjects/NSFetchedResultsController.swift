import Foundation

/// A section of what a controller has found.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1, delete, move, update
}

/// Who is told when what a controller finds changes. What is optional on iOS does nothing here.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { String($0).uppercased() } }
}

/// Finds objects, and tells when what it finds changes.
open class NSFetchedResultsController<ResultType>: NSObject {
  private struct Section: NSFetchedResultsSectionInfo {
    var name: String
    var found: [Any]
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { found.count }
    var objects: [Any]? { found }
  }

  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private var found: [ResultType]?
  private var parts: [Section] = []
  nonisolated(unsafe) private var observer: (any NSObjectProtocol)?
  /// Delegates are told by a controller of results of any kind.
  private lazy var untyped: NSFetchedResultsController<NSFetchRequestResult> = {
    if let own = self as? NSFetchedResultsController<NSFetchRequestResult> { return own }
    let request = NSFetchRequest<NSFetchRequestResult>()
    request.entity = fetchRequest.entity(in: managedObjectContext)
    (request.predicate, request.sortDescriptors) = (fetchRequest.predicate, fetchRequest.sortDescriptors)
    return NSFetchedResultsController<NSFetchRequestResult>(
      fetchRequest: request, managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath,
      cacheName: cacheName)
  }()

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    super.init()
  }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  open class func deleteCache(withName name: String?) {}

  open func performFetch() throws {
    take(try managedObjectContext.fetch(fetchRequest))
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
    ) { [weak self] notification in self?.follow(notification) }
  }

  open var fetchedObjects: [ResultType]? { found }
  open var sections: [any NSFetchedResultsSectionInfo]? { found == nil ? nil : parts }
  open var sectionIndexTitles: [String] { parts.compactMap(\.indexTitle) }
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { String($0).uppercased() }
  }
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

  /// Where there is no object the app stops, as it does on iOS.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard indexPath.count == 2, parts.indices.contains(indexPath[0]),
      parts[indexPath[0]].found.indices.contains(indexPath[1]),
      let object = parts[indexPath[0]].found[indexPath[1]] as? ResultType
    else { preconditionFailure("NSFetchedResultsController: there is no object at \(indexPath)") }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? { place(of: object, in: parts) }

  private func place(of object: Any, in parts: [Section]) -> IndexPath? {
    for (section, part) in parts.enumerated() {
      if let row = part.found.firstIndex(where: { KeyValues.isEqual($0, object) }) { return [section, row] }
    }
    return nil
  }

  private func take(_ objects: [ResultType]) {
    found = objects
    guard let sectionNameKeyPath else {
      parts = [Section(name: "", found: objects)]
      return
    }
    parts = []
    for object in objects {
      let value = KeyValues.value(of: object, path: sectionNameKeyPath)
      let name = value.map { "\($0)" } ?? ""
      if let index = parts.firstIndex(where: { $0.name == name }) {
        parts[index].found.append(object)
      } else {
        parts.append(Section(name: name, found: [object]))
      }
    }
  }

  private func follow(_ notification: Notification) {
    guard let before = found, let after = try? managedObjectContext.fetch(fetchRequest) else { return }
    let oldParts = parts
    let changed = [NSUpdatedObjectsKey, NSRefreshedObjectsKey].flatMap {
      KeyValues.elements(of: notification.userInfo?[$0]) ?? []
    }
    func holds(_ objects: [Any], _ object: Any) -> Bool { objects.contains { KeyValues.isEqual($0, object) } }
    let isSame = before.count == after.count && zip(before, after).allSatisfy { KeyValues.isEqual($0, $1) }
    let updates = after.filter { holds(changed, $0) && holds(before, $0) }
    if isSame, updates.isEmpty { return }
    guard let delegate else { return take(after) }
    let teller = untyped
    delegate.controllerWillChangeContent(teller)
    take(after)
    if teller !== self as AnyObject { teller.take(after.compactMap { $0 as? NSFetchRequestResult }) }
    tellSections(delegate, teller, before: oldParts)
    for object in before where !holds(after, object) {
      delegate.controller(
        teller, didChange: object, at: place(of: object, in: oldParts), for: .delete, newIndexPath: nil)
    }
    for object in after {
      tell(delegate, teller, object, from: place(of: object, in: oldParts), isUpdated: holds(changed, object))
    }
    delegate.controllerDidChangeContent(teller)
  }

  private func tellSections(
    _ delegate: any NSFetchedResultsControllerDelegate, _ teller: NSFetchedResultsController<NSFetchRequestResult>,
    before oldParts: [Section]
  ) {
    for (index, part) in oldParts.enumerated() where !parts.contains(where: { $0.name == part.name }) {
      delegate.controller(teller, didChange: part, atSectionIndex: index, for: .delete)
    }
    for (index, part) in parts.enumerated() where !oldParts.contains(where: { $0.name == part.name }) {
      delegate.controller(teller, didChange: part, atSectionIndex: index, for: .insert)
    }
  }

  /// An object that is found now: whether it is new, and whether it has moved.
  private func tell(
    _ delegate: any NSFetchedResultsControllerDelegate, _ teller: NSFetchedResultsController<NSFetchRequestResult>,
    _ object: ResultType, from old: IndexPath?, isUpdated: Bool
  ) {
    let new = place(of: object, in: parts)
    if old == nil {
      delegate.controller(teller, didChange: object, at: nil, for: .insert, newIndexPath: new)
    } else if isUpdated {
      delegate.controller(teller, didChange: object, at: old, for: old == new ? .update : .move, newIndexPath: new)
    }
  }
}

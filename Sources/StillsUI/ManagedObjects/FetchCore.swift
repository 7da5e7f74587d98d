import Foundation
import StillsCore

/// What a property asks for.
struct Asked<Result> {
  var make: () -> NSFetchRequest<Result>

  init(
    entity: NSEntityDescription? = nil, sortDescriptors: [_NSSortDescriptor], predicate: _NSPredicate?
  ) {
    make = {
      let request = NSFetchRequest<Result>()
      request.entity = entity ?? (Result.self as? NSManagedObject.Type)?.entity()
      (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
      return request
    }
  }

  init(_ request: NSFetchRequest<Result>) { make = { request } }
}

/// What a property has found, for as long as the view is there.
final class FetchCore<Result> {
  private(set) var context: NSManagedObjectContext?
  private var asked: Asked<Result>
  private var request: NSFetchRequest<Result>
  private(set) var predicate: _NSPredicate?
  private(set) var sortDescriptors: [_NSSortDescriptor]
  private var invalidate: () -> Void = {}
  private var known: (revision: Int, objects: [Result])?

  init(_ asked: Asked<Result>) {
    self.asked = asked
    request = asked.make()
    (predicate, sortDescriptors) = (request.predicate, request.sortDescriptors ?? [])
  }

  @MainActor static func place(_ asked: Asked<Result>, slot: DynamicPropertySlot, name: String) -> FetchCore {
    let core = slot.object { FetchCore(asked) }
    core.take(asked, slot: slot, name: name)
    return core
  }

  /// Before each evaluation of the view.
  @MainActor func take(_ asked: Asked<Result>, slot: DynamicPropertySlot, name: String) {
    ask(asked)
    let context = slot.context.environment.shownManagedObjectContext
    if self.context !== context { (self.context, known) = (context, nil) }
    if context == nil {
      slot.context.report("\(name) of \(Result.self): there is no managedObjectContext above; it finds nothing")
    }
    for message in ManagedReport.standing { slot.context.report(message) }
    let graph = slot.context.graph, node = slot.context.node, origin = slot.origin
    invalidate = { [weak graph, weak node] in
      if let node { graph?.setNeedsResolve(node: node, by: origin) }
    }
  }

  /// The view may have been made anew, asking for the same or something else.
  private func ask(_ asked: Asked<Result>) {
    let new = asked.make()
    defer { (self.asked, request) = (asked, new) }
    let sorts = new.sortDescriptors ?? []
    let isSame =
      new === request || new.predicate == request.predicate && sorts.isSame(as: request.sortDescriptors ?? [])
    if isSame { return }
    (predicate, sortDescriptors, known) = (new.predicate, sorts, nil)
  }

  func change(predicate: _NSPredicate?, sortDescriptors: [_NSSortDescriptor]) {
    (self.predicate, self.sortDescriptors, known) = (predicate, sortDescriptors, nil)
    invalidate()
  }

  var objects: [Result] {
    guard let context else { return [] }
    let revision = context.revisionRead
    if let known, known.revision == revision { return known.objects }
    let request = request.copy() as? NSFetchRequest<Result> ?? request
    (request.predicate, request.sortDescriptors) = (predicate, sortDescriptors)
    do {
      let objects = try context.fetch(request)
      known = (revision, objects)
      return objects
    } catch {
      ManagedReport.add("FetchRequest of \(Result.self): \(error); it finds nothing")
      return []
    }
  }
}

extension FetchCore where Result: NSManagedObject {
  var typedSortDescriptors: [SortDescriptor<Result>] {
    get { sortDescriptors.compactMap { $0.origin as? SortDescriptor<Result> } }
    set { change(predicate: predicate, sortDescriptors: newValue.map { _NSSortDescriptor($0) }) }
  }
}

import Foundation
import StillsCore

/// The objects of the context around that a view shows, found anew whenever they change.
@propertyWrapper public struct FetchRequest<Result>: DynamicProperty {
  /// What may be changed while the view is there.
  public struct Configuration {
    public var nsSortDescriptors: [_NSSortDescriptor]
    public var nsPredicate: _NSPredicate?
  }

  private let asked: Asked<Result>
  private var core: FetchCore<Result>?

  fileprivate init(_ asked: Asked<Result>) { self.asked = asked }

  public var wrappedValue: FetchedResults<Result> { FetchedResults(core: core ?? FetchCore(asked)) }

  public var projectedValue: Binding<Configuration> {
    let core = core ?? FetchCore(asked)
    return Binding(
      get: { Configuration(nsSortDescriptors: core.sortDescriptors, nsPredicate: core.predicate) },
      set: { core.change(predicate: $0.nsPredicate, sortDescriptors: $0.nsSortDescriptors) })
  }

  @MainActor public static func _install(_ property: inout FetchRequest, slot: DynamicPropertySlot) {
    property.core = FetchCore.place(property.asked, slot: slot, name: "FetchRequest")
  }
}

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

/// Objects in their order.
public struct FetchedResults<Result>: RandomAccessCollection {
  private let core: FetchCore<Result>
  private let objects: [Result]

  init(core: FetchCore<Result>) { (self.core, objects) = (core, core.objects) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }

  public var nsPredicate: _NSPredicate? {
    get { core.predicate }
    nonmutating set { core.change(predicate: newValue, sortDescriptors: core.sortDescriptors) }
  }

  public var nsSortDescriptors: [_NSSortDescriptor] {
    get { core.sortDescriptors }
    nonmutating set { core.change(predicate: core.predicate, sortDescriptors: newValue) }
  }
}

extension FetchedResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    nonmutating set { nsSortDescriptors = newValue.map { _NSSortDescriptor($0) } }
  }
}

extension FetchRequest where Result: NSManagedObject {
  public init(
    entity: NSEntityDescription, sortDescriptors: [_NSSortDescriptor], predicate: _NSPredicate? = nil,
    animation: Animation? = nil
  ) { self.init(Asked(entity: entity, sortDescriptors: sortDescriptors, predicate: predicate)) }

  public init(
    sortDescriptors: [_NSSortDescriptor], predicate: _NSPredicate? = nil, animation: Animation? = nil
  ) { self.init(Asked(sortDescriptors: sortDescriptors, predicate: predicate)) }

  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: _NSPredicate? = nil, animation: Animation? = nil
  ) { self.init(Asked(sortDescriptors: sortDescriptors.map { _NSSortDescriptor($0) }, predicate: predicate)) }
}

extension FetchRequest {
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { self.init(Asked(fetchRequest)) }
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { self.init(Asked(fetchRequest)) }
}

// MARK: - The context around

nonisolated extension EnvironmentValues {
  private struct ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext? { nil }
  }

  var shownManagedObjectContext: NSManagedObjectContext? {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }

  /// The context whose objects views inside find; without one, an empty one that nobody else sees.
  public var managedObjectContext: NSManagedObjectContext {
    get { shownManagedObjectContext ?? NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType) }
    set { shownManagedObjectContext = newValue }
  }
}

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

/// Objects in their order.
public struct FetchedResults<Result>: RandomAccessCollection {
  fileprivate let core: FetchCore<Result>
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
  /// Those that were given as such.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { core.typedSortDescriptors }
    nonmutating set { core.typedSortDescriptors = newValue }
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

import Foundation
import StillsCore

/// The objects of the context around, in sections of those that have one value in common.
@propertyWrapper public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
  /// What may be changed while the view is there.
  public struct Configuration {
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    public var nsSortDescriptors: [_NSSortDescriptor]
    public var nsPredicate: _NSPredicate?
  }

  private let asked: Asked<Result>
  private let path: KeyPath<Result, SectionIdentifier>
  private var core: FetchCore<Result>?
  private var sectioning: SectionChoice<SectionIdentifier, Result>

  fileprivate init(_ asked: Asked<Result>, _ path: KeyPath<Result, SectionIdentifier>) {
    (self.asked, self.path, sectioning) = (asked, path, SectionChoice(path))
  }

  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(core: core ?? FetchCore(asked), choice: sectioning)
  }

  public var projectedValue: Binding<Configuration> {
    let core = core ?? FetchCore(asked), choice = sectioning
    return Binding(
      get: {
        Configuration(
          sectionIdentifier: choice.path, nsSortDescriptors: core.sortDescriptors, nsPredicate: core.predicate)
      },
      set: {
        choice.path = $0.sectionIdentifier
        core.change(predicate: $0.nsPredicate, sortDescriptors: $0.nsSortDescriptors)
      })
  }

  @MainActor public static func _install(_ property: inout SectionedFetchRequest, slot: DynamicPropertySlot) {
    let asked = property.asked, path = property.path
    let place = slot.object { SectionPlace<SectionIdentifier, Result>(asked, path) }
    place.core.take(asked, slot: slot, name: "SectionedFetchRequest")
    if place.choice.first != path { place.choice.take(path) }
    (property.core, property.sectioning) = (place.core, place.choice)
  }
}

/// By which value objects are put into sections.
final class SectionChoice<Identifier: Hashable, Result> {
  private(set) var first: KeyPath<Result, Identifier>
  var path: KeyPath<Result, Identifier>
  init(_ path: KeyPath<Result, Identifier>) { (first, self.path) = (path, path) }
  func take(_ path: KeyPath<Result, Identifier>) { (first, self.path) = (path, path) }
}

private final class SectionPlace<Identifier: Hashable, Result> {
  let core: FetchCore<Result>
  let choice: SectionChoice<Identifier, Result>
  init(_ asked: Asked<Result>, _ path: KeyPath<Result, Identifier>) {
    (core, choice) = (FetchCore(asked), SectionChoice(path))
  }
}

/// Sections in the order in which their first objects come.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  public struct Section: RandomAccessCollection, Identifiable {
    public let id: SectionIdentifier
    fileprivate var objects: [Result]

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
  }

  fileprivate let core: FetchCore<Result>
  private let choice: SectionChoice<SectionIdentifier, Result>
  private let sections: [Section]

  init(core: FetchCore<Result>, choice: SectionChoice<SectionIdentifier, Result>) {
    (self.core, self.choice) = (core, choice)
    var sections: [Section] = []
    var places: [SectionIdentifier: Int] = [:]
    for object in core.objects {
      let id = object[keyPath: choice.path]
      if let place = places[id] {
        sections[place].objects.append(object)
      } else {
        places[id] = sections.count
        sections.append(Section(id: id, objects: [object]))
      }
    }
    self.sections = sections
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }

  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { choice.path }
    nonmutating set {
      choice.path = newValue
      core.change(predicate: core.predicate, sortDescriptors: core.sortDescriptors)
    }
  }

  public var nsPredicate: _NSPredicate? {
    get { core.predicate }
    nonmutating set { core.change(predicate: newValue, sortDescriptors: core.sortDescriptors) }
  }

  public var nsSortDescriptors: [_NSSortDescriptor] {
    get { core.sortDescriptors }
    nonmutating set { core.change(predicate: core.predicate, sortDescriptors: newValue) }
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// Those that were given as such.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { core.typedSortDescriptors }
    nonmutating set { core.typedSortDescriptors = newValue }
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [_NSSortDescriptor], predicate: _NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(Asked(entity: entity, sortDescriptors: sortDescriptors, predicate: predicate), sectionIdentifier)
  }

  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [_NSSortDescriptor],
    predicate: _NSPredicate? = nil, animation: Animation? = nil
  ) { self.init(Asked(sortDescriptors: sortDescriptors, predicate: predicate), sectionIdentifier) }

  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: _NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      Asked(sortDescriptors: sortDescriptors.map { _NSSortDescriptor($0) }, predicate: predicate), sectionIdentifier)
  }
}

extension SectionedFetchRequest {
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) { self.init(Asked(fetchRequest), sectionIdentifier) }

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) { self.init(Asked(fetchRequest), sectionIdentifier) }
}

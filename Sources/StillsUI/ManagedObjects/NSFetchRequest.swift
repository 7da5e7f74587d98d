import Foundation

/// Something to be asked of a store.
open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType = NSFetchRequestResultType([])
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which objects are wanted, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var predicate: _NSPredicate?
  open var sortDescriptors: [_NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  /// Which groups' dictionaries are wanted.
  open var havingPredicate: _NSPredicate?
  private var givenName: String?
  private var givenEntity: NSEntityDescription?

  public override init() { super.init() }
  public init(entityName: String) { givenName = entityName }

  open var entityName: String? { givenEntity?.name ?? givenName }

  open var entity: NSEntityDescription? {
    get { givenEntity ?? givenName.map { name in ManagedModels.entity(named: name) ?? ManagedModels.unknown(name) } }
    set { givenEntity = newValue }
  }

  /// A name counts in the context where it is asked.
  func entity(in context: NSManagedObjectContext) -> NSEntityDescription? {
    if let givenEntity { return givenEntity }
    if let givenName { return context.entity(named: givenName) ?? ManagedModels.unknown(givenName) }
    return (ResultType.self as? NSManagedObject.Type).map { ManagedModels.entity(of: $0, in: context.model) }
  }

  /// On iOS this asks the context whose block is being run.
  open func execute() throws -> [ResultType] {
    ManagedReport.add("NSFetchRequest.execute(): ask a context; nothing is found")
    return []
  }

  open override func copy() -> Any {
    let copy = NSFetchRequest<ResultType>()
    (copy.givenName, copy.givenEntity) = (givenName, givenEntity)
    (copy.predicate, copy.sortDescriptors) = (predicate, sortDescriptors)
    (copy.fetchLimit, copy.fetchOffset, copy.fetchBatchSize) = (fetchLimit, fetchOffset, fetchBatchSize)
    (copy.resultType, copy.includesSubentities) = (resultType, includesSubentities)
    (copy.includesPendingChanges, copy.returnsDistinctResults) = (includesPendingChanges, returnsDistinctResults)
    (copy.propertiesToFetch, copy.propertiesToGroupBy) = (propertiesToFetch, propertiesToGroupBy)
    copy.havingPredicate = havingPredicate
    return copy
  }
}

/// A value that is worked out for a request's dictionaries.
open class NSExpressionDescription: NSPropertyDescription {
  open var expression: _NSExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  open var resultType = NSAttributeDescription.AttributeType.undefined
}

/// What an expression names: Foundation's `NSExpression`, which Linux lacks.
open class _NSExpression: NSObject {
  let term: PredicateTerm

  private init(term: PredicateTerm) { self.term = term }

  public convenience init(forKeyPath keyPath: String) { self.init(term: .path(keyPath)) }
  public convenience init(forConstantValue obj: Any?) { self.init(term: .value(obj)) }

  /// `sum:`, `count:`, `min:`, `max:`, `average:` and other functions of one value.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let function = name.hasSuffix(":") ? String(name.dropLast()) : name
    guard PredicateTerm.functions.contains(function) else {
      ManagedReport.add("NSExpression: the function \(name) is not known; it gives nil")
      self.init(term: .value(nil))
      return
    }
    let terms = parameters.map { ($0 as? _NSExpression)?.term ?? .value($0) }
    self.init(term: .function(function, terms))
  }

  public convenience init(format expressionFormat: String, _ args: Any?...) {
    do { self.init(term: try PredicateParser.term(expressionFormat, arguments: args)) } catch {
      let reason = (error as? PredicateParser.Problem)?.text ?? "\(error)"
      ManagedReport.add("NSExpression(format: “\(expressionFormat)”): \(reason); it gives nil")
      self.init(term: .value(nil))
    }
  }

  open var keyPath: String { if case .path(let path) = term { path } else { "" } }

  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? { term.value(object, [:]) }
}

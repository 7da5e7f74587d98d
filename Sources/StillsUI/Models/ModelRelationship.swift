import Foundation

/// How objects of one class lead to those of another, and back.
public struct _ModelRelationship {
  let deleteRule: Schema.Relationship.DeleteRule
  /// The objects that one leads to.
  let targets: (any PersistentModel) -> [any PersistentModel]
  /// Takes an object out of what another leads to.
  let forget: (_ target: any PersistentModel, _ owner: any PersistentModel) -> Void
  /// Makes both sides say the same about an object.
  let complete: (any PersistentModel) -> Void

  public init<Owner: PersistentModel, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value>, deleteRule: Schema.Relationship.DeleteRule = .nullify
  ) {
    let end = RelationshipEnd(path)
    self.deleteRule = deleteRule
    targets = { ($0 as? Owner).map(end.objects) ?? [] }
    forget = { target, owner in
      if let owner = owner as? Owner { end.remove(target, from: owner) }
    }
    complete = { _ in }
  }

  public init<Owner: PersistentModel, Value, Target: PersistentModel, Back>(
    _ path: ReferenceWritableKeyPath<Owner, Value>, deleteRule: Schema.Relationship.DeleteRule = .nullify,
    inverse: ReferenceWritableKeyPath<Target, Back>
  ) {
    let end = RelationshipEnd(path), back = RelationshipEnd(inverse)
    self.deleteRule = deleteRule
    targets = { ($0 as? Owner).map(end.objects) ?? [] }
    forget = { target, owner in
      if let owner = owner as? Owner { end.remove(target, from: owner) }
      if let target = target as? Target { back.remove(owner, from: target) }
    }
    complete = { model in
      if let owner = model as? Owner {
        for case let target as Target in end.objects(owner) { back.add(owner, to: target) }
      }
      if let target = model as? Target {
        for case let owner as Owner in back.objects(target) { end.add(target, to: owner) }
      }
    }
  }
}

/// One property that leads to an object or to several.
private struct RelationshipEnd<Root: PersistentModel, Value> {
  let path: ReferenceWritableKeyPath<Root, Value>

  init(_ path: ReferenceWritableKeyPath<Root, Value>) { self.path = path }

  func objects(_ root: Root) -> [any PersistentModel] { Self.models(in: root[keyPath: path]) }

  static func models(in value: Any) -> [any PersistentModel] {
    if let model = value as? any PersistentModel { return [model] }
    return (value as? [any PersistentModel]) ?? []
  }

  func add(_ object: any PersistentModel, to root: Root) {
    let known = objects(root)
    guard !known.contains(where: { $0 === object }) else { return }
    if let value = object as? Value {
      root[keyPath: path] = value
    } else if let list = Value.self as? any ModelList.Type, let value = list.list(of: known + [object]) as? Value {
      root[keyPath: path] = value
    }
  }

  func remove(_ object: any PersistentModel, from root: Root) {
    let known = objects(root)
    guard known.contains(where: { $0 === object }) else { return }
    if let list = Value.self as? any ModelList.Type {
      if let value = list.list(of: known.filter { $0 !== object }) as? Value { root[keyPath: path] = value }
    } else if let optional = Value.self as? any NilModel.Type, let value = optional.none as? Value {
      root[keyPath: path] = value
    }
  }
}

/// An array of models, optional or not.
private protocol ModelList {
  static func list(of models: [any PersistentModel]) -> Any
}

extension Array: ModelList where Element: PersistentModel {
  fileprivate static func list(of models: [any PersistentModel]) -> Any { models.compactMap { $0 as? Element } }
}

extension Optional: ModelList where Wrapped: ModelList {
  fileprivate static func list(of models: [any PersistentModel]) -> Any { Wrapped.list(of: models) }
}

/// A value that can be none.
private protocol NilModel {
  static var none: Any { get }
}

extension Optional: NilModel {
  fileprivate static var none: Any { Optional<Wrapped>(nilLiteral: ()) as Any }
}

import Foundation
import StillsCombine

extension NSManagedObject {
  // MARK: - Reading

  /// As properties show it: relationships to many are sets.
  func shown(_ key: String) -> Any? {
    switch resolved(key) {
    case let members as ManagedMembers: members.collection
    case nil:
      if let relationship = entity.relationship(key), relationship.isToMany {
        ManagedMembers([], isOrdered: relationship.isOrdered).collection
      } else {
        nil
      }
    case let value: value
    }
  }

  /// Objects in the place of identifiers.
  private func resolved(_ key: String) -> Any? {
    guard let stored = values[key] as? StoredValue else { return KeyValues.plain(values[key]) }
    let found: Any?
    switch stored {
    case .value(let value): found = value
    case .object(let id): found = managedObjectContext?.found(id)
    case .objects(let ids):
      let objects = ids.compactMap { managedObjectContext?.found($0) }
      found = ManagedMembers(objects, isOrdered: entity.relationship(key)?.isOrdered ?? false)
    }
    values[key] = found
    return found
  }

  /// The objects that a relationship leads to.
  func related(_ key: String) -> [NSManagedObject] {
    switch resolved(key) {
    case let members as ManagedMembers: members.objects
    case let object as NSManagedObject: [object]
    default: []
    }
  }

  // MARK: - Writing

  func willChange() {
    objectWillChange.send()
    managedObjectContext?.willChange(self)
  }

  func write(_ value: Any?, _ key: String, isQuiet: Bool = false) {
    if let relationship = entity.relationship(key) {
      let objects = (KeyValues.elements(of: value) ?? KeyValues.plain(value).map { [$0] } ?? [])
        .compactMap { $0 as? NSManagedObject }
      let isSet = relationship.isToMany && !(KeyValues.plain(value) is NSOrderedSet) && !(value is [Any])
      return relate(relationship, to: isSet ? objects.sorted { $0.objectID.number < $1.objectID.number } : objects)
    }
    if !isQuiet { willChange() }
    values[key] = ManagedValue.kept(value)
    if !isQuiet { managedObjectContext?.didChange(self) }
  }

  /// Makes a relationship lead to these objects, and those back.
  func relate(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
    let key = relationship.name
    var news: [NSManagedObject] = []
    for object in objects.map(here) where !news.contains(where: { $0 === object }) { news.append(object) }
    if !relationship.isToMany, let last = news.last { news = [last] }
    let olds = related(key)
    let isSame = olds.count == news.count && zip(olds, news).allSatisfy { $0 === $1 }
    if isSame, values[key] != nil || news.isEmpty { return }
    willChange()
    keep(news, relationship)
    if let inverse = relationship.inverseRelationship {
      for old in olds where !news.contains(where: { $0 === old }) { old.unlink(inverse, self) }
      for new in news where !olds.contains(where: { $0 === new }) { new.link(inverse, to: self) }
    }
    managedObjectContext?.didChange(self)
  }

  private func keep(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    values[relationship.name] =
      relationship.isToMany ? ManagedMembers(objects, isOrdered: relationship.isOrdered) : objects.first
  }

  /// The other side of a relationship that has just led here.
  private func link(_ relationship: NSRelationshipDescription, to object: NSManagedObject) {
    let known = related(relationship.name)
    guard !known.contains(where: { $0 === object }) else { return }
    willChange()
    if relationship.isToMany {
      keep(known + [object], relationship)
    } else {
      keep([object], relationship)
      if let back = relationship.inverseRelationship { for former in known { former.unlink(back, self) } }
    }
    managedObjectContext?.didChange(self)
  }

  func unlink(_ relationship: NSRelationshipDescription, _ object: NSManagedObject) {
    let known = related(relationship.name)
    guard known.contains(where: { $0 === object }) else { return }
    willChange()
    keep(known.filter { $0 !== object }, relationship)
    managedObjectContext?.didChange(self)
  }

  /// Objects of another context are looked for in this one.
  private func here(_ object: NSManagedObject) -> NSManagedObject {
    guard let context = managedObjectContext, let other = object.managedObjectContext, other !== context else {
      return object
    }
    ManagedReport.add(
      "\(entity.shownName): a relationship to an object of another context, which stops an app; the same object of its own context is taken"
    )
    return context.found(object.objectID) ?? object
  }

  // MARK: - Members

  func add(_ objects: [NSManagedObject], to relationship: NSRelationshipDescription, at index: Int? = nil) {
    var known = related(relationship.name)
    let news = objects.filter { object in !known.contains { $0 === object } }
    guard !news.isEmpty else { return }
    known.insert(contentsOf: news, at: index.map { min(max(0, $0), known.count) } ?? known.count)
    relate(relationship, to: known)
  }

  func remove(_ objects: [NSManagedObject], from relationship: NSRelationshipDescription) {
    relate(relationship, to: related(relationship.name).filter { object in !objects.contains { $0 === object } })
  }
}

// MARK: - What properties of classes call

extension NSManagedObject {
  /// What `@NSManaged var` reads. A property that is no optional and has nothing stops the app, as it does on iOS.
  public final func _managedValue<T>(_ key: String) -> T {
    let stored = shown(key)
    if let value = ManagedValue.convert(stored, to: T.self) { return value }
    if let none = Optional<Any>.none as? T {
      ManagedReport.add(
        "\(entity.shownName).\(key): \(stored.map { "\(type(of: $0))" } ?? "nothing") is no \(T.self); it is nil")
      return none
    }
    preconditionFailure(
      "\(entity.shownName).\(key) is a \(T.self), but has \(stored.map { "a \(type(of: $0))" } ?? "no value")")
  }

  /// What `@NSManaged var` writes.
  public final func _setManagedValue<T>(_ value: T, _ key: String) { write(value, key) }

  /// `@NSManaged func addToItems(_:)` and its kind, by the method's name.
  public final func _managedCall(_ method: String, _ first: Any? = nil, _ second: Any? = nil) {
    func named(_ prefix: String) -> NSRelationshipDescription? {
      method.hasPrefix(prefix) ? relationship(capitalized: method.dropFirst(prefix.count)) : nil
    }
    if let relationship = named("addTo") {
      add(Self.objects(first), to: relationship)
    } else if let relationship = named("removeFrom") {
      let known = related(relationship.name), places = Self.places(first)
      let gone = places.isEmpty ? Self.objects(first) : places.filter(known.indices.contains).map { known[$0] }
      remove(gone, from: relationship)
    } else if let relationship = named("insertInto") {
      add(Self.objects(first), to: relationship, at: Self.places(second).first)
    } else if let relationship = named("replace") {
      var known = related(relationship.name)
      for (index, new) in zip(Self.places(first), Self.objects(second)) where known.indices.contains(index) {
        known[index] = new
      }
      relate(relationship, to: known)
    } else {
      ManagedReport.add("\(entity.shownName).\(method): no relationship is called so; nothing is done")
    }
  }

  private func relationship(capitalized name: Substring) -> NSRelationshipDescription? {
    entity.relationships.first { $0.name.prefix(1).uppercased() + $0.name.dropFirst() == name }
  }

  private static func objects(_ value: Any?) -> [NSManagedObject] {
    if let object = value as? NSManagedObject { return [object] }
    return (KeyValues.elements(of: value) ?? []).compactMap { $0 as? NSManagedObject }
  }

  private static func places(_ value: Any?) -> [Int] {
    if let index = value as? Int { return [index] }
    return (value as? IndexSet).map(Array.init) ?? []
  }
}

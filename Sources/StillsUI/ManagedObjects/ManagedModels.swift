import Foundation

/// What the sources bring for stored objects: their classes and models; written where the sources are compiled.
public protocol _ManagedObjectRegistry {
  static func register(_ models: _ManagedObjectModels)
}

/// Where classes and models are registered.
public final class _ManagedObjectModels {
  init() {}

  /// How an object of a class is made.
  public func add<Object: NSManagedObject>(
    _ type: Object.Type, make: @escaping (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject
  ) { ManagedModels.addClass("\(type)", make) }

  /// The text of a model's file.
  public func add(model name: String, contents: String) {
    ManagedModels.add(DataModelFile(name: name, contents: Array(contents.utf8)))
  }
}

/// The models and classes that are known.
package enum ManagedModels {
  private typealias Maker = (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var makers: [String: Maker] = [:]
  nonisolated(unsafe) private(set) static var files: [DataModelFile] = []
  /// Models made of files, by their names: an entity is the same object wherever it is asked for.
  nonisolated(unsafe) private static var made: [String: NSManagedObjectModel] = [:]
  /// The models of stores, the last one made at the end.
  nonisolated(unsafe) private static var used: [NSManagedObjectModel] = []
  nonisolated(unsafe) private static var unknowns: [String: NSEntityDescription] = [:]

  static func addClass(
    _ name: String, _ make: @escaping (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject
  ) { lock.withLock { makers[name] = make } }

  static func add(_ file: DataModelFile) {
    lock.withLock {
      files.removeAll { $0.name == file.name }
      files.append(file)
      made[file.name] = nil
    }
  }

  static func file(_ name: String) -> DataModelFile? { lock.withLock { files.first { $0.name == name } } }

  static func model(_ name: String) -> NSManagedObjectModel? {
    lock.withLock {
      if let known = made[name] { return known }
      guard let file = file(name) else { return nil }
      let model = NSManagedObjectModel(files: [file])
      made[name] = model
      return model
    }
  }

  static func use(_ model: NSManagedObjectModel) {
    lock.withLock {
      used.removeAll { $0 === model }
      used.append(model)
    }
  }

  /// The entity of a class: of a store's model, or of any that there is a file of.
  static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel? = nil) -> NSEntityDescription {
    let name = "\(type)"
    return lock.withLock {
      let candidates = (model.map { [$0] } ?? []) + used.reversed() + files.compactMap { self.model($0.name) }
      for model in candidates {
        if let entity = model.entities.first(where: { $0.className == name }) { return entity }
      }
      for model in candidates {
        if let entity = model.entity(named: name) { return entity }
      }
      return unknown(name)
    }
  }

  static func entity(named name: String) -> NSEntityDescription? {
    lock.withLock {
      let models = used.reversed() + files.compactMap { model($0.name) }
      return models.lazy.compactMap { $0.entity(named: name) }.first
    }
  }

  /// An entity that no model has: its objects keep whatever they are given.
  static func unknown(_ name: String) -> NSEntityDescription {
    lock.withLock {
      if let known = unknowns[name] { return known }
      ManagedReport.add("Core Data: no model has an entity for \(name); its objects have no defaults and relationships")
      let entity = NSEntityDescription()
      entity.name = name
      entity.managedObjectClassName = name
      unknowns[name] = entity
      return entity
    }
  }

  static func make(_ entity: NSEntityDescription, in context: NSManagedObjectContext?) -> NSManagedObject {
    var current: NSEntityDescription? = entity
    while let known = current {
      if let make = lock.withLock({ makers[known.className] }) { return make(entity, context) }
      current = known.superentity
    }
    return NSManagedObject(entity: entity, insertInto: context)
  }
}

extension ManagedModels {
  package static func register(_ registry: any _ManagedObjectRegistry.Type) {
    registry.register(_ManagedObjectModels())
  }
}

/// Where a bundle would have a compiled model.
public enum _ManagedModelPlace {
  /// Nil for what is no model, or none that is known.
  public static func path(_ name: String?, _ ending: String?) -> String? {
    guard let name, let ending, ["momd", "mom", ".momd", ".mom"].contains(ending) else { return nil }
    return ManagedModels.file(name).map { "/\($0.name).momd" }
  }
}

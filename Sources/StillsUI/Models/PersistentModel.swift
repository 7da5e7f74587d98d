import Foundation
import Observation

/// A class whose objects are kept in a container. `@Model` makes one of a class.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  var persistentModelID: PersistentIdentifier { get }
  /// The context the object was inserted into.
  var _storedContext: ModelContext? { get set }
  /// What leads to objects of other classes, as far as `@Relationship` says so.
  static var _relationships: [_ModelRelationship] { get }
}

extension PersistentModel {
  public static var _relationships: [_ModelRelationship] { [] }
  public static func == (left: Self, right: Self) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public var id: PersistentIdentifier { persistentModelID }
  public var modelContext: ModelContext? { _storedContext }
  public var isDeleted: Bool { false }
  public var hasChanges: Bool { _storedContext?.hasChanges ?? false }
}

/// Tells objects apart: numbers in the order in which they were made.
nonisolated public struct PersistentIdentifier: Hashable, Comparable, Codable, Identifiable, Sendable {
  private let number: Int

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var last = 0
    func next() -> Int {
      lock.withLock {
        last += 1
        return last
      }
    }
  }

  private static let counter = Counter()

  public init() { number = Self.counter.next() }
  public var id: PersistentIdentifier { self }
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// Makes a class's objects observable and fit for a container. They are kept for as long as a picture takes.
@attached(
  member, names: named(_$observationRegistrar), named(access), named(withMutation), named(shouldNotifyObservers),
  named(persistentModelID), named(_storedContext), named(_relationships))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "StillsMacros", type: "Model")

/// Says how a property is kept; objects are the same with it.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) =
  #externalMacro(module: "StillsMacros", type: "Nothing")

/// Says how objects of another class belong to an object: `inverse` is filled in from either side.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "StillsMacros", type: "Nothing")

/// A property that is not kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "StillsMacros", type: "Nothing")

/// How a set of model classes is laid out.
nonisolated public struct Schema: @unchecked Sendable {
  public struct Version: Hashable, Sendable {
    public let major, minor, patch: Int
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
  }

  public enum Attribute {
    public struct Option: Hashable, Sendable {
      private let name: String
      public static let unique = Option(name: "unique")
      public static let externalStorage = Option(name: "externalStorage")
      public static let spotlight = Option(name: "spotlight")
      public static let ephemeral = Option(name: "ephemeral")
      public static let encrypt = Option(name: "encrypt")
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      public static func transformable(by transformerType: Any.Type) -> Option { Option(name: "transformable") }
      public static func transformable(by transformerName: String) -> Option { Option(name: "transformable") }
    }
  }

  public enum Relationship {
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
    public struct Option: Hashable, Sendable {
      public static let unique = Option()
    }
  }

  let types: [any PersistentModel.Type]

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) { self.types = types }
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) { self.types = types }
  public init(versionedSchema: any VersionedSchema.Type) { types = versionedSchema.models }
}

public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// A step from one layout to the next; a picture's container is always new.
public struct MigrationStage {
  public static func lightweight(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type
  ) -> MigrationStage { MigrationStage() }
  public static func custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?
  ) -> MigrationStage { MigrationStage() }
}

import Foundation
import StillsCore

/// Where a container would keep its objects: in memory, for as long as a picture takes, whatever is asked for.
public struct ModelConfiguration: Hashable, Sendable {
  public struct CloudKitDatabase: Hashable, Sendable {
    public static let automatic = CloudKitDatabase()
    public static let none = CloudKitDatabase()
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  public struct GroupContainer: Hashable, Sendable {
    public static let automatic = GroupContainer()
    public static let none = GroupContainer()
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer() }
  }

  public let name: String
  public let isStoredInMemoryOnly: Bool

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.isStoredInMemoryOnly) = (name ?? "default", isStoredInMemoryOnly)
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, isStoredInMemoryOnly) = (name ?? "default", false)
  }

  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    (name, self.isStoredInMemoryOnly) = ("default", isStoredInMemoryOnly)
  }
}

/// Keeps objects of model classes: empty when it is made.
public final class ModelContainer: Equatable, @unchecked Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  private(set) lazy var storedContext = ModelContext(of: self)

  @MainActor public var mainContext: ModelContext { storedContext }

  init(schema: Schema) { (self.schema, configurations, migrationPlan) = (schema, [], nil) }

  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws {
    (schema, self.configurations, self.migrationPlan) = (givenSchema, Set(configurations), migrationPlan)
  }

  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations) }

  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations) }

  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }

  public func deleteAllData() {
    for model in storedContext.insertedModelsArray { storedContext.delete(model) }
  }

  public func erase() throws { deleteAllData() }
}

// MARK: - Views

nonisolated extension View {
  /// The container whose objects views inside find.
  public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(EnvironmentModifier { $0.shownModelContext = container.storedContext })
  }

  /// A new container for the views inside.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(ModelContainerModifier(Schema(modelTypes), onSetup: onSetup)) }

  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(ModelContainerModifier(Schema([modelType]), onSetup: onSetup)) }

  public func modelContext(_ modelContext: ModelContext) -> some View {
    modifier(EnvironmentModifier { $0.shownModelContext = modelContext })
  }
}

extension Scene {
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.shownModelContext, container.storedContext)
  }

  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let container = ModelContainer(schema: Schema(modelTypes))
    onSetup(.success(container))
    return modelContainer(container)
  }

  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup) }

  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.shownModelContext, modelContext)
  }
}

/// Makes a container once where it stands.
struct ModelContainerModifier: ViewModifier {
  @State private var made = Made()
  private let schema: Schema
  nonisolated(unsafe) private let onSetup: (Result<ModelContainer, any Error>) -> Void

  private final class Made { var container: ModelContainer? }

  nonisolated init(_ schema: Schema, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void) {
    (self.schema, self.onSetup) = (schema, onSetup)
  }

  @MainActor func body(content: Content) -> some View { content.modelContainer(container) }

  @MainActor private var container: ModelContainer {
    if let container = made.container { return container }
    let container = ModelContainer(schema: schema)
    made.container = container
    onSetup(.success(container))
    return container
  }
}

nonisolated extension EnvironmentValues {
  private struct ModelContextKey: EnvironmentKey { static var defaultValue: ModelContext? { nil } }

  var shownModelContext: ModelContext? {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }

  /// The context of the container around; without one, an empty one that nobody else sees.
  public var modelContext: ModelContext {
    get { shownModelContext ?? ModelContext(ModelContainer(schema: Schema([]))) }
    set { shownModelContext = newValue }
  }
}

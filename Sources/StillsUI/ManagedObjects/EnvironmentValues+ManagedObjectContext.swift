import Foundation
import StillsCore

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

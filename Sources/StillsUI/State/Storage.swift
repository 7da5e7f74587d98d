import Foundation

/// A value under a key that all views of the screen share. A still starts without any: nothing is read from the machine
/// and nothing is kept.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var access: StorageAccess?

  private init(_ initial: Value, key: String) { (self.key, self.initial) = (key, initial) }

  /// For values that nothing has stored.
  init(unread initial: Value, _ key: String) { self.init(initial, key: key) }

  public var wrappedValue: Value {
    get { access?.read(key) as? Value ?? initial }
    nonmutating set { access?.write(newValue, key) }
  }

  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

  @MainActor public static func _install(_ property: inout AppStorage, slot: DynamicPropertySlot) {
    property.access = StorageAccess(slot: slot, domain: "app")
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key: key)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key: key)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key: key)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key: key)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key: key)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key: key)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key: key)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key: key) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue, key: key) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(nil, key: key) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(nil, key: key) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(nil, key: key) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(nil, key: key) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(nil, key: key) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(nil, key: key) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(nil, key: key) }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(nil, key: key)
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(nil, key: key)
  }
}

/// A value that would outlive the scene; in a still it lasts as long as the screen.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var access: StorageAccess?

  private init(_ initial: Value, key: String) { (self.key, self.initial) = (key, initial) }

  public var wrappedValue: Value {
    get { access?.read(key) as? Value ?? initial }
    nonmutating set { access?.write(newValue, key) }
  }

  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

  @MainActor public static func _install(_ property: inout SceneStorage, slot: DynamicPropertySlot) {
    property.access = StorageAccess(slot: slot, domain: "scene")
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(wrappedValue, key: key) }
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(wrappedValue, key: key) }
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(wrappedValue, key: key) }
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(wrappedValue, key: key) }
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(wrappedValue, key: key) }
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(wrappedValue, key: key) }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key: key)
  }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key: key)
  }
  public init(_ key: String) where Value == Bool? { self.init(nil, key: key) }
  public init(_ key: String) where Value == Int? { self.init(nil, key: key) }
  public init(_ key: String) where Value == Double? { self.init(nil, key: key) }
  public init(_ key: String) where Value == String? { self.init(nil, key: key) }
  public init(_ key: String) where Value == Data? { self.init(nil, key: key) }
}

/// A property's way to what the screen keeps.
struct StorageAccess {
  private weak var graph: ViewGraph?
  private let origin: PropertyOrigin
  private let domain: String

  @MainActor init(slot: DynamicPropertySlot, domain: String) {
    (graph, origin, self.domain) = (slot.context.graph, slot.origin, domain)
  }

  func read(_ key: String) -> Any? { graph?.stored("\(domain).\(key)") }

  func write<Value>(_ value: Value, _ key: String) { graph?.store(value, in: "\(domain).\(key)", by: origin) }
}

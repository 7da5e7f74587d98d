/// A property that tells before it changes: its own publisher the new value, its object that something changes.
@propertyWrapper public struct Published<Value> {
  let storage: PublishedStorage<Value>

  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {}
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped _: ReferenceWritableKeyPath<Object, Value>,
    storage path: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: path].storage.value }
    set {
      let storage = object[keyPath: path].storage
      storage.object = object
      storage.path = path
      storage.set(newValue)
    }
  }

  /// Sends the value, and each new one before the property has it.
  public struct Publisher: StillsCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let storage = storage
      storage.hub.attach(subscriber) { storage.value }
    }
  }
}

/// Where a published value lives.
final class PublishedStorage<Value> {
  private(set) var value: Value
  let hub = Hub<Value, Never>()
  /// The object that has the property, once it was set.
  weak var object: AnyObject?
  /// Where the object keeps it.
  var path: AnyKeyPath?
  /// What is assigned to the property.
  var sources: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  func set(_ newValue: Value) {
    if let object = object as? any ObservableObject {
      let outer = PublishedChange.current
      if let path { PublishedChange.current = PublishedChange(path: path, old: value, new: newValue) }
      announce(object)
      PublishedChange.current = outer
    }
    hub.send(newValue)
    value = newValue
  }

  private func announce<Object: ObservableObject>(_ object: Object) {
    let publisher = object.objectWillChange
    if let publisher = publisher as? ObservableObjectPublisher { return publisher.send() }
    (publisher as? PassthroughSubject<Void, Never>)?.send()
  }
}

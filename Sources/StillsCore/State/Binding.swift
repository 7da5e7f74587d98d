import Foundation

/// Reads and writes a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let getValue: () -> Value
  private let setValue: (Value) -> Void
  private let source: BindingSource?

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { self.init(nil, get: get, set: set) }

  private init(_ source: BindingSource?, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.source, getValue, setValue) = (source, get, set)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    nonmutating get {
      guard let source, source.isPart, ResolveFrame.reader != nil else { return ObservedRead.track(getValue) }
      return readPart(of: source)
    }
    nonmutating set { setValue(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      source?.part(AnyHashable(keyPath)), get: { self.wrappedValue[keyPath: keyPath] },
      set: { self.wrappedValue[keyPath: keyPath] = $0 })
  }
}

// MARK: - Reading parts

/// What a binding leads to: two that lead to the same read and write the same.
private struct BindingSource {
  let location: AnyObject
  /// Notes that a part of the value is read; the closure tells whether it is another one.
  let notePartialRead: (@escaping () -> Bool) -> Void
  private var path: [AnyHashable] = []

  init<Value>(_ location: StateLocation<Value>) {
    self.location = location
    notePartialRead = { [weak location] in location?.notePartialRead(hasChanged: $0) }
  }

  var isPart: Bool { !path.isEmpty }

  func part(_ step: AnyHashable) -> BindingSource {
    var part = self
    part.path.append(step)
    return part
  }

  func isSame(as other: BindingSource) -> Bool { location === other.location && path == other.path }
}

extension Binding {
  package init(_ location: StateLocation<Value>) {
    self.init(BindingSource(location), get: { location.value }, set: { location.set($0) })
  }

  /// Who reads a part of a value depends on that part alone.
  private func readPart(of source: BindingSource) -> Value {
    let value = ObservedRead.track { ResolveFrame.withoutReader(getValue) }
    source.notePartialRead { [getValue] in !areEqual(value, ResolveFrame.withoutReader(getValue)) }
    return value
  }

  public static func _isSame(_ left: Binding, _ right: Binding) -> Bool {
    if let left = left.source, let right = right.source { return left.isSame(as: right) }
    return ValueComparison.haveSameBits(left, right)
  }
}

// MARK: - Converting

extension Binding {
  /// A binding to an optional that is never nil.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Nil while `base` is nil; afterwards the last value it had stands in.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }
}

// MARK: - Elements

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Self>
  public typealias SubSequence = Slice<Self>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    element(at: position, fallback: wrappedValue[position])
  }

  /// The element at `index`; `fallback` once the collection no longer has one there.
  package func element(at index: Value.Index, fallback: Value.Element) -> Binding<Value.Element> {
    Binding<Value.Element>(
      (index as? AnyHashable).flatMap { source?.part($0) },
      get: { self.wrappedValue.indices.contains(index) ? self.wrappedValue[index] : fallback },
      set: { if self.wrappedValue.indices.contains(index) { self.wrappedValue[index] = $0 } })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}

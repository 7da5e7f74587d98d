import Foundation

/// A stored property of a view that is given its value before `body` is asked for.
public protocol DynamicProperty {
  /// Called before each evaluation of `body`, after the properties inside have been given theirs.
  @MainActor mutating func update()

  /// Connects the property with its place in the graph.
  @MainActor static func _install(_ property: inout Self, slot: DynamicPropertySlot)

  /// Whether two views that are the same but for this property are the same, before the property is connected.
  static func _isSame(_ left: Self, _ right: Self) -> Bool
}

extension DynamicProperty {
  @MainActor public mutating func update() {}

  @MainActor public static func _install(_ property: inout Self, slot: DynamicPropertySlot) {
    slot.installFields(of: &property)
    property.update()
  }

  public static func _isSame(_ left: Self, _ right: Self) -> Bool { ValueComparison.haveSameFields(left, right) }
}

/// Where a dynamic property keeps what must outlive the view: its identity node, and its offset in the view.
@MainActor public struct DynamicPropertySlot {
  package let context: ViewContext
  fileprivate let owner: Any.Type
  fileprivate let offset: Int

  package var origin: PropertyOrigin { PropertyOrigin(owner: owner, offset: offset) }

  /// The object of this property, made the first time.
  package func object<T: AnyObject>(make: () -> T) -> T {
    context.node.object(in: offset, of: ObjectIdentifier(owner), make: make)
  }

  /// Properties inside properties: an app author's own `DynamicProperty`.
  package func installFields<Property>(of property: inout Property) {
    DynamicProperties.install(in: &property, context: context, owner: owner, base: offset)
  }
}

/// Finds the dynamic properties among the stored properties of a type, by the runtime's field records.
@MainActor package enum DynamicProperties {
  private struct Field {
    let offset: Int
    let install: @MainActor (UnsafeMutableRawPointer, DynamicPropertySlot) -> Void
  }

  private static var known: [ObjectIdentifier: [Field]] = [:]

  package static func install<Owner>(in owner: inout Owner, context: ViewContext) {
    install(in: &owner, context: context, owner: Owner.self, base: 0)
  }

  fileprivate static func install<Owner>(
    in owner: inout Owner, context: ViewContext, owner identity: Any.Type, base: Int
  ) {
    let fields = fields(of: Owner.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &owner) { bytes in
      guard let start = bytes.baseAddress else { return }
      for field in fields {
        field.install(
          start + field.offset, DynamicPropertySlot(context: context, owner: identity, offset: base + field.offset))
      }
    }
  }

  private static func fields(of type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    FieldRecords.forEachField(of: type) { offset, fieldType in
      guard let property = fieldType as? any DynamicProperty.Type else { return }
      fields.append(field(of: property, at: offset))
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private static func field<Property: DynamicProperty>(of type: Property.Type, at offset: Int) -> Field {
    Field(offset: offset) { pointer, slot in
      Property._install(&pointer.assumingMemoryBound(to: Property.self).pointee, slot: slot)
    }
  }
}

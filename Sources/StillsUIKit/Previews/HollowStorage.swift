import Foundation

/// What can be had without knowing anything: nothing, and what is empty.
package protocol Emptiable { static var empty: Self { get } }

extension Optional: Emptiable { package static var empty: Self { nil } }
extension String: Emptiable { package static var empty: Self { "" } }
extension Array: Emptiable { package static var empty: Self { [] } }
extension Set: Emptiable { package static var empty: Self { [] } }
extension Dictionary: Emptiable { package static var empty: Self { [:] } }
extension Data: Emptiable { package static var empty: Self { Data() } }
extension AttributedString: Emptiable { package static var empty: Self { AttributedString() } }

/// Gives the storage that authors' classes add to a hollow object values that may be asked for: objects get a stand-in,
/// optionals are nil, texts and lists are empty, closures that return nothing do nothing. The rest stays zero, which suits
/// numbers and sizes; other closures, and what is known by a protocol only, must not be asked for.
@MainActor enum HollowStorage {
  /// A class that holds one of its own kind would never be full: deeper down all is zero.
  private static var depth = 0

  /// `size` is that of the vocabulary's part of the object, which comes first.
  static func fill(_ object: NSObject, of type: AnyClass, beyond size: Int) {
    guard depth < 3 else { return }
    depth += 1
    defer { depth -= 1 }
    let start = UnsafeMutableRawPointer(Unmanaged.passUnretained(object).toOpaque())
    for index in 0..<fieldCount(type) {
      var field = Field()
      let kind = fieldType(type, index, &field)
      field.free?(field.name)
      let offset = fieldOffset(type, index)
      // Weak references are nil as they are.
      if field.isStrong, offset >= size { put(kind, at: start + offset) }
    }
  }

  private static func put(_ kind: Any.Type, at place: UnsafeMutableRawPointer) {
    switch kind {
    case let kind as any Emptiable.Type: putEmpty(kind, at: place)
    case let kind as NSObject.Type: putObject(kind, at: place)
    default: if returnsNothing(kind) { place.storeBytes(of: doNothing(), as: UnsafeRawPointer.self) }
    }
  }

  /// Whether it is a kind of closure that returns nothing, and at once: a function's address and what it has captured.
  private static func returnsNothing(_ kind: Any.Type) -> Bool {
    let name = _typeName(kind, qualified: false)
    guard let start = name.firstIndex(of: "(") else { return false }
    var depth = 0, end = name.endIndex
    for index in name[start...].indices where name[index] == "(" || name[index] == ")" {
      depth += name[index] == "(" ? 1 : -1
      if depth == 0 {
        end = name.index(after: index)
        break
      }
    }
    return [" -> ()", " throws -> ()"].contains(String(name[end...])) && !name.contains("@convention")
  }

  private static func putEmpty<Value: Emptiable>(_ type: Value.Type, at place: UnsafeMutableRawPointer) {
    place.initializeMemory(as: type, to: type.empty)
  }

  private static func putObject<Object: NSObject>(_ type: Object.Type, at place: UnsafeMutableRawPointer) {
    place.initializeMemory(as: type, to: StandIn.make(type))
  }
}

// The records of stored properties that the standard library's mirrors read.

private struct Field {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("stills_do_nothing") private func doNothing() -> UnsafeRawPointer

@_silgen_name("swift_reflectionMirror_recursiveCount") private func fieldCount(_ type: Any.Type) -> Int
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata") private func fieldType(
  _ type: Any.Type, _ index: Int, _ field: UnsafeMutablePointer<Field>
) -> Any.Type
@_silgen_name("swift_reflectionMirror_recursiveChildOffset") private func fieldOffset(
  _ type: Any.Type, _ index: Int
) -> Int

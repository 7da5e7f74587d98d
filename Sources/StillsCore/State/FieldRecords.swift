@_spi(Reflection) import Swift

/// The runtime's records of a struct's stored properties.
enum FieldRecords {
  /// Calls `body` with each stored property's offset and type; nothing for classes, enums and existentials.
  static func forEachField(of type: Any.Type, body: (Int, Any.Type) -> Void) {
    guard !(type is AnyClass) else { return }
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      body(offset, fieldType)
      return true
    }
  }
}

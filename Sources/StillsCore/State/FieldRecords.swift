@_spi(Reflection) import Swift

/// The runtime's records of a struct's stored properties.
enum FieldRecords {
  /// Calls `body` with each stored property's offset and type; nothing for classes, enums and existentials. Whether the
  /// records tell of all.
  @discardableResult static func forEachField(of type: Any.Type, body: (Int, Any.Type) -> Void) -> Bool {
    guard !(type is AnyClass) else { return false }
    return _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      body(offset, fieldType)
      return true
    }
  }

  /// The property at an offset, without the underscore of property wrappers.
  static func name(of type: Any.Type, at wanted: Int) -> String? {
    guard !(type is AnyClass) else { return nil }
    var found: String?
    _ = _forEachField(of: type, options: []) { name, offset, _, _ in
      if offset <= wanted { found = String(cString: name) }
      return offset < wanted
    }
    return found.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
  }
}

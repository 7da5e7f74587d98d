import CCairo

/// Cairo refused; the message names the call.
package struct CairoError: Error, Hashable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }

  static func check(_ status: cairo_status_t, _ call: String) throws {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw CairoError("\(call): \(String(cString: cairo_status_to_string(status)))")
  }
}

import Glibc

/// A library that few pictures need: opened when the first of them comes, so that all others start without it.
final class DynamicLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Nil when the machine has no such library.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// The C function `name` as `type`, which must be its own.
  func function<F>(_ name: String, as type: F.Type) -> F? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}

/// What GObject's libraries share: counting of references, and errors with a message.
struct GObject: @unchecked Sendable {
  typealias Pointer = UnsafeMutableRawPointer
  let unref: @convention(c) (Pointer) -> Void
  let freeError: @convention(c) (Pointer) -> Void

  init?() {
    guard let library = DynamicLibrary("libgobject-2.0.so.0"), let base = DynamicLibrary("libglib-2.0.so.0"),
      let unref = library.function("g_object_unref", as: (@convention(c) (Pointer) -> Void).self),
      let freeError = base.function("g_error_free", as: (@convention(c) (Pointer) -> Void).self)
    else { return nil }
    (self.unref, self.freeError) = (unref, freeError)
  }

  /// The message of a `GError`, which is freed; it lies behind a domain and a code of four bytes each.
  func message(_ error: Pointer?) -> String {
    guard let error else { return "not readable" }
    defer { freeError(error) }
    let text = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
    return text.map { String(cString: $0) } ?? "not readable"
  }
}

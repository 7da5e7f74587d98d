import CStillsProcess
import Glibc

/// A loaded library and the types in it.
struct LibraryImage {
  private let base: UnsafeRawPointer?

  /// Loads a library; the error is the loader's own text.
  init(path: String) throws(Failure) {
    guard let handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else {
      throw Failure(
        .nothingRendered, "cannot load the compiled sources: \(dlerror().map { String(cString: $0) } ?? path)")
    }
    base = stills_base_of_library(handle)
  }

  /// The concrete types of the library that conform to any protocol, private and nested ones included, each once, in
  /// the order of their records.
  func conformingTypes() -> [Any.Type] {
    var types: [Any.Type] = []
    var seen: Set<UnsafeRawPointer> = []
    for record in conformanceRecords() {
      guard let descriptor = Self.typeDescriptor(of: record), seen.insert(descriptor).inserted,
        let type = Self.type(descriptor)
      else { continue }
      types.append(type)
    }
    return types
  }

  // MARK: - Records

  /// The runtime's list of sections tells where the library's records of protocol conformances are. In words:
  /// version, base address, two unused, protocols (start, length), conformances (start, length), …
  private func conformanceRecords() -> [UnsafeRawPointer] {
    final class Search {
      var base: UnsafeRawPointer?
      var records: [UnsafeRawPointer] = []
    }
    let search = Search()
    search.base = base
    enumerateMetadataSections(
      { sections, context in
        guard let context else { return false }
        let search = Unmanaged<Search>.fromOpaque(context).takeUnretainedValue()
        let words = sections.assumingMemoryBound(to: UInt.self)
        guard let address = UnsafeRawPointer(bitPattern: words[6]), stills_base_of_address(address) == search.base
        else { return true }
        search.records = stride(from: 0, to: Int(words[7]), by: 4).map { LibraryImage.relative(address + $0) }
        return false
      }, Unmanaged.passUnretained(search).toOpaque())
    return search.records
  }

  /// A conformance's nominal type: its reference is the second word, and the kind of reference three bits of the
  /// fourth.
  private static func typeDescriptor(of conformance: UnsafeRawPointer) -> UnsafeRawPointer? {
    switch (conformance + 12).load(as: UInt32.self) >> 3 & 7 {
    case 0: relative(conformance + 4)
    case 1: relative(conformance + 4).load(as: UnsafeRawPointer?.self)
    default: nil
    }
  }

  /// The metadata of a class, structure or enumeration without generic parameters, its own or those of a type around
  /// it.
  private static func type(_ descriptor: UnsafeRawPointer) -> Any.Type? {
    let flags = descriptor.load(as: UInt32.self)
    guard (16...18).contains(flags & 0x1f), flags & 0x80 == 0 else { return nil }
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer?
    let accessor = unsafeBitCast(relative(descriptor + 12), to: Accessor.self)
    return accessor(0).map { unsafeBitCast($0, to: Any.Type.self) }
  }

  private static func relative(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer {
    pointer + Int(pointer.load(as: Int32.self))
  }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool, _ context: UnsafeMutableRawPointer?)

import Glibc

/// Names of files are bytes, and need not be text. Swift's strings are text: what is none in a name would be replaced, and
/// the file not found.
extension FilePath {
  /// The name as it can be shown, each byte that is no text as in `caf\xE9.png`; nil where all is UTF-8.
  package static func spelledOut(_ name: UnsafePointer<CChar>) -> String? {
    let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name))
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    return bytes.map { byte in
      (0x20..<0x7F).contains(byte) ? String(UnicodeScalar(byte)) : "\\x" + hexadecimal(byte)
    }.joined()
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  /// Files and folders in a folder that cannot be opened by their names, sorted; folders end in a slash.
  package static func namesThatAreNoText(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let isFolder = entry.pointee.d_type == UInt8(DT_DIR)
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { spelledOut($0) }
      }
      if let name { names.append(isFolder ? name + "/" : name) }
    }
    return names.sorted()
  }
}

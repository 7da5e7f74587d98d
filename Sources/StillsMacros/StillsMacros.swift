import Glibc
import StillsMacroExpansion

/// The compiler's plug-in for `#Preview`, `@Previewable` and `@Entry`.
///
/// It speaks the compiler's protocol by itself: on each of standard input and output, messages of an eight-byte
/// little-endian length and so much JSON. Needing no swift-syntax, it builds in a second, starts in milliseconds and
/// works with any toolchain that keeps the protocol. What it says is in `StillsMacroExpansion`, a target that tests can
/// depend on: tests that depend on a plug-in make SwiftPM build everything twice, for the tools and for the products.
@main enum StillsMacros {
  static func main() {
    while let request = receive(), let reply = PluginMessage.reply(to: request) { send(reply) }
  }

  private static func receive() -> [UInt8]? {
    guard let header = read(count: 8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard length < 1 << 31 else { return nil }
    return read(count: Int(length))
  }

  private static func send(_ body: [UInt8]) {
    let length = UInt64(body.count)
    write((0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + body)
  }

  private static func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes { Glibc.read(0, $0.baseAddress.map { $0 + filled }, count - filled) }
      guard got > 0 else { return nil }
      filled += got
    }
    return bytes
  }

  private static func write(_ bytes: [UInt8]) {
    var written = 0
    while written < bytes.count {
      let got = bytes.withUnsafeBytes { Glibc.write(1, $0.baseAddress.map { $0 + written }, bytes.count - written) }
      guard got > 0 else { return }
      written += got
    }
  }
}

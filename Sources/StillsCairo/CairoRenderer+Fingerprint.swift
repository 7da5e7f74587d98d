import CCairo
import CStillsSources
import Foundation
import StillsImaging

extension CairoRenderer {
  /// A digest of the sources that this renderer was built from, and the versions of the libraries it draws with.
  package static let fingerprint: [String] = {
    let sources = UnsafeRawBufferPointer(start: stills_sources(), count: stills_sources_count())
    let cairo = String(cString: cairo_version_string())
    return ["sources \(ByteDigest.name(of: sources))", "cairo \(cairo)", "pixman \(pixmanVersion)"]
  }()

  /// Cairo brings pixman along but says nothing about it.
  private static var pixmanVersion: String {
    guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "pixman_version_string") else { return "unknown" }
    let call = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafePointer<CChar>?).self)
    return call().map { String(cString: $0) } ?? "unknown"
  }
}

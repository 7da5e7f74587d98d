import Foundation
import StillsSnapshots
import StillsUIKit

/// A file that shows what an assertion found. XCTest on Linux has no such type; this one has the names of Apple's.
///
/// What `Diffing.diff` returns of them is written to the folder of artifacts, and given to Swift Testing.
public final class XCTAttachment: NSObject, @unchecked Sendable {
  /// `keepAlways` and its partner change nothing here: attachments are made of failures only.
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

  public var name: String?
  public var lifetime = Lifetime.deleteOnSuccess
  public var userInfo: [AnyHashable: Any] = [:]
  public let uniformTypeIdentifier: String
  let payload: Data

  public init(data: Data, uniformTypeIdentifier: String) {
    (payload, self.uniformTypeIdentifier) = (data, uniformTypeIdentifier)
  }

  public convenience init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

  public convenience init(uniformTypeIdentifier: String?, name: String?, payload: Data?) {
    self.init(data: payload ?? Data(), uniformTypeIdentifier: uniformTypeIdentifier ?? "public.data")
    self.name = name
  }

  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// Nothing is attached of a file that cannot be read.
  public convenience init(contentsOfFile url: URL) {
    self.init(data: (try? Data(contentsOf: url)) ?? Data(), uniformTypeIdentifier: "public.data")
    name = url.lastPathComponent
  }

  public convenience init(image: UIImage) {
    self.init(data: PictureData.encoded(image) ?? Data(), uniformTypeIdentifier: "public.png")
  }

  /// What its file is called after the snapshot's own name: `reference.png`, `patch`.
  var fileSuffix: String {
    let kind =
      switch uniformTypeIdentifier {
      case "public.png": "png"
      case "public.patch-file": "patch"
      case "public.plain-text": "txt"
      default: ""
      }
    let parts = [name.map(SnapshotNames.sanitized) ?? "", kind].filter { !$0.isEmpty }
    return parts.isEmpty ? "attachment" : parts.joined(separator: ".")
  }
}

import Foundation

/// A file that shows how two values differ.
public enum DiffAttachment {
  case xcTest(XCTAttachment)
  /// `name` is the file's, with its extension or without.
  case data(Data, name: String)

  var payload: Data {
    switch self {
    case .xcTest(let attachment): attachment.payload
    case .data(let data, _): data
    }
  }

  /// What its file is called after the snapshot's own name: `reference.png`, `patch`.
  var fileSuffix: String { asXCTest.fileSuffix }

  /// Whether it shows the difference itself, and not one of the two values.
  var isDifference: Bool { asXCTest.name == "difference" }

  var asXCTest: XCTAttachment {
    switch self {
    case .xcTest(let attachment): return attachment
    case .data(let data, let name):
      let path = name as NSString
      let types = ["png": "public.png", "patch": "public.patch-file", "txt": "public.plain-text"]
      let isPicture = data.starts(with: [0x89, 0x50, 0x4e, 0x47])
      if let type = types[path.pathExtension.lowercased()] {
        return XCTAttachment(uniformTypeIdentifier: type, name: path.deletingPathExtension, payload: data)
      }
      return XCTAttachment(uniformTypeIdentifier: isPicture ? "public.png" : nil, name: name, payload: data)
    }
  }
}

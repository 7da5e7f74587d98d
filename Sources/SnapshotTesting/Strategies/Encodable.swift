import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// JSON with sorted keys, a value a line.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded(pathExtension: "json") { try encoder.encode($0) }
  }

  /// An XML property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded(pathExtension: "plist") { try encoder.encode($0) }
  }

  private static func encoded(pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      SnapshotProblems.text { String(decoding: try encode(value), as: UTF8.self) }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}

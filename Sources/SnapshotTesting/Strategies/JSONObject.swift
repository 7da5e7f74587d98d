import Foundation

extension Snapshotting where Format == String {
  /// JSON of what `JSONSerialization` makes: dictionaries, arrays, texts, numbers and `NSNull`.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (object: Value) in
      SnapshotProblems.text {
        guard JSONSerialization.isValidJSONObject(object) else { throw NotJSON(type: type(of: object as Any)) }
        let data = try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
        return String(decoding: data, as: UTF8.self)
      }
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

private struct NotJSON: Error, CustomStringConvertible {
  let type: Any.Type
  var description: String {
    "\(type) is not a JSON object: conform it to Encodable, or make it of dictionaries, arrays, strings and numbers"
  }
}

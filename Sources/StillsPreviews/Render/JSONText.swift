import StillsGeometry

/// Pieces of JSON as text.
package enum JSONText {
  package static func string(_ text: String) -> String { JSONString.quoted(text) }

  /// Members with their values already JSON.
  package static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.name)): \($0.value)" }.joined(separator: ", ") + "}"
  }

  package static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }
}

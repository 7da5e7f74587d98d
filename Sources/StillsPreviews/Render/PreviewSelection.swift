import StillsCore

/// Picks previews by name or position.
@MainActor package enum PreviewSelection {
  package static func choose(_ wanted: [String], from previews: [LoadedPreview]) throws(Failure) -> [LoadedPreview] {
    guard !previews.isEmpty else {
      throw Failure(
        .nothingRendered, "no preview found: there is no #Preview, no PreviewProvider and no App in these files")
    }
    if wanted.isEmpty { return previews }
    var chosen: [Int] = []
    for name in wanted {
      guard let index = index(of: name, in: previews) else { throw unknown(name, previews) }
      if !chosen.contains(index) { chosen.append(index) }
    }
    return chosen.sorted().map { previews[$0] }
  }

  /// A name wins over a position, should a preview be called `2`.
  private static func index(of name: String, in previews: [LoadedPreview]) -> Int? {
    let lowered = name.lowercased()
    let hyphenated = FileName.hyphenated(name, splitsWords: false)
    if let exact = previews.firstIndex(where: { $0.name == name }) { return exact }
    if let similar = previews.firstIndex(where: { $0.name.lowercased() == lowered }) { return similar }
    if let position = Int(name), previews.indices.contains(position - 1) { return position - 1 }
    return previews.firstIndex { FileName.hyphenated($0.name, splitsWords: !$0.hasTitle) == hyphenated }
  }

  private static func unknown(_ name: String, _ previews: [LoadedPreview]) -> Failure {
    if Int(name) != nil { return Failure(.usage, "there is no preview \(name); there are \(previews.count)") }
    let near = nearestNames(to: name, among: previews.map(\.name))
    let names =
      near.isEmpty
      ? "There are: " + previews.prefix(10).map { "'\($0.name)'" }.joined(separator: ", ")
      : "Did you mean " + near.map { "'\($0)'" }.joined(separator: " or ") + "?"
    return Failure(.usage, "there is no preview '\(name)'. \(names)")
  }
}

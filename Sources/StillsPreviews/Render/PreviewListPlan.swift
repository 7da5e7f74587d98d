/// A line for each preview.
@MainActor package struct PreviewListPlan {
  package var isJSON: Bool

  package init(isJSON: Bool) { self.isJSON = isJSON }

  package func jobs(_ previews: [LoadedPreview]) throws(Failure) -> [Job] {
    let found = try PreviewSelection.choose([], from: previews)
    // Chosen: what is longer stands out, and does not push the others' places off the screen.
    let width = min(found.map(\.name.count).max() ?? 0, 48)
    return found.enumerated().map { index, preview in
      let text = isJSON ? json(index + 1, preview) : line(index + 1, preview, width)
      return Job(label: preview.name, paths: []) { Job.Report(text: text) }
    }
  }

  private func json(_ position: Int, _ preview: LoadedPreview) -> String {
    JSONText.object([
      ("index", "\(position)"), ("name", JSONText.string(preview.name)),
      ("kind", JSONText.string(preview.origin.rawValue)), ("file", JSONText.string(preview.file)),
      ("line", "\(preview.line)"),
    ])
  }

  private func line(_ position: Int, _ preview: LoadedPreview, _ width: Int) -> String {
    let place = "\(preview.file):\(preview.line)"
    let name = preview.name.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "⏎")
    return "\(pad("\(position)", 3, onLeft: true))  \(pad(name, width))  \(place)  \(preview.origin.rawValue)\n"
  }

  private func pad(_ text: String, _ width: Int, onLeft: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    return onLeft ? blanks + text : text + blanks
  }
}

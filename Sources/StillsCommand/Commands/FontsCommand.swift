import StillsCore
import StillsPreviews
import StillsText

/// Lists the names that `Font.custom` understands.
enum FontsCommand {
  static let command = Command(
    name: "fonts", operands: "[WORD…]", summary: "list the names of fonts, or those with a word in them",
    options: Option.picturing.filter { $0.names.contains("--fonts") } + [Option.listing, .help], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> Int32 {
    let names: [String]
    do {
      names = try HarfBuzzEngine(fontDirectories: invocation.render.fontDirectories).fontNames
    } catch {
      throw Failure(.nothingRendered, "\(error)")
    }
    let found = names.filter { name in
      invocation.paths.isEmpty || invocation.paths.contains { name.lowercased().contains($0.lowercased()) }
    }
    guard !found.isEmpty || invocation.paths.isEmpty else {
      let near = invocation.paths.flatMap { nearestNames(to: $0, among: names) }
      throw Failure(
        .usage,
        "no font has '\(invocation.paths.joined(separator: " "))' in its name"
          + (near.isEmpty ? "" : ". Did you mean \(near.joined(separator: " or "))?"))
    }
    if !invocation.isJSON, invocation.paths.isEmpty { Terminal.note(FontsOption.notes) }
    Terminal.print(
      invocation.isJSON ? JSONText.array(found.map(JSONText.string)) + "\n" : found.map { $0 + "\n" }.joined())
    return 0
  }
}

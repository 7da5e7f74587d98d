import StillsCore
import StillsPreviews

/// Lists the names that `Image(systemName:)` understands.
enum SymbolsCommand {
  static let command = Command(
    name: "symbols", operands: "[WORD…]", summary: "list the symbols, or those with a word in their name",
    options: [Option.listing, .help], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> Int32 {
    let found = SymbolCatalog.allNames.filter { name in
      invocation.paths.isEmpty || invocation.paths.contains { name.contains($0.lowercased()) }
    }
    guard !found.isEmpty else {
      let near = invocation.paths.flatMap { SymbolCatalog.suggestions(for: $0) }
      let rest = near.isEmpty ? "" : ". Did you mean \(near.joined(separator: " or "))?"
      throw Failure(.usage, "no symbol has '\(invocation.paths.joined(separator: " "))' in its name\(rest)")
    }
    Terminal.print(
      invocation.isJSON ? JSONText.array(found.map(JSONText.string)) + "\n" : found.map { $0 + "\n" }.joined())
    return 0
  }
}

import StillsCore
import StillsPreviews

/// One of the things `stills` can do.
struct Command {
  var name: String
  /// What follows the name in the usage line.
  var operands: String
  var summary: String
  var options: [Option]
  var run: @MainActor (Invocation) throws(Failure) -> Int32

  static let version = "0.1.0"

  static let all: [Command] = [
    RenderCommand.command, ReviewCommand.command, WatchCommand.command, FilmCommand.command, InspectCommand.command,
    PreviewsCommand.command, DevicesCommand.command, FontsCommand.command, SymbolsCommand.command, DiffCommand.command,
    GoldensCommand.command,
  ]

  /// Promised, but not there.
  static let laterOptions = [
    "--frame": "devices are drawn without their frames"
  ]

  /// Finds the command and runs it; the exit status.
  @MainActor static func run(_ arguments: [String]) throws(Failure) -> Int32 {
    guard let name = arguments.first else {
      Terminal.note(Help.overview)
      return Failure.Status.usage.rawValue
    }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "--version", "version": Terminal.print("stills \(version)\n")
    case "--help", "-h", "help": Terminal.print(try help(rest))
    default: return try named(name).run(rest)
    }
    return 0
  }

  private static func help(_ arguments: [String]) throws(Failure) -> String {
    guard let name = arguments.first, !["help", "version"].contains(name) else { return Help.overview + "\n" }
    return Help.text(try named(name)) + "\n"
  }

  private static func named(_ name: String) throws(Failure) -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    if name.hasSuffix(".swift") || FilePath.isFolder(name) {
      throw Failure(.usage, "which command? `stills render \(name)` makes pictures of it")
    }
    let near = nearestNames(to: name, among: all.map(\.name))
    let rest = near.isEmpty ? "`stills help` lists them all" : "Did you mean \(near.joined(separator: " or "))?"
    throw Failure(.usage, "there is no command '\(name)'. \(rest)")
  }

  @MainActor private func run(_ arguments: [String]) throws(Failure) -> Int32 {
    var invocation = try ArgumentParser(command: self).parse(arguments)
    invocation.command = name
    invocation.render.sourcePaths = invocation.paths
    if invocation.wantsHelp {
      Terminal.print(Help.text(self) + "\n")
      return 0
    }
    return try run(invocation)
  }
}

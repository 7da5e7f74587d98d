/// What `--help` says.
enum Help {
  static var overview: String {
    let commands: [(usage: String, summary: String)] =
      Command.all.map { (usage: "\($0.name) \($0.operands)", summary: $0.summary) } + [
        ("help [COMMAND]", "list the commands, or a command's options"), ("version", "print the version"),
      ]
    let width = commands.map(\.usage.count).max() ?? 0
    let lines = commands.map { usage, summary in
      "  stills \(usage)\(String(repeating: " ", count: width - usage.count))  \(summary)"
    }
    return """
      SwiftUI screenshots without a Mac.

      \(lines.joined(separator: "\n"))

      `stills help COMMAND` lists a command's options. The exit status is 0 when all is well; 1 for differences, unused
      goldens, and warnings under --strict; 2 for a mistake in the command line or what cannot be compared; 3 for sources
      that do not compile; 4 when a picture could not be drawn or written.
      """
  }

  static func text(_ command: Command) -> String {
    let usages = command.options.map { option in
      option.names.sorted { $0.count < $1.count }.joined(separator: ", ") + (option.placeholder.map { " " + $0 } ?? "")
    }
    let width = usages.map(\.count).max() ?? 0
    let lines = zip(usages, command.options).map { usage, option in
      "  \(usage)\(String(repeating: " ", count: width - usage.count))  \(option.help)"
    }
    return "usage: stills \(command.name) \(command.operands)\n\n\(command.summary)\n\n" + lines.joined(separator: "\n")
  }
}

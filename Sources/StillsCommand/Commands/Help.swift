/// What `--help` says.
enum Help {
  static var overview: String {
    let width = Command.all.map { $0.name.count + $0.operands.count + 1 }.max() ?? 0
    let lines = Command.all.map { command in
      let usage = "\(command.name) \(command.operands)"
      return "  stills \(usage)\(String(repeating: " ", count: width - usage.count))  \(command.summary)"
    }
    return """
      SwiftUI screenshots without a Mac.

      \(lines.joined(separator: "\n"))

      `stills help COMMAND` lists a command's options.
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

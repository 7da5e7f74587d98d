import StillsCore
import StillsPreviews

/// Reads a command's arguments: options anywhere, `--option value` or `--option=value`, paths after `--` even if they
/// look like options.
struct ArgumentParser {
  var command: Command

  func parse(_ arguments: [String]) throws(Failure) -> Invocation {
    var invocation = Invocation()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        invocation.paths += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        invocation.paths.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let option = try option(parts[0])
      try option.apply(
        &invocation, try value(of: option, named: parts[0], inline: parts.count > 1 ? parts[1] : nil, &rest))
    }
    return invocation
  }

  private func option(_ name: String) throws(Failure) -> Option {
    if let option = command.options.first(where: { $0.names.contains(name) }) { return option }
    if let note = Command.laterOptions[name] { throw Failure(.usage, "\(name) is not there yet: \(note)") }
    let near = nearestNames(to: name, among: command.options.flatMap(\.names).filter { $0.hasPrefix("--") })
    let rest =
      near.isEmpty ? "`stills help \(command.name)` lists them all" : "Did you mean \(near.joined(separator: " or "))?"
    throw Failure(.usage, "`stills \(command.name)` has no option \(name). \(rest)")
  }

  private func value(
    of option: Option, named name: String, inline: String?, _ rest: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard let placeholder = option.placeholder else {
      if let inline { throw Failure(.usage, "\(name) takes no value, but got '\(inline)'") }
      return ""
    }
    if let takes = option.takes, inline == nil {
      guard let next = rest.first, takes(next) else { return "" }
      return rest.removeFirst()
    }
    let following = rest.first.flatMap { Self.canBeValue($0) ? $0 : nil }
    guard let value = inline ?? following, !value.isEmpty else {
      let hint = rest.first.map { $0.isEmpty || $0 == "--" ? "" : "; if it is \($0), write \(name)=\($0)" } ?? ""
      throw Failure(.usage, "\(name) needs a value: \(name) \(placeholder)\(inline == nil ? hint : "")")
    }
    if inline == nil { rest.removeFirst() }
    return value
  }

  /// A value may begin with a hyphen only if it begins with a number: `-1`, `-5,0,10,10`.
  private static func canBeValue(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument != "-" else { return true }
    let rest = argument.dropFirst().drop { $0 == "." }
    return Double(argument) != nil || rest.first.map { $0.isASCII && $0.isNumber } ?? false
  }
}

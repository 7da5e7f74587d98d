import Glibc

/// Why a child died, in words.
struct Death {
  /// The raw wait status.
  var status: Int32
  var crash: Message?
  var lastLines: [String]
  var library: String
  var symbolizer: String?

  var reason: String {
    let signal = status & 0x7f
    if signal == 0 { return "it called exit(\(status >> 8 & 0xff))" }
    if crash?[2] == "full" { return "it recursed until the stack was full\(place.map { " (\($0))" } ?? "")" }
    if let fatal = lastLines.last(where: Self.isFatal) { return Self.fatal(fatal, place: place) }
    return "it was stopped by \(Self.name(signal))\(place.map { " (\($0))" } ?? "")"
  }

  private static let words = ["Fatal error", "Precondition failed", "Assertion failed"]

  /// Whether a line is the runtime's last words.
  static func isFatal(_ line: String) -> Bool { words.contains { line.contains(": \($0)") || line.hasPrefix($0) } }

  /// `App/Card.swift:12: Fatal error: Index out of range`; the place is the standard library's own for its own checks.
  private static func fatal(_ line: String, place: String?) -> String {
    guard let middle = words.lazy.compactMap({ line.firstRange(of: $0) }).first else { return line }
    var message = line[middle.upperBound...].drop { $0 == ":" || $0 == " " }
    if message.isEmpty { message = line[middle] }
    var origin = line[..<middle.lowerBound]
    while let last = origin.last, last == ":" || last == " " { origin.removeLast() }
    let module = origin.prefix { $0 != "/" }
    let own = module == "App" ? String(origin.dropFirst(4)) : nil
    return "it trapped: \(message)\((own ?? place).map { " (\($0))" } ?? "")"
  }

  private static func name(_ signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "a trap"
    case SIGSEGV: "a bad memory access (SIGSEGV)"
    case SIGBUS: "a bad memory access (SIGBUS)"
    case SIGFPE: "an arithmetic error (SIGFPE)"
    case SIGABRT: "abort()"
    case SIGKILL: "the system (SIGKILL); it may have used too much memory"
    default: "signal \(signal)"
    }
  }

  /// The innermost of the user's own lines: `Card.swift:12`.
  private var place: String? {
    guard let symbolizer else { return nil }
    let offsets = (crash?.fields.dropFirst(3) ?? []).compactMap { field -> String? in
      let parts = field.split(separator: "\t", omittingEmptySubsequences: false)
      return parts.count == 2 && parts[0] == library ? String(parts[1]) : nil
    }
    guard !offsets.isEmpty,
      let outcome = Subprocess.run(
        symbolizer, ["--obj=\(library)", "--functions=none", "--no-inlines"] + offsets.prefix(16))
    else { return nil }
    for line in outcome.output.split(separator: "\n") {
      let parts = line.split(separator: ":")
      guard parts.count >= 2, parts[0].hasSuffix(".swift"), let number = Int(parts[1]), number > 0 else { continue }
      return "\(FilePath.name(String(parts[0]))):\(number)"
    }
    return nil
  }
}

import Foundation

/// What there is to say of a snapshot in which nothing but an order differs: a set or a dictionary may have made it.
enum OrderNote {
  /// Nil where sets and dictionaries have the same order in each run.
  static func text(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    guard (environment["SWIFT_DETERMINISTIC_HASHING"] ?? "").isEmpty else { return nil }
    return
      "note: only an order differs. That of sets and dictionaries is another in each run: sort what is shown, or set "
      + "SWIFT_DETERMINISTIC_HASHING=1"
  }

  /// Whether both texts have the same lines.
  static func applies(to old: String, _ new: String) -> Bool {
    old.utf8.count == new.utf8.count && lines(old) == lines(new)
  }

  private static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init).sorted()
  }
}

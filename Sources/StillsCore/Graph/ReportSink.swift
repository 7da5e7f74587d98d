import Foundation

/// Collects what could not be drawn as asked; each message once, in order.
public final class ReportSink {
  package private(set) var messages: [String] = []
  private var seen: Set<String> = []

  package init() {}

  package func add(_ message: String) {
    if seen.insert(message).inserted { messages.append(message) }
  }
}

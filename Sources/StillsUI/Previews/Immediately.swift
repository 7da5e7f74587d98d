import Foundation

/// Runs asynchronous work to its end while the main thread stands here.
@MainActor enum Immediately {
  private final class Outcome<Value> { var result: Result<Value, any Error>? }

  struct DidNotFinish: Error, CustomStringConvertible {
    var description: String { "the preview's shared context took longer than \(Immediately.limit) s to make" }
  }

  private nonisolated static let limit = 10.0  // Chosen: well below the command's own time limit.

  static func run<Value>(_ work: @escaping @MainActor () async throws -> Value) throws -> Value {
    let outcome = Outcome<Value>()
    Task { @MainActor in
      do { outcome.result = .success(try await work()) } catch { outcome.result = .failure(error) }
    }
    let start = ProcessInfo.processInfo.systemUptime
    while outcome.result == nil {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
      if ProcessInfo.processInfo.systemUptime - start > limit { throw DidNotFinish() }
    }
    return try outcome.result?.get() ?? { throw DidNotFinish() }()
  }
}

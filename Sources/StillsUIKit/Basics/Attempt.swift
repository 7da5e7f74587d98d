/// Calls what may trap: an author's `fatalError("init(coder:) has not been implemented")`.
///
/// The call has a stack of its own (CStillsStage). When it traps, that stack is left as it is, like a thread's that never
/// goes on: what the call holds is never let go and never used again, and nothing has to be undone. Only two things of the
/// call last: what it had changed before, and a lazily made global whose making it was in the middle of.
@MainActor package enum Attempt {
  private final class Work {
    let body: @MainActor () -> Void
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
  }

  /// Nil when `body` came back; otherwise its last words, without what stands before them.
  package static func run(_ body: @escaping @MainActor () -> Void) -> String? {
    let work = Unmanaged.passRetained(Work(body))
    var reason = [CChar](repeating: 0, count: 512)
    let cameBack = attempt(
      { argument in
        let work = Unmanaged<Work>.fromOpaque(argument).takeUnretainedValue()
        MainActor.assumeIsolated { work.body() }
      }, work.toOpaque(), &reason, reason.count)
    guard cameBack == 0 else {
      work.release()
      return nil
    }
    let said = String(decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return said.firstRange(of: "rror: ").map { String(said[$0.upperBound...]) } ?? (said.isEmpty ? "it trapped" : said)
  }
}

@_silgen_name("stills_attempt") private func attempt(
  _ body: @convention(c) (UnsafeMutableRawPointer) -> Void, _ argument: UnsafeMutableRawPointer,
  _ reason: UnsafeMutablePointer<CChar>, _ reasonSize: Int
) -> Int32

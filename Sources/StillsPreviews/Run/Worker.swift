import CStillsProcess
import Glibc

/// The child's side: loads the library, lists its previews, and performs the jobs it is told.
@MainActor struct Worker {
  var library: CompiledLibrary
  var plan: @MainActor ([LoadedPreview]) throws(Failure) -> [Job]
  var skipped: Set<String>
  /// Where the parent's orders come from and answers go to.
  var orders, answers: Int32

  private static let stackSize: UInt = 64 << 20  // Chosen: eight times the usual, and still filled in a blink.

  func run() -> Never {
    stills_report_crashes(answers, Self.stackSize)
    do throws(Failure) {
      let discovery = Discovery(
        library: library, skipped: skipped,
        willAsk: { Message("asking", $0).send(to: answers) },
        didFail: { Message("unlisted", $0, "\($1)").send(to: answers) })
      let previews = discovery.previews(in: try LibraryImage(path: library.path))
      serve(try plan(previews))
    } catch {
      Message("failure", "\(error.status.rawValue)", error.description).send(to: answers)
    }
    _exit(0)
  }

  private func serve(_ jobs: [Job]) {
    let list = jobs.flatMap { [$0.label, $0.paths.joined(separator: "\0"), $0.facts] }
    Message(fields: ["ready"] + list).send(to: answers)
    var buffer: [UInt8] = []
    while let order = next(&buffer) {
      guard let index = Int(order[0]), jobs.indices.contains(index) else { return }
      do {
        let report = try jobs[index].perform()
        fflush(nil)
        Message(fields: ["done", "\(report.width)", "\(report.height)", report.text] + report.warnings).send(
          to: answers)
      } catch {
        fflush(nil)
        Message("failed", "\(error)").send(to: answers)
      }
    }
  }

  private func next(_ buffer: inout [UInt8]) -> Message? {
    while true {
      if let message = Message.take(from: &buffer) { return message }
      var chunk = [UInt8](repeating: 0, count: 512)
      let count = read(orders, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      buffer += chunk[..<count]
    }
  }
}
